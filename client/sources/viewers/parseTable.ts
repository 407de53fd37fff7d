import Papa from 'papaparse';

/** A row of a table, cell by cell. */
export type TableRow = readonly string[];

/**
 * Reads comma-separated values, a batch of rows after the other. Of comma, semicolon and tab the one that the first line has most of parts the
 * cells. Rows without any are left out.
 *
 * @param onRows called with each batch, in order
 * @param batch how many rows are handed on at a time
 */
export function parseTable(text: string, onRows: (rows: readonly TableRow[]) => void, batch = 5_000): void {
  let rows: TableRow[] = [];
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    skipEmptyLines: true,
    step({ data }) {
      if (rows.push(data) < batch) return;
      onRows(rows);
      rows = [];
    },
  });
  if (rows.length > 0) onRows(rows);
}

function separatorOf(text: string): string {
  const line = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}
