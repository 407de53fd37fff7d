import type { TableRow } from './parseTable.ts';

/** What a column holds: numbers stand at its end, so that they can be compared. */
export type ColumnKind = 'number' | 'date' | 'text';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** In characters, as wide as most of its cells. */
  readonly width: number;
}

export interface TableHead {
  readonly columns: readonly Column[];
  /** Whether the first row has the names of the columns; else they are counted in letters. */
  readonly isNamed: boolean;
}

/** So many rows say what the columns hold. */
const looked = 500;
const number = /^[-+]?(\d{1,3}([.,'’\s]\d{3})+|\d+)([.,]\d+)?([eE][-+]?\d+)?$/;
const unit = /^\(?\s*[€$£¥]?\s*|\s*[€$£¥%]?\s*\)?$/g;
const date = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})([T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[AaPp][Mm]|[-+]\d{2}:?\d{2})?)?$/;

/** What the columns of a table are, by its first rows. @param rows the first one included, whether it has names or not */
export function tableHead(rows: readonly TableRow[]): TableHead {
  const [first = [], ...rest] = rows.slice(0, looked);
  const isNamed = rest.length > 0 && first.every((cell) => cell.trim() !== '' && kindOf(cell) === 'text');
  const body = isNamed ? rest : [first, ...rest];
  const count = Math.max(first.length, ...body.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, at): Column => {
    const cells = body.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '');
    const name = isNamed ? (first[at]?.trim() ?? '') : letters(at);
    const widths = cells.map(widthOf).toSorted((one, other) => one - other);
    return { name, kind: kindOfAll(cells), width: Math.max(widthOf(name), widths[Math.floor(widths.length * 0.9)] ?? 0) };
  });
  return { columns, isNamed };
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** How wide a cell is, in characters of Latin script: those of Chinese, Japanese and Korean are twice as wide. */
export const widthOf = (cell: string): number => cell.length + (cell.match(wide)?.length ?? 0);

/** As good as all of them: a dash or "n/a" among numbers makes no text of them. */
function kindOfAll(cells: readonly string[]): ColumnKind {
  for (const kind of ['number', 'date'] as const) {
    if (cells.length > 0 && cells.filter((cell) => kindOf(cell) === kind).length >= 0.9 * cells.length) return kind;
  }
  return 'text';
}

function kindOf(cell: string): ColumnKind {
  const value = cell.trim();
  if (date.test(value)) return 'date';
  return number.test(value.replace(unit, '')) ? 'number' : 'text';
}

/** A, B, … Z, AA, as spreadsheets count columns. */
function letters(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCodePoint(65 + (at % 26));
}
