import { isVariableName } from '#server/templates/parseTemplate.ts';
import type { VariableFill, VariableValue } from '../content/promptContent.ts';
import { type Assertion, type TestCaseContent, testCaseSchema } from '../testSets/testCase.ts';
import { extensionKey, fieldOf, isRecord, isSame, nameLine, withPublicId, withUuid } from './portablePrompt.ts';

/** A test set on its way into the vault. */
export interface PortableTestSet {
  readonly name: string;
  readonly cases: readonly TestCaseContent[];
}

/** A case on its way out of the vault. */
export interface PortableTestCase {
  /** The name of its prompt. */
  readonly prompt: string;
  /** The name of its set. */
  readonly set: string;
  readonly content: TestCaseContent;
}

/** As many cases has a test set. */
const mostCases = 5_000;
/** Values that are lists make a case of each way to choose from them. */
const mostOfLists = 100;
const longestTold = 100;

/** A case as it stands in the list `tests` of Promptfoo, with what that has no place for among its metadata. */
export function promptfooTestOf({ prompt, set, content }: PortableTestCase): Record<string, unknown> {
  const { values, expected, assertions } = content;
  const texts = values.flatMap(({ name, fill }) => ('text' in fill ? [[name, fill.text] as const] : []));
  const test = { vars: Object.fromEntries(texts), ...(assertions.length > 0 && { assert: assertions.map(writtenAssertion) }) };
  const [natural] = naturalOf(test, [], new Set());
  const extension = {
    set,
    ...(expected !== null && { expected }),
    ...(!isSame(values, natural?.values) && { values: values.map(({ name, fill }) => ({ name, fill: withPublicId(fill) })) }),
    ...(!isSame(assertions, natural?.assertions) && { assertions }),
  };
  return { prompts: [prompt], ...test, metadata: { [extensionKey]: extension } };
}

const types = { CONTAINS: 'contains', NOT_CONTAINS: 'not-contains', EQUALS: 'equals', REGEX: 'regex', SIMILARITY: 'similar', JUDGE: 'llm-rubric' } as const;

function writtenAssertion({ kind, value, threshold }: Assertion): Record<string, unknown> {
  if (kind === 'JSON_SCHEMA') return { type: 'is-json', value: JSON.parse(value) as unknown };
  return { type: types[kind], value, ...(threshold !== null && { threshold }) };
}

interface FoundTest {
  /** The prompts that it is for, by name or label; null: all of the file. */
  readonly prompts: readonly string[] | null;
  readonly set: string;
  readonly content: TestCaseContent;
}

/** Answers the test sets of a prompt of a file that is called by one of these names. */
export type TestSetsFor = (called: readonly string[]) => readonly PortableTestSet[];

/**
 * The tests of a file of Promptfoo as test sets of its prompts, with what is asserted of all of them. What nothing here can hold is told by what it is; a
 * single test of nothing but values is none: those are the values of the prompts.
 */
export function testSetsOfPromptfoo(file: Readonly<Record<string, unknown>>, lostFields: Set<string>): TestSetsFor {
  const given = fieldOf(file, 'tests');
  const tests: readonly unknown[] = Array.isArray(given) ? given : [];
  if (given !== undefined && !Array.isArray(given)) lostFields.add('tests');
  if (valuesOfOnlyTest(file) !== null) return () => [];
  const shared = fieldOf(file, 'defaultTest');
  const ofAll = isRecord(shared) ? assertionsOf(shared) : [];
  const called = nameLine(fieldOf(file, 'description')) ?? 'Promptfoo';
  const found = tests.flatMap((test) => readTest(test, called, ofAll, lostFields));
  return (names) => {
    const sets = new Map<string, TestCaseContent[]>();
    for (const { prompts, set, content } of found) {
      if (prompts && !prompts.some((wanted) => names.includes(wanted) || (wanted.endsWith('*') && names.some((name) => name.startsWith(wanted.slice(0, -1)))))) continue;
      const cases = sets.get(set) ?? [];
      if (cases.length < mostCases) cases.push(content);
      else lostFields.add(`tests > ${mostCases}`);
      sets.set(set, cases);
    }
    return [...sets].map(([name, cases]) => ({ name, cases }));
  };
}

