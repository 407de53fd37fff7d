import { valuesOfStored } from '../content/promptContent.ts';
import Papa from 'papaparse';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { safeName } from '../../entryNames.ts';
import { readTestSets } from './readTestSets.ts';
import { assertionsOfStored } from './testCase.ts';
import { cellsOfCase, columnsOfTestSet } from './testSetTable.ts';

const lineEnd = '\r\n';
/** So that table calculators take it for UTF-8. */
const byteOrderMark = '\uFEFF';
/** So many cases are read at once. */
const perPage = 200;

/**
 * A test set as CSV: a column for each variable, `expected`, and a column for each assertion. What is no plain text says so at its beginning
 * (`source_…`, `collection_…`, `search:`); a text that looks like one begins with `text:`. Rows are read as somebody takes them.
 * @throws NotFoundError for what the acting person may not see
 */
export async function writeTestSetCsv(ctx: DomainContext, testSetId: string): Promise<{ readonly name: string; readonly lines: AsyncGenerator<string> }> {
  const set = (await readTestSets(ctx, [testSetId])).get(testSetId);
  if (!set) throw new NotFoundError('Test set');
  return { name: `${safeName(set.name)}.csv`, lines: linesOf(ctx, testSetId) };
}

async function* linesOf({ db }: DomainContext, testSetId: string): AsyncGenerator<string> {
  const names = await db.$queryRaw<{ name: string }[]>`
    select value ->> 'name' as name from "TestCase" c cross join lateral jsonb_array_elements(c."values") with ordinality as given(value, place)
    where c."testSetId" = ${testSetId}::uuid group by 1 order by min(c.position), min(given.place)`;
  const variables = names.map(({ name }) => name);
  const [longest] = await db.$queryRaw<{ most: number | null }[]>`select max(jsonb_array_length(c.assertions)) as most from "TestCase" c where c."testSetId" = ${testSetId}::uuid`;
  const most = longest?.most ?? 0;
  yield byteOrderMark + lineOf(columnsOfTestSet(variables, most));
  for (let after = -1; ; ) {
    const cases = await db.testCase.findMany({ where: { testSetId, position: { gt: after } }, orderBy: { position: 'asc' }, take: perPage });
    for (const { values, expected, assertions } of cases) yield lineOf(cellsOfCase({ values: valuesOfStored(values), expected, assertions: assertionsOfStored(assertions) }, variables, most));
    const last = cases.at(-1);
    if (!last || cases.length < perPage) return;
    after = last.position;
  }
}

/** A line of a table. */
export const lineOf = (cells: readonly string[]): string => Papa.unparse([[...cells]]) + lineEnd;
