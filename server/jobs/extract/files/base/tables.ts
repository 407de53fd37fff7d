import { escapeHtml } from '../../text/markup.ts';
import { type TableDetails, tableCell, tableColumns, tableRows } from '#server/domain/processing/details.ts';
import type { TextBuilder } from './textBuilder.ts';

const maxShownRows = 1_000;
const maxColumns = 100;
const maxShownCells = 20_000;

/** Rows as a table; the first is its head where it has names for all columns. Rows without any words are left out. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const [first, ...rest] = filled;
  if (!first) return '';
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell).replaceAll('\n', '<br />')}</${tag}>`).join('')}</tr>`;
  const hasHead = rest.length > 0 && isHead(first);
  const body = (hasHead ? rest : filled).map((row) => line(row, 'td')).join('');
  return `<table>${hasHead ? `<thead>${line(first, 'th')}</thead>` : ''}<tbody>${body}</tbody></table>`;
}

/** Whether a row has names for all columns, as the first one may. */
const isHead = (row: readonly string[]) => row.every((cell) => cell !== '' && !/^[\d\s.,%€$£-]+$/.test(cell));

/** Counts the rows and columns of a table as they are read, and keeps what its card shows. */
export class TableMeasure {
  readonly #first: (readonly string[])[] = [];
  #rows = 0;
  #columns = 0;

  add(row: readonly string[]): void {
    const cells = trimmed(row);
    if (cells.length === 0) return;
    this.#rows += 1;
    this.#columns = Math.max(this.#columns, cells.length);
    if (this.#first.length < tableRows) this.#first.push(cells);
  }

  get details(): TableDetails {
    const [first = []] = this.#first;
    const isNamed = this.#rows > 1 && isHead(first);
    const shown = Math.min(tableColumns, this.#columns);
    const names = Array.from({ length: shown }, (_, at) => String.fromCodePoint(65 + at));
    const rows = isNamed ? this.#first : [names, ...this.#first].slice(0, tableRows);
    const cells = rows.map((row) => Array.from({ length: shown }, (_, at) => beginning(row[at] ?? '')));
    return { rows: this.#rows - (isNamed ? 1 : 0), columns: this.#columns, cells };
  }
}

/** As much of a cell as a card shows, on one line, and no half of a character. */
const beginning = (cell: string) => cell.slice(0, 200).replace(/\s+/g, ' ').slice(0, tableCell).replace(/[\ud800-\udbff]$/, '');

/** Collects the rows of one sheet as they are read: the first are shown, the others can be searched. */
export class SheetRows {
  readonly #shown: string[][] = [];
  readonly #unshown: string[] = [];
  #cells = 0;
  #unshownLength = 0;

  /** Answers whether more rows would be taken. */
  add(cells: readonly string[]): boolean {
    const row = trimmed(cells).slice(0, maxColumns);
    if (this.#shown.length < maxShownRows && this.#cells < maxShownCells) {
      this.#cells += row.length;
      this.#shown.push(row);
      return true;
    }
    const line = row.filter((cell) => cell !== '').join('\t');
    if (line !== '') this.#unshown.push(line);
    this.#unshownLength += line.length;
    return this.#unshownLength < 5_000_000;
  }

  get isCut(): boolean {
    return this.#unshown.length > 0;
  }

  /** @param open markup before the table, within the same part */
  addTo(text: TextBuilder, open = '', close = '', page?: number): void {
    text.add(`${open}${tableOf(this.#shown)}${close}`, page);
    if (this.#unshown.length > 0) text.addUnshown(this.#unshown.join('\n'));
  }
}

function trimmed(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
