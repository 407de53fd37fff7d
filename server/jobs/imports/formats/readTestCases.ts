import type { ForeignRow } from '#server/domain/imports/importRows.ts';
import { caseOfCells, readColumns } from '#server/domain/prompts/testSets/testSetTable.ts';
import { csvRecords, recordText } from './csvRecords.ts';

/** One case a line, with the names of the columns in the first: our own tables of test sets, and Promptfoo's. @throws ImportTooLargeError */
export async function* readTestCases(chunks: AsyncIterable<string>, lostFields: Set<string>): AsyncGenerator<ForeignRow> {
  let names: readonly string[] | null = null;
  let columns: ReturnType<typeof readColumns>['columns'] = [];
  for await (const record of csvRecords(chunks)) {
    if (names === null) {
      names = record;
      const read = readColumns(record);
      columns = read.columns;
      for (const name of read.lostNames) lostFields.add(name);
      continue;
    }
    const read = caseOfCells(columns, names, record);
    yield { text: recordText(record), path: [], url: null, ...read };
  }
}
