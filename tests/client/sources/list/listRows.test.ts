import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsIn, gridMove, linesOf, offsetWithColumns } from '#client/sources/list/listRows.ts';
import { stableOrder } from '#client/sources/list/stableOrder.ts';

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });
/** Ten cards, four side by side: 0 1 2 3 / 4 5 6 7 / 8 9. */
const from = (index: number, name: string, ctrlKey = false) =>
  gridMove({ index, count: 10, columns: 4, page: 2, isRtl: false }, key(name, ctrlKey));

test('with other columns one still sees the card one saw first', () => {
  const line = 272;
  const rowOf = (card: number, columns: number) => Math.floor(card / columns) * line;
  expect(offsetWithColumns(0, { line, from: 3, to: 2 })).toBe(0);
  // Card 30 was the first to be seen, a little of it hidden above.
  expect(offsetWithColumns(rowOf(30, 3) + 40, { line, from: 3, to: 2 })).toBe(rowOf(30, 2) + 40);
  expect(offsetWithColumns(rowOf(30, 2), { line, from: 2, to: 3 })).toBe(rowOf(30, 3));
});

describe('keys in the grid', () => {
  test('arrows follow what one sees', () => {
    expect(from(5, 'ArrowRight')).toBe(6);
    expect(from(5, 'ArrowLeft')).toBe(4);
    expect(from(5, 'ArrowUp')).toBe(1);
    expect(from(5, 'ArrowDown')).toBe(9);
    expect(gridMove({ index: 5, count: 10, columns: 4, page: 2, isRtl: true }, key('ArrowRight'))).toBe(4);
  });
  test('nobody falls off the edges', () => {
    expect(from(0, 'ArrowLeft')).toBe(0);
    expect(from(2, 'ArrowUp')).toBe(2);
    expect(from(9, 'ArrowRight')).toBe(9);
    expect(from(7, 'ArrowDown')).toBe(9);
    expect(from(9, 'ArrowDown')).toBe(9);
  });
  test('Home and End go along the row, with Ctrl to the ends', () => {
    expect(from(6, 'Home')).toBe(4);
    expect(from(5, 'End')).toBe(7);
    expect(from(8, 'End')).toBe(9);
    expect(from(6, 'Home', true)).toBe(0);
    expect(from(6, 'End', true)).toBe(9);
  });
  test('a list has no left and right, and Home is its beginning', () => {
    const inList = (name: string) => gridMove({ index: 5, count: 10, columns: 1, page: 3, isRtl: false }, key(name));
    expect(['ArrowRight', 'Home', 'End', 'PageDown', 'PageUp', 'e'].map(inList)).toEqual([null, 0, 9, 8, 2, null]);
  });
  test('every move ends inside', () => {
    const names = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 7 }), fc.nat(9), names, fc.boolean(), (index, columns, page, name, isRtl) => {
        const to = gridMove({ index, count: 61, columns, page, isRtl }, key(name));
        if (to !== null) expect(to).toBeGreaterThanOrEqual(0);
        if (to !== null) expect(to).toBeLessThan(61);
      }),
    );
  });
});

test('as many cards side by side as fit, one at least', () => {
  expect([0, 256, 527, 528, 832, 5000].map((width) => columnsIn(width, 256, 16, 7))).toEqual([1, 1, 1, 2, 3, 7]);
});

test('a list stands under headings only when it is sorted by a date', () => {
  const now = new Date(2026, 4, 14, 12);
  const items = [new Date(2026, 4, 14, 9), new Date(2026, 4, 1)].map((date) => ({ date: date.toISOString() }));
  expect(linesOf(items, null, now)).toEqual([{ kind: 'source', index: 0 }, { kind: 'source', index: 1 }]);
  expect(linesOf(items, ({ date }) => date, now)).toEqual([
    { kind: 'group', name: 'today', count: 1 },
    { kind: 'source', index: 0 },
    { kind: 'group', name: 'earlier', count: 1 },
    { kind: 'source', index: 1 },
  ]);
});

test('a list that is held does not move: news wait, a further page comes, what comes back finds its place', () => {
  expect(stableOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['a', 'b', 'c']);
  expect(stableOrder(['a', 'b'], ['new', 'a', 'b'])).toEqual(['a', 'b']);
  expect(stableOrder(['a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  expect(stableOrder(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'b', 'c']);
});
