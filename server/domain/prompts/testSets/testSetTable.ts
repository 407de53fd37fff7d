import { decodePublicId, encodePublicId } from '../../publicId.ts';
import { guarded, unguarded } from '../../guardedCell.ts';
import { isVariableName } from '#server/templates/parseTemplate.ts';
import type { VariableFill } from '../content/promptContent.ts';
import { type Assertion, type AssertionKind, type TestCaseContent, testCaseSchema } from './testCase.ts';

/** How a kind of assertion begins in a cell: as in Promptfoo's tables. */
const prefixes: Readonly<Record<AssertionKind, string>> = {
  CONTAINS: 'contains:', NOT_CONTAINS: 'not-contains:', EQUALS: 'equals:', REGEX: 'regex:', JSON_SCHEMA: 'is-json:', SIMILARITY: 'similar', JUDGE: 'llm-rubric:',
};

/** What Promptfoo's tables can begin with, besides those, and no assertion here does. */
const foreignAssertion =
  /^(?:not-)?(?:icontains|contains-(?:any|all|json|sql|xml|html)|icontains-(?:any|all)|starts-with|is-(?:sql|xml|html|json|refusal|valid-[\w-]+)|javascript|python|ruby|fn|eval|file|webhook|rouge-n|bleu|gleu|meteor|levenshtein|latency|cost|perplexity(?:-score)?|factuality|model-graded-\w+|answer-relevance|context-\w+|classifier|moderation|select-best|g-eval|pi|trace-\w+|equals|contains|regex|similar|llm-rubric|grade)(?:\([^)]*\))?:/;

/** The names of the columns; a variable that is called like another column stands between braces. */
export const columnsOfTestSet = (variables: readonly string[], mostAssertions: number): string[] => [
  ...variables.map((name) => (reserved.test(name) ? `{{${name}}}` : name)),
  'expected',
  ...Array.from({ length: mostAssertions }, (_, at) => `assert${at + 1}`),
];

/** `__expected` and what else begins so are columns of Promptfoo's tables. */
const reserved = /^(?:expected$|assert\d*$|__)/i;

