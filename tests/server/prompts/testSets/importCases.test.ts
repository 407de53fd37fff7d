import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseOfCells, cellsOfCase, columnsOfTestSet, readColumns } from '#server/domain/prompts/testSets/testSetTable.ts';
import type { TestCaseContent } from '#server/domain/prompts/testSets/testCase.ts';
import { lineOf } from '#server/domain/prompts/testSets/writeTestSetCsv.ts';
import { readTestCases } from '#server/jobs/imports/formats/readTestCases.ts';
import { useDatabase } from '#tests/support/database.ts';
import { countsOf, importer, type ReportedJob } from '#tests/support/imports.ts';
import { isLong } from '#tests/support/sample.ts';
import { anyCase } from './anyCase.ts';

const database = useDatabase();

async function workshop() {
  const it = await importer(database.url);
  await it.work();
  const made = (await it.ask('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }', {
    input: { spaceId: it.spaceId, title: 'Greeting', content: { messages: [{ role: 'USER', text: 'Greet {{name}} in {{tone}}.' }] } },
  })) as unknown as { createPrompt: { prompt: { id: string } } };
  const promptId = made.createPrompt.prompt.id;
  const saved = (await it.ask('mutation($input: SaveTestSetInput!) { saveTestSet(input: $input) { ... on SaveTestSetPayload { testSet { id } } } }', {
    input: { promptId, name: 'Greetings', add: [{ values: [{ name: 'tone', fill: { text: 'warm' } }, { name: 'name', fill: { text: 'Ada' } }], expected: 'Hello Ada', assertions: [{ kind: 'CONTAINS', value: 'Hello' }] }] },
  })) as unknown as { saveTestSet: { testSet: { id: string } } };
  const testSetId = saved.saveTestSet.testSet.id;
  const into = { format: 'TEST_SET_CSV', fileName: 'cases.csv', into: { testSetId } };
  const cases = async () => {
    const { node } = (await it.ask('query($id: ID!) { node(id: $id) { ... on TestSet { cases(first: 100) { edges { node { id values { name fill { text search source { id } collection { id } } } expected assertions { kind value threshold } } } } } } }', { id: testSetId })) as unknown as {
      node: { cases: { edges: { node: { id: string; values: { name: string; fill: { text: string | null } }[]; expected: string | null; assertions: { kind: string; value: string; threshold: number | null }[] } }[] } };
    };
    return node.cases.edges.map((edge) => edge.node);
  };
  const approve = async (id: string) => {
    await it.act('approveJobs', id);
    return it.reaches(id, 'SUCCEEDED', 'FAILED');
  };
  const undo = async (undoId: string | null) => (await it.ask('mutation($input: UndoChangeInput!) { undoChange(input: $input) { __typename ... on UndoChangePayload { changedIds } ... on Error { code } } }', { input: { undoId } })) as unknown as { undoChange: { changedIds?: string[]; code?: string } };
  return { ...it, promptId, testSetId, into, cases, approve, undo };
}

const rowsOf = (job: ReportedJob) => job.rows.edges.map(({ node }) => [node.outcome, node.field]);

