import { expect, test } from 'vitest';
import { sortedRows, type TableSort } from '#client/sources/viewers/sortTable.ts';

/** The cells of a column in the order they get. */
function sorted(cells: readonly string[], kind: TableSort['kind'], isDescending = false) {
  return [...sortedRows(cells.map((cell) => ['x', cell]), { column: 1, kind, isDescending })].map((row) => cells[row]);
}

test.each([
  ['number', ['10', '9', '-1', '1,234', '1.5', '1,234.5', '€ 12', '50%', '(3)'], ['(3)', '-1', '1.5', '9', '10', '€ 12', '50%', '1,234', '1,234.5']],
  ['number', ['1.234,5', '2,5', '1.234.567'], ['2,5', '1.234,5', '1.234.567']],
  ['date', ['2021-05-04', '2020-12-31', '2021-05-04T10:30:00Z', '2021-05-04 09:00'], ['2020-12-31', '2021-05-04', '2021-05-04 09:00', '2021-05-04T10:30:00Z']],
  ['date', ['4.5.2021', '31.12.20', '1.1.1999'], ['1.1.1999', '31.12.20', '4.5.2021']],
  ['date', ['5/4/2021 1:00 PM', '5/4/2021 11:00 AM', '12/31/2020'], ['12/31/2020', '5/4/2021 11:00 AM', '5/4/2021 1:00 PM']],
  ['text', ['Zoë', 'item 10', 'item 9', 'Åse', 'apple'], ['apple', 'Åse', 'item 9', 'item 10', 'Zoë']],
] as const)('%s %j', (kind, cells, expected) => {
  expect(sorted(cells, kind)).toEqual(expected);
  expect(sorted(cells, kind, true)).toEqual(expected.toReversed());
});

test('what is empty or no number comes last either way, and what is alike stays as it was', () => {
  expect(sorted(['', 'n/a', '2', '1'], 'number')).toEqual(['1', '2', 'n/a', '']);
  expect(sorted(['', 'n/a', '2', '1'], 'number', true)).toEqual(['2', '1', 'n/a', '']);
  const rows = [['b', '1'], ['a', '1'], ['c', '0'], ['d']];
  expect([...sortedRows(rows, { column: 1, kind: 'number', isDescending: false })]).toEqual([2, 0, 1, 3]);
  expect([...sortedRows(rows, { column: 1, kind: 'number', isDescending: true })]).toEqual([0, 1, 2, 3]);
});

test('200,000 rows are put in order', () => {
  const rows = Array.from({ length: 200_000 }, (_, at) => [`name ${(at * 7919) % 200_000}`, String((at * 7919) % 200_000)]);
  expect(sortedRows(rows, { column: 1, kind: 'number', isDescending: false })[0]).toBe(0);
  expect(sortedRows(rows, { column: 0, kind: 'text', isDescending: false })[1]).toBe(rows.findIndex(([name]) => name === 'name 1'));
});