/** A case as the cells of a line. */
export function cellsOfCase({ values, expected, assertions }: TestCaseContent, variables: readonly string[], mostAssertions: number): string[] {
  const fills = new Map(values.map(({ name, fill }) => [name, fill]));
  return [...variables.map((name) => cellOfFill(fills.get(name))), expected ?? '', ...Array.from({ length: mostAssertions }, (_, at) => cellOfAssertion(assertions[at]))].map(guarded);
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

/** What stands in a column of a table of cases. */
type Column = { readonly variable: string } | 'expected' | 'assertion' | 'foreign assertion' | null;

/** No column that has a place in a test set is called longer: a variable between braces, with some blanks. */
const longestName = 250;
const longestTold = 200;
/** More than a case can hold: what stands behind them has no place in a test set, and costs nothing. */
const mostColumns = 1_000;
const mostNamesTold = 200;

/** What the columns of a table hold, by their place; null for those that have no place in a test set, whose names are told. */
export function readColumns(names: readonly string[]): { readonly columns: readonly Column[]; readonly lostNames: readonly string[] } {
  const lostNames: string[] = [];
  const seen = new Set<string>();
  const columns = names.slice(0, mostColumns).map((written): Column => {
    const name = written.trim();
    if (name.length > longestName) {
      lostNames.push(name.slice(0, longestTold));
      return null;
    }
    if (/^expected$/i.test(name)) return 'expected';
    if (/^assert\d*$/i.test(name)) return 'assertion';
    if (/^__expected\d*$/i.test(name)) return 'foreign assertion';
    const variable = /^\{\{(.+)\}\}$/.exec(name)?.[1]?.trim() ?? (/^__/.test(name) ? '' : name);
    if (isVariableName(variable) && !seen.has(variable)) {
      seen.add(variable);
      return { variable };
    }
    if (name !== '') lostNames.push(name.slice(0, longestTold));
    return null;
  });
  lostNames.push(...names.slice(mostColumns, mostColumns + mostNamesTold).map((name) => name.trim().slice(0, longestTold)).filter((name) => name !== ''));
  return { columns, lostNames };
}

/** Why a line is no case: the column that is to blame, where it is one, and words for it. */
export interface CaseProblem {
  readonly field: string | null;
  readonly message: string;
}

/** The case that a line of a table is; or why it is none. */
export function caseOfCells(columns: readonly Column[], names: readonly string[], cells: readonly string[]): { readonly testCase: TestCaseContent } | { readonly problem: CaseProblem } {
  const values: { name: string; fill: VariableFill }[] = [];
  const assertions: { kind: AssertionKind; value: string; threshold?: number }[] = [];
  const places: { readonly values: string[]; readonly assertions: string[] } = { values: [], assertions: [] };
  let expected = '';
  // By its own cells: of a table with many columns a line may have few.
  for (const [at, written] of cells.entries()) {
    const column = columns[at] ?? null;
    const cell = unguarded(written);
    if (cell === '' || column === null) continue;
    const name = names[at]?.trim() ?? '';
    if (column === 'expected') expected = cell;
    else if (column === 'assertion' || column === 'foreign assertion') {
      const found = assertionOfCell(cell);
      // Promptfoo writes `contains: this`.
      const read = found && column === 'foreign assertion' ? { ...found, value: found.value.trim() } : found;
      if (!read) return { problem: { field: name, message: `Nothing here does what “${cell.slice(0, 40)}” says. A cell begins with contains:, not-contains:, equals:, regex:, is-json:, similar(0.8): or llm-rubric:.` } };
      assertions.push(read);
      places.assertions.push(name);
    } else {
      values.push({ name: column.variable, fill: fillOfCell(cell) });
      places.values.push(name);
    }
  }
  if (values.length === 0 && assertions.length === 0 && expected === '') return { problem: { field: null, message: 'There is nothing in this line.' } };
  const parsed = testCaseSchema.safeParse({ values, expected: expected === '' ? null : expected, assertions });
  if (parsed.success) return { testCase: parsed.data };
  const [issue] = parsed.error.issues;
  const [part, place] = issue?.path ?? [];
  const field = part === 'values' || part === 'assertions' ? (places[part][Number(place)] ?? null) : part === 'expected' ? 'expected' : null;
  return { problem: { field, message: issue?.message ?? 'This is no case.' } };
}

function fillOfCell(cell: string): VariableFill {
  const id = /^(?:source|collection)_/.test(cell) ? decodePublicId(cell.trim()) : null;
  if (id?.kind === 'Source') return { sourceId: id.uuid };
  if (id?.kind === 'Collection') return { collectionId: id.uuid };
  if (cell.startsWith('search:')) return { search: cell.slice('search:'.length) };
  return { text: cell.startsWith('text:') ? cell.slice('text:'.length) : cell };
}

/** null: it asks for something that no assertion here does. Without anything in front the answer is to be exactly that, as in Promptfoo. */
function assertionOfCell(cell: string): { kind: AssertionKind; value: string; threshold?: number } | null {
  const similar = /^similar(?:\(([\d.]+)\))?:/.exec(cell);
  if (similar) return { kind: 'SIMILARITY', value: cell.slice(similar[0].length), ...(similar[1] !== undefined && { threshold: Number(similar[1]) }) };
  const known = (Object.keys(prefixes) as AssertionKind[]).find((kind) => kind !== 'SIMILARITY' && cell.startsWith(prefixes[kind]));
  if (known) return { kind: known, value: cell.slice(prefixes[known].length) };
  if (cell.startsWith('grade:')) return { kind: 'JUDGE', value: cell.slice('grade:'.length) };
  if (cell === 'is-json') return { kind: 'JSON_SCHEMA', value: '{}' };
  return foreignAssertion.test(cell) ? null : { kind: 'EQUALS', value: cell };
}