test('a table of a spreadsheet is looked through, line by line, and comes when it is approved; what is there is not doubled; all of it is taken back', async () => {
  const { lookThrough, approve, into, cases, undo, testSetId } = await workshop();
  // As a spreadsheet of a country with decimal commas writes it: semicolons, CRLF, a mark in front.
  const table = '\uFEFFname;tone;expected;assert1;assert2;My remark\r\nAda;warm;Hello Ada;contains:Hello;;first\r\n"Bo;b";"two\nlines";\'=Hi;equals:;similar(0,5):x;\r\nCleo;cold;;regex:(;;\r\nDan;dry;;icontains:dan;;\r\nEve;;;Hello Eve;llm-rubric:is kind;\r\nEve;;;Hello Eve;llm-rubric:is kind;again\r\n;;;;;nothing\r\n';
  const job = await lookThrough(table, into);
  expect(job).toMatchObject({ state: 'AWAITING_APPROVAL', total: 7, failure: null, importPlan: { format: 'TEST_SET_CSV', lostFields: ['My remark'] } });
  expect(rowsOf(job)).toEqual([['ALREADY_THERE', null], ['FAILED', 'assert2'], ['FAILED', 'assert1'], ['FAILED', 'assert1'], ['ADDED', null], ['REPEATED', null], ['FAILED', null]]);
  expect(await cases()).toHaveLength(1);
  const done = await approve(job.id);
  expect(countsOf(done)).toEqual({ ALREADY_THERE: 1, ADDED: 1, REPEATED: 1, FAILED: 4 });
  expect(done).toMatchObject({ done: 7, total: 7, result: { __typename: 'TestSet', id: testSetId } });
  const [, added] = await cases();
  expect(added).toMatchObject({ values: [{ name: 'name', fill: { text: 'Eve' } }], expected: null, assertions: [{ kind: 'EQUALS', value: 'Hello Eve', threshold: null }, { kind: 'JUDGE', value: 'is kind', threshold: null }] });
  expect(countsOf(await lookThrough(table, into))).toEqual({ ALREADY_THERE: 2, REPEATED: 1, FAILED: 4 });
  expect(await undo(done.undoId)).toMatchObject({ undoChange: { changedIds: [testSetId] } });
  expect((await cases()).map(({ values }) => values.length)).toEqual([2]);
});

test('cases name sources and collections of the space; what is none of it cannot be taken', async () => {
  const { lookThrough, approve, into, cases, ask, spaceId } = await workshop();
  const { addSources } = (await ask('mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }', { input: { spaceId, sources: [{ note: { text: 'Of rivers' } }] } })) as unknown as { addSources: { results: { source: { id: string } }[] } };
  const sourceId = addSources.results[0]?.source.id ?? '';
  const gone = 'source_01h455vb4pex5vsknk084sn02q';
  const job = await lookThrough(`name\n${sourceId}\nsearch:the longest river\n${gone}\ntext:${sourceId}\n`, into);
  expect(rowsOf(job)).toEqual([['ADDED', null], ['ADDED', null], ['FAILED', 'name'], ['ADDED', null]]);
  expect(await approve(job.id)).toMatchObject({ state: 'SUCCEEDED', failure: null });
  expect((await cases()).slice(1).map(({ values }) => values[0]?.fill)).toEqual([
    { text: null, search: null, source: { id: sourceId }, collection: null },
    { text: null, search: 'the longest river', source: null, collection: null },
    { text: sourceId, search: null, source: null, collection: null },
  ]);
});

test('names and texts of a file may be anything: what no text of the vault can be is left out, and the import ends', async () => {
  const { lookThrough, approve, into, cases } = await workshop();
  const job = await lookThrough(`na\0me,bad\0 name,expected,assert1\nA\0da,x,E\0x,contains:a\0b\n\uD800,,,"regex:\0"\n`, into);
  expect(job).toMatchObject({ state: 'AWAITING_APPROVAL', importPlan: { lostFields: ['bad name'] } });
  expect(rowsOf(job)).toEqual([['ADDED', null], ['FAILED', 'assert1']]);
  await approve(job.id);
  expect((await cases()).at(-1)).toMatchObject({ values: [{ name: 'name', fill: { text: 'Ada' } }], expected: 'Ex', assertions: [{ kind: 'CONTAINS', value: 'ab' }] });
});

test('a set that is full takes no more, and says so in the rows; cases go into test sets, and nothing else does', async () => {
  const { carryOut, into, cases, testSetId, spaceId, start } = await workshop();
  const lines = Array.from({ length: 5_003 }, (_, index) => `Name ${index}`);
  const done = await carryOut(`name\n${lines.join('\n')}\n`, into);
  expect(countsOf(done)).toEqual({ ADDED: 4_999, FAILED: 4 });
  expect(await cases()).toHaveLength(100);
  for (const [input, code] of [[{ format: 'TEST_SET_CSV', into: { spaceId } }, 'INVALID'], [{ format: 'CSV', into: { testSetId } }, 'INVALID'], [{ format: 'TEST_SET_CSV', into: { testSetId: 'testset_01h455vb4pex5vsknk084sn02q' } }, 'NOT_FOUND']] as const) {
    expect(await start('name\nx\n', { fileName: 'x.csv', ...input })).toMatchObject({ code });
  }
});

