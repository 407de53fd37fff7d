import { describe, expect, test } from 'vitest';
import { ancestorIds, matchingNodes, visibleRows, withDescendants } from '#client/ui/tree/tree.ts';
import { treeMove } from '#client/ui/tree/treeKeys.ts';

const node = (id: string, parentId: string | null, description = '') => ({ id, name: id, parentId, description });
/** Research > (Memory > (Sleep), Attention), Reading. */
const nodes = [
  node('Research', null),
  node('Memory', 'Research', 'How people remember'),
  node('Sleep', 'Memory'),
  node('Attention', 'Research'),
  node('Reading', null),
];
const shown = (open: readonly string[]) => visibleRows(nodes, new Set(open));
const outline = (open: readonly string[]) => shown(open).map(({ node: { id }, depth }) => '  '.repeat(depth) + id);

describe('the rows one sees', () => {
  test('are the roots when nothing is open', () => expect(outline([])).toEqual(['Research', 'Reading']));
  test('go as deep as what is open', () => {
    expect(outline(['Research'])).toEqual(['Research', '  Memory', '  Attention', 'Reading']);
    expect(outline(['Research', 'Memory'])).toEqual(['Research', '  Memory', '    Sleep', '  Attention', 'Reading']);
  });
  test('do not show what is open inside something closed', () => expect(outline(['Memory'])).toEqual(['Research', 'Reading']));
  test('know which can be opened', () => {
    expect(shown(['Research']).map(({ node: { id }, hasChildren, isOpen }) => [id, hasChildren, isOpen])).toEqual([
      ['Research', true, true],
      ['Memory', true, false],
      ['Attention', false, false],
      ['Reading', false, false],
    ]);
  });
});

test('ancestors are found nearest first, also when a parent is its own ancestor', () => {
  expect(ancestorIds(nodes, 'Sleep')).toEqual(['Memory', 'Research']);
  expect(ancestorIds([node('a', 'b'), node('b', 'a')], 'a')).toEqual(['b']);
});

test('a collection goes with all that is below it', () => {
  expect([...withDescendants(nodes, 'Research')]).toEqual(['Research', 'Memory', 'Sleep', 'Attention']);
  expect([...withDescendants(nodes, 'Reading')]).toEqual(['Reading']);
});

test('a search looks into names and descriptions and keeps the way to what it finds', () => {
  const found = (words: string) => matchingNodes(nodes, words).map(({ id }) => id);
  expect(found('REMEMBER')).toEqual(['Research', 'Memory']);
  expect(found('sle')).toEqual(['Research', 'Memory', 'Sleep']);
  expect(found('  ')).toHaveLength(5);
  expect(found('nothing')).toEqual([]);
});

describe('keys', () => {
  const press = (at: string, key: string, shiftKey = false) => treeMove(shown(['Research']), at, { key, shiftKey });
  test.each([
    ['Research', 'ArrowDown', { kind: 'focus', id: 'Memory' }],
    ['Reading', 'ArrowDown', null],
    ['Reading', 'ArrowUp', { kind: 'focus', id: 'Attention' }],
    ['Attention', 'Home', { kind: 'focus', id: 'Research' }],
    ['Research', 'End', { kind: 'focus', id: 'Reading' }],
    ['Research', 'ArrowRight', { kind: 'focus', id: 'Memory' }],
    ['Memory', 'ArrowRight', { kind: 'open', id: 'Memory' }],
    ['Attention', 'ArrowRight', null],
    ['Research', 'ArrowLeft', { kind: 'close', id: 'Research' }],
    ['Memory', 'ArrowLeft', { kind: 'focus', id: 'Research' }],
    ['Reading', 'ArrowLeft', null],
    ['Memory', 'Enter', { kind: 'select', id: 'Memory' }],
    ['Memory', 'F2', { kind: 'rename', id: 'Memory' }],
    ['Memory', 'Delete', { kind: 'remove', id: 'Memory' }],
    ['Research', 'r', { kind: 'focus', id: 'Reading' }],
    ['Reading', 'a', { kind: 'focus', id: 'Attention' }],
    ['Reading', 'x', null],
    ['Reading', 'Tab', null],
  ])('on %s, %s', (at, key, move) => expect(press(at, key)).toEqual(move));
  test('Shift F10 opens the menu, F10 does not', () => {
    expect(press('Memory', 'F10', true)).toEqual({ kind: 'menu', id: 'Memory' });
    expect(press('Memory', 'F10')).toBeNull();
  });
});
