import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { caseOfCells, readColumns } from '#server/domain/prompts/testSets/testSetTable.ts';
import { csvRecords, shapeOfTable, recordText } from './csvRecords.ts';
import { UnknownFormatError } from './unknownFormat.ts';

/**
 * One case a line, with the names of the columns in the first: our own tables of test sets, and Promptfoo's.
 * @param chunks the first one has the whole first line
 * @throws UnknownFormatError for a table without any column that a case has; ImportTooLargeError
 */
export async function* readTestCases(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  const all = chunks[Symbol.asyncIterator]();
  const first = await all.next();
  const beginning = first.done === true ? '' : first.value;
  async function* again() {
    yield beginning;
    yield* { [Symbol.asyncIterator]: () => all };
  }
  let names: readonly string[] | null = null;
  let columns: ReturnType<typeof readColumns>['columns'] = [];
  for await (const record of csvRecords(again(), shapeOfTable(beginning))) {
    if (names === null) {
      names = record;
      const read = readColumns(record);
      columns = read.columns;
      if (columns.every((column) => column === null)) throw new UnknownFormatError('The first line of this table names no column of a test set: variables, expected, assert1 and so on.');
      for (const name of read.lostNames) lostFields.add(name);
      continue;
    }
    // Table calculators write such lines at the end.
    if (record.every((cell) => cell === '')) continue;
    yield { text: recordText(record), path: [], url: null, ...caseOfCells(columns, names, record) };
  }
}
