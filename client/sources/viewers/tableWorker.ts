import { decodeText } from './decodeText.ts';
import { parseTable, type TableRow } from './parseTable.ts';
import { sortedRows, type TableSort } from './sortTable.ts';

/** What this worker is asked: to read the bytes of a table, and whether they are all of it; then how its rows are to be put in order, from this one on. */
export type TableRequest = { readonly bytes: ArrayBuffer; readonly isWhole: boolean } | { readonly sort: TableSort; readonly from: number };

/** What it answers: batches of rows, and at last that there are no more; the numbers of the rows in the order that was asked for. */
export type TableAnswer = { readonly rows: readonly TableRow[] } | 'done' | { readonly sort: TableSort; readonly order: Uint32Array };

/*
 * Reads large tables and puts them in order apart from the page, so that nothing one does has to wait for them.
 */
const all: TableRow[] = [];
const answer = (message: TableAnswer) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<TableRequest>) => {
  if ('sort' in data) {
    answer({ sort: data.sort, order: sortedRows(data.from === 0 ? all : all.slice(data.from), data.sort) });
    return;
  }
  const { bytes, isWhole } = data;
  const text = decodeText(bytes, isWhole);
  // The last line of a piece may be half a row.
  parseTable(isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1), (rows) => {
    for (const row of rows) all.push(row);
    answer({ rows });
  });
  answer('done');
});
