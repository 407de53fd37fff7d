import type { TableRow } from './parseTable.ts';
import type { ColumnKind } from './tableColumns.ts';

/** By what the rows of a table are put in order. */
export interface TableSort {
  readonly column: number;
  readonly kind: ColumnKind;
  readonly isDescending: boolean;
}

/**
 * The numbers of the rows in this order. Rows that are alike stay as they were, and those with an empty cell come last, whichever way it goes;
 * so does what is no number among numbers, as text.
 */
export function sortedRows(rows: readonly TableRow[], { column, kind, isDescending }: TableSort): Uint32Array<ArrayBuffer> {
  const cells = rows.map((row) => row[column]?.trim() ?? '');
  const values = cells.map((cell) => (kind === 'number' ? numberIn(cell) : kind === 'date' ? timeIn(cell) : Number.NaN));
  const keys = cells.map((cell, row) => (Number.isNaN(values[row] ?? Number.NaN) ? keyOf(cell) : ''));
  const sign = isDescending ? -1 : 1;
  const order = Uint32Array.from(rows.keys());
  return order.sort((one, other) => {
    const rank = rankOf(cells[one] ?? '', values[one] ?? Number.NaN, kind) - rankOf(cells[other] ?? '', values[other] ?? Number.NaN, kind);
    if (rank !== 0) return rank;
    const difference = (values[one] ?? Number.NaN) - (values[other] ?? Number.NaN);
    return (Number.isNaN(difference) ? byKey(keys[one] ?? '', keys[other] ?? '') : difference) * sign || one - other;
  });
}

/** As titles are put in order: without accents and case, numbers by their size. A collator takes ten times as long. */
const keyOf = (cell: string) =>
  cell
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d+/g, (figures) => figures.padStart(15, '0'));
const byKey = (one: string, other: string) => (one < other ? -1 : Number(one > other));

const rankOf = (cell: string, value: number, kind: ColumnKind): number => (cell === '' ? 2 : kind !== 'text' && Number.isNaN(value) ? 1 : 0);

/** A number as people write it: with its unit, in parts of three figures, negative in brackets. */
function numberIn(cell: string): number {
  const figures = cell.replace(/[\s'’€$£¥%()+]/g, '');
  // Of a comma and a point the last one parts the fraction; a comma alone before three figures parts thousands.
  const mark = figures.lastIndexOf('.') > figures.lastIndexOf(',') ? '.' : ',';
  const parts = figures.split(mark);
  const isFraction = parts.length === 2 && (mark === '.' || figures.includes('.') || !/^\d{3}$/.test(parts[1] ?? ''));
  const plain = (isFraction ? parts.map((part) => part.replace(/[.,]/g, '')).join('.') : figures.replace(/[.,]/g, '')) || 'none';
  return Number(plain) * (/^\(.*\)$/.test(cell) ? -1 : 1);
}

/** A date as people write it: the year first, the day first with points, and the month first with strokes unless it cannot be one. */
function timeIn(cell: string): number {
  const [, one = '', stroke = '', two = '', three = '', time = ''] = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(.*)$/.exec(cell) ?? [];
  if (one.length === 4) return instant(one, two, three, time);
  const isMonthFirst = stroke === '/' && Number(one) <= 12;
  return isMonthFirst ? instant(three, one, two, time) : instant(three, two, one, time);
}

function instant(year: string, month: string, day: string, time: string): number {
  const [, hour = '0', minute = '0', second = '0', half = '', zone = ''] = /^[T ](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s*([AaPp][Mm])?\s*(Z|[-+]\d{2}:?\d{2})?$/.exec(time) ?? [];
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const [, sign = '+', zoneHours = '0', zoneMinutes = '0'] = /^([-+])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1);
  const century = year.length === 2 ? (Number(year) < 70 ? 2000 : 1900) : 0;
  return Date.UTC(Number(year) + century, Number(month) - 1, Number(day), hours, Number(minute) - offset) + Number(second) * 1000 + (year === '' ? Number.NaN : 0);
}