/** The values of the only test of a file, where it says nothing else; null for any other file. */
export function valuesOfOnlyTest(file: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const tests = fieldOf(file, 'tests');
  const [only, ...others] = Array.isArray(tests) ? (tests as unknown[]) : [];
  const vars = isRecord(only) ? fieldOf(only, 'vars') : undefined;
  return others.length === 0 && isRecord(only) && isRecord(vars) && Object.keys(only).every((field) => field === 'vars') ? vars : null;
}

const testFields: ReadonlySet<string> = new Set(['vars', 'assert', 'prompts', 'metadata']);

function readTest(test: unknown, called: string, ofAll: readonly unknown[], lostFields: Set<string>): FoundTest[] {
  if (!isRecord(test)) {
    lostFields.add('tests');
    return [];
  }
  for (const field of Object.keys(test)) if (!testFields.has(field)) lostFields.add(`tests: ${field.slice(0, longestTold)}`);
  const metadata = fieldOf(test, 'metadata');
  const carried = isRecord(metadata) ? fieldOf(metadata, extensionKey) : undefined;
  if (isRecord(metadata) && Object.keys(metadata).some((field) => field !== extensionKey)) lostFields.add('tests: metadata');
  const wanted = fieldOf(test, 'prompts');
  const prompts = Array.isArray(wanted) ? wanted.filter((name): name is string => typeof name === 'string') : null;
  const extension = isRecord(carried) ? carried : null;
  const set = nameLine(extension && fieldOf(extension, 'set')) ?? called;
  const known = extension ? new Set<string>() : lostFields;
  return naturalOf(test, extension ? [] : ofAll, known).flatMap((natural): FoundTest[] => {
    const values = extension && fieldOf(extension, 'values');
    const parsed = testCaseSchema.safeParse({
      values: Array.isArray(values) ? values.map((one: unknown) => (isRecord(one) ? { ...one, fill: withUuid(fieldOf(one, 'fill')) } : one)) : natural.values,
      expected: (extension && fieldOf(extension, 'expected')) ?? null,
      assertions: (extension && fieldOf(extension, 'assertions')) ?? natural.assertions,
    });
    if (parsed.success) return [{ prompts, set, content: parsed.data }];
    lostFields.add(`tests: ${(parsed.error.issues[0]?.message ?? '').slice(0, longestTold)}`);
    return [];
  });
}

