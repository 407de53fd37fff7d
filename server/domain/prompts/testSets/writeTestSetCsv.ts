import Papa from 'papaparse';
import type { DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { safeName } from '../../entryNames.ts';
import { encodePublicId } from '../../publicId.ts';
import type { VariableFill } from '../content/promptContent.ts';
import { readTestSets } from './readTestSets.ts';
import { type Assertion, assertionsOfStored, type AssertionKind, type TestCaseContent, valuesOfStored } from './testCase.ts';

const lineEnd = '\r\n';
/** So that table calculators take it for UTF-8. */
const byteOrderMark = '\uFEFF';
/** So many cases are read at once. */
const perPage = 200;

/** How a kind of assertion begins in a cell: as in Promptfoo's tables. */
const prefixes: Readonly<Record<AssertionKind, string>> = {
  CONTAINS: 'contains:', NOT_CONTAINS: 'not-contains:', EQUALS: 'equals:', REGEX: 'regex:', JSON_SCHEMA: 'is-json:', SIMILARITY: 'similar', JUDGE: 'llm-rubric:',
};

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

// A text that begins with "=" must not be worked out by whoever opens the table.
const lineOf = (cells: readonly string[]): string => Papa.unparse([[...cells]], { escapeFormulae: true }) + lineEnd;

/** The names of the columns; a variable that is called like another column stands between braces. */
const columnsOfTestSet = (variables: readonly string[], mostAssertions: number): string[] => [
  ...variables.map((name) => (/^(expected|assert\d*)$/i.test(name) ? `{{${name}}}` : name)),
  'expected',
  ...Array.from({ length: mostAssertions }, (_, at) => `assert${at + 1}`),
];

/** A case as the cells of a line. */
function cellsOfCase({ values, expected, assertions }: TestCaseContent, variables: readonly string[], mostAssertions: number): string[] {
  const fills = new Map(values.map(({ name, fill }) => [name, fill]));
  return [...variables.map((name) => cellOfFill(fills.get(name))), expected ?? '', ...Array.from({ length: mostAssertions }, (_, at) => cellOfAssertion(assertions[at]))];
}

function cellOfFill(fill: VariableFill | undefined): string {
  if (!fill) return '';
  if ('sourceId' in fill) return encodePublicId('Source', fill.sourceId);
  if ('collectionId' in fill) return encodePublicId('Collection', fill.collectionId);
  if ('search' in fill) return `search:${fill.search}`;
  return fill.text === '' || /^(source_|collection_|search:|text:)/.test(fill.text) ? `text:${fill.text}` : fill.text;
}

function cellOfAssertion(assertion: Assertion | undefined): string {
  if (!assertion) return '';
  const { kind, value, threshold } = assertion;
  return kind === 'SIMILARITY' ? `${prefixes.SIMILARITY}(${threshold ?? 1}):${value}` : `${prefixes[kind]}${value}`;
}