/** The rows of a table that comes in so many pieces. */
async function read(table: string, pieces = 1) {
  // No piece ends within a character: whoever decodes the bytes minds that.
  const characters = [...table];
  const size = Math.max(1, Math.ceil(characters.length / pieces));
  async function* chunks() {
    // The first piece has the whole first line, as whoever looks at the beginning of a file hands it on.
    const first = Math.max(size, characters.indexOf('\n') + 1);
    yield characters.slice(0, first).join('');
    for (let at = first; at < characters.length; at += size) yield characters.slice(at, at + size).join('');
  }
  const lost = new Set<string>();
  const rows = await collected(readTestCases(chunks(), lost));
  return { cases: rows.map(({ testCase, problem }) => testCase ?? problem), lost: [...lost] };
}

async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('a test set as a table, and back', () => {
  /** What is easily lost on the way through a table. */
  test('every case comes back as it was, in whatever pieces the table comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCase, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 7 }), async (cases, pieces) => {
        const variables = [...new Set(cases.flatMap(({ values }) => values.map((value) => value.name)))];
        const most = Math.max(...cases.map(({ assertions }) => assertions.length));
        const table = [columnsOfTestSet(variables, most), ...cases.map((one) => cellsOfCase(one, variables, most))].map(lineOf).join('');
        const inOrder = ({ values, ...rest }: TestCaseContent) => ({ ...rest, values: variables.flatMap((called) => values.filter((value) => value.name === called)) });
        expect(await read(table, pieces)).toEqual({ cases: cases.map(inOrder), lost: [] });
      }),
      { numRuns: isLong ? 10_000 : 500 },
    );
  });

  test('a table without any column of a test set is refused as a whole', async () => {
    await expect(read('12,some words\n3,4\n')).rejects.toThrow('names no column of a test set');
  });

  test('the names of columns may be of any length, and as many as there are: what is none of ours is told, and takes no time', async () => {
    const blanks = ' '.repeat(400_000);
    const { columns, lostNames } = readColumns([`{{${blanks}name`, `{{${blanks}name${blanks}}}`, `assert${'1'.repeat(400_000)}`, '{{ name }}', 'assert1']);
    expect(columns).toEqual([null, null, null, { variable: 'name' }, 'assertion']);
    expect(lostNames.map((name) => name.length)).toEqual([200, 200, 200]);
    const names = Array.from({ length: 400_000 }, (_, at) => `a${at.toString(36)}`);
    const many = readColumns(names);
    expect([many.columns.length, many.lostNames.length, many.lostNames[0]]).toEqual([1_000, 200, names[1_000]]);
    const { cases } = await read(`${names.join(',')}\n${'x\n'.repeat(3_000)}`);
    expect(cases).toHaveLength(3_000);
    expect(cases.at(-1)).toMatchObject({ values: [{ name: 'a0', fill: { text: 'x' } }] });
  });

  test('tables of Promptfoo are read: __expected, and what stands there without anything in front', () => {
    const { columns, lostNames } = readColumns(['topic', '__expected1', '__expected2', '__description', 'topic']);
    expect(lostNames).toEqual(['__description', 'topic']);
    const read = (cells: string[]) => caseOfCells(columns, ['topic', '__expected1', '__expected2'], cells);
    expect(read(['bees', 'grade: is about bees', 'Hello'])).toEqual({ testCase: { values: [{ name: 'topic', fill: { text: 'bees' } }], expected: null, assertions: [{ kind: 'JUDGE', value: 'is about bees', threshold: null }, { kind: 'EQUALS', value: 'Hello', threshold: null }] } });
    expect(read(['bees', 'is-json', 'similar:x'])).toMatchObject({ testCase: { assertions: [{ kind: 'JSON_SCHEMA', value: '{}' }, { kind: 'SIMILARITY', value: 'x', threshold: 0.8 }] } });
    for (const cell of ['javascript:output.length < 9', 'not-icontains:x', 'not-equals:x', 'rouge-n(0.5):x', 'file://a.js']) expect(read(['bees', cell])).toMatchObject({ problem: { field: '__expected1' } });
  });
});
