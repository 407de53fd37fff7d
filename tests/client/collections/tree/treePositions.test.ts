import { describe, expect, test } from 'vitest';
import { totalCounts } from '#client/collections/tree/totalCounts.ts';
import { visibleRows } from '#client/ui/tree/tree.ts';
import { isSamePosition, orderAfter, parentAt, currentPosition, positionAtPointer, type TreePosition } from '#client/collections/tree/treePositions.ts';

const node = (id: string, parentId: string | null, sourceCount = 1) => ({ id, name: id, parentId, sourceCount });
/** Research > (Memory > (Sleep), Attention), Reading. */
const nodes = [node('Research', null), node('Memory', 'Research'), node('Sleep', 'Memory'), node('Attention', 'Research'), node('Reading', null)];
const rows = visibleRows(nodes, new Set(['Research', 'Memory']));
const under = (dragged: string, at: number, depth = 0) => positionAtPointer(rows, dragged, at, depth);
const beside = (siblingId: string, side: 'before' | 'after'): TreePosition => ({ kind: 'beside', siblingId, side });

describe('the place under the pointer', () => {
  test('is inside a row at its middle, beside it at its edges', () => {
    expect(under('Reading', 1.5)?.position).toEqual({ kind: 'into', id: 'Memory' });
    expect(under('Reading', 1.1, 1)).toEqual({ position: beside('Memory', 'before'), line: { row: 1, depth: 1 } });
  });
  test('is never inside what is dragged, or below it', () => {
    expect(under('Research', 0.5)).toBeNull();
    expect(under('Research', 2.5)).toBeNull();
  });
  test('below an open row is before its first child', () => expect(under('Reading', 0.9)?.position).toEqual(beside('Memory', 'before')));
  test('between levels follows the pointer sideways', () => {
    expect(under('Reading', 2.9, 2)).toEqual({ position: beside('Sleep', 'after'), line: { row: 3, depth: 2 } });
    expect(under('Reading', 2.9, 1)?.position).toEqual(beside('Attention', 'before'));
    expect(under('Sleep', 3.9, 1)?.position).toEqual(beside('Attention', 'after'));
    expect(under('Sleep', 3.9, 0)?.position).toEqual(beside('Reading', 'before'));
  });
  test('under the last row is the end of the top', () => expect(under('Memory', 7)).toEqual({ position: { kind: 'top' }, line: { row: 5, depth: 0 } }));
});

describe('a move', () => {
  test.each<[string, TreePosition, string[]]>([
    ['Memory', { kind: 'top' }, ['Research', 'Attention', 'Reading', 'Memory', 'Sleep']],
    ['Reading', { kind: 'into', id: 'Memory' }, ['Research', 'Memory', 'Sleep', 'Reading', 'Attention']],
    ['Attention', beside('Memory', 'before'), ['Research', 'Attention', 'Memory', 'Sleep', 'Reading']],
    ['Sleep', beside('Research', 'after'), ['Research', 'Memory', 'Attention', 'Sleep', 'Reading']],
  ])('of %s to %o keeps everything else in order', (id, position, order) => {
    expect(orderAfter(nodes, id, position)).toEqual(order);
  });
  test('back to where it was restores the order', () => {
    for (const { id, parentId } of nodes) {
      const back = currentPosition(nodes, id);
      expect(parentAt(nodes, back)).toBe(parentId);
      expect(isSamePosition(nodes, id, back)).toBe(true);
    }
  });
  test('to where it lies already is none', () => {
    expect(isSamePosition(nodes, 'Attention', beside('Memory', 'after'))).toBe(true);
    expect(isSamePosition(nodes, 'Attention', beside('Memory', 'before'))).toBe(false);
    expect(isSamePosition(nodes, 'Attention', beside('Research', 'after'))).toBe(false);
  });
});

test('counts add up from below', () => {
  expect(Object.fromEntries(totalCounts(nodes))).toEqual({ Research: 4, Memory: 2, Sleep: 1, Attention: 1, Reading: 1 });
});