/** What a test says in the words of Promptfoo: one case, or one for each way to choose from values that are lists. */
function naturalOf(test: Readonly<Record<string, unknown>>, ofAll: readonly unknown[], lostFields: Set<string>): Pick<TestCaseContent, 'values' | 'assertions'>[] {
  const vars = fieldOf(test, 'vars');
  if (vars !== undefined && !isRecord(vars)) lostFields.add('tests: vars');
  let ways: VariableValue[][] = [[]];
  for (const [name, value] of Object.entries(isRecord(vars) ? vars : {})) {
    const texts = (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((each) => textOfValue(each) ?? []);
    if (!isVariableName(name) || texts.length === 0 || ways.length * texts.length > mostOfLists) lostFields.add(`tests: vars: ${name.slice(0, longestTold)}`);
    else ways = ways.flatMap((way) => texts.map((text) => [...way, { name, fill: { text } }]));
  }
  const asserted = [...ofAll, ...assertionsOf(test)];
  return ways.map((values) => ({ values, assertions: asserted.flatMap((one) => readAssertion(one, values, lostFields)) }));
}

const assertionsOf = (test: Readonly<Record<string, unknown>>): readonly unknown[] => {
  const given = fieldOf(test, 'assert');
  return Array.isArray(given) ? given : given === undefined || given === null ? [] : [given];
};

/** null for what stands in another file, or is none of a prompt. */
function textOfValue(value: unknown): string | null {
  if (typeof value === 'string') return /^(?:file|https?):\/\/\S+$/.test(value) && value.startsWith('file:') ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return isRecord(value) ? JSON.stringify(value) : null;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
const assertionFields: ReadonlySet<string> = new Set(['type', 'value', 'threshold']);

/** The assertions here that hold when this one does; none where there are none, which is told. */
function readAssertion(given: unknown, values: readonly VariableValue[], lostFields: Set<string>): Assertion[] {
  if (!isRecord(given) || typeof fieldOf(given, 'type') !== 'string') {
    lostFields.add('assert');
    return [];
  }
  const type = String(fieldOf(given, 'type')).slice(0, longestTold);
  const value = fieldOf(given, 'value');
  const texts = (Array.isArray(value) ? (value as unknown[]) : typeof value === 'string' && /-(?:any|all)$/.test(type) ? value.split(',').map((part) => part.trim()) : [value]).flatMap((each) => textOfValue(each) ?? []).map((text) => withValues(text, values));
  const [text] = texts;
  const one = (kind: Assertion['kind'], said: string | undefined, threshold: number | null = null): Assertion[] => (said === undefined || said === '' ? [] : [{ kind, value: said, threshold }]);
  const any = (before: string) => one('REGEX', texts.length === 0 ? undefined : `${before}${texts.length === 1 ? escaped(texts[0] ?? '') : `(?:${texts.map(escaped).join('|')})`}`);
  const read: Readonly<Record<string, () => Assertion[]>> = {
    'contains': () => one('CONTAINS', text),
    'not-contains': () => one('NOT_CONTAINS', text),
    'equals': () => (isRecord(value) ? [] : one('EQUALS', text)),
    'regex': () => one('REGEX', text),
    'is-json': () => (value === undefined || value === null ? one('JSON_SCHEMA', '{}') : one('JSON_SCHEMA', schemaOf(value))),
    'similar': () => (texts.length > 1 ? [] : one('SIMILARITY', text, typeof fieldOf(given, 'threshold') === 'number' ? (fieldOf(given, 'threshold') as number) : 0.75)),
    'llm-rubric': () => one('JUDGE', text),
    'icontains': () => any('(?i)'),
    'contains-any': () => any(''),
    'icontains-any': () => any('(?i)'),
    'contains-all': () => texts.flatMap((each) => one('CONTAINS', each)),
    'icontains-all': () => texts.flatMap((each) => one('REGEX', `(?i)${escaped(each)}`)),
    'starts-with': () => any('^'),
  };
  const found = Object.hasOwn(read, type) ? (read[type]?.() ?? []) : [];
  const isUsable = found.length > 0 && testCaseSchema.safeParse({ values: [], assertions: found }).success;
  if (!isUsable) lostFields.add(`assert: ${type}`);
  else for (const field of Object.keys(given)) if (!assertionFields.has(field) || (field === 'threshold' && type !== 'similar')) lostFields.add(`assert: ${field.slice(0, longestTold)}`);
  return isUsable ? found : [];
}

/** A schema is an object, or JSON of one: only that is taken. */
const schemaOf = (value: unknown): string | undefined => (isRecord(value) ? JSON.stringify(value) : typeof value === 'string' && /^\s*\{/.test(value) ? value : undefined);

/** Promptfoo puts the values of a case into what it asserts. */
function withValues(text: string, values: readonly VariableValue[]): string {
  const texts = new Map(values.map(({ name, fill }) => [name, textOf(fill)]));
  return text.replaceAll(/\{\{\s*([^{}\s]+)\s*\}\}/g, (written, name: string) => texts.get(name) ?? written);
}

const textOf = (fill: VariableFill): string | undefined => ('text' in fill ? fill.text : undefined);
