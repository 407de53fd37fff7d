import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

async function testSetOf(cases: readonly Record<string, unknown>[]) {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const ask = async (query: string, variables: Record<string, unknown>) => (await it.server.post(owner, query, variables)).body as { data: Record<string, Record<string, Record<string, string>>> };
  const { data: made } = await ask('mutation($input: CreatePromptInput!) { createPrompt(input: $input) { ... on CreatePromptPayload { prompt { id } } } }', { input: { spaceId, title: 'Greeting' } });
  const { data: saved } = await ask('mutation($input: SaveTestSetInput!) { saveTestSet(input: $input) { ... on SaveTestSetPayload { testSet { id } } } }', { input: { promptId: made['createPrompt']?.['prompt']?.['id'], name: 'Greetings: "all"', add: cases } });
  const id = saved['saveTestSet']?.['testSet']?.['id'] ?? '';
  const { data } = (await it.server.post(owner, 'query($id: ID!) { node(id: $id) { ... on TestSet { downloadUrl } } }', { id })).body as { data: { node: { downloadUrl: string } } };
  const read = async () => {
    const answer = await fetch(it.server.url + data.node.downloadUrl);
    return { answer, text: await answer.text() };
  };
  return { id, ask, read };
}

const named = (name: string) => ({ name: 'name', fill: { text: name } });

test('a test set is saved as CSV: what a variable is, what is expected, what must hold', async () => {
  const { read } = await testSetOf([
    { values: [named('Ada, "the first"'), { name: 'expected', fill: { text: 'kind' } }], expected: 'Hello Ada', assertions: [{ kind: 'CONTAINS', value: 'Ada' }, { kind: 'SIMILARITY', value: '', threshold: 0.5 }] },
    { values: [named('=1+1'), { name: 'topic', fill: { search: 'memory' } }], assertions: [{ kind: 'JSON_SCHEMA', value: '{"type":"object"}' }] },
    { values: [named('search:no search')] },
    { values: [] },
  ]);
  const { answer, text } = await read();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8', 'content-disposition': expect.stringMatching(/^attachment; filename="Greetings/), 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store, no-transform',
  });
  expect(Papa.parse(text.trim()).data).toEqual([
    ['name', '{{expected}}', 'topic', 'expected', 'assert1', 'assert2'],
    ['Ada, "the first"', 'kind', '', 'Hello Ada', 'contains:Ada', 'similar(0.5):'],
    // What a table calculator would work out stands behind a mark.
    ["'=1+1", '', 'search:memory', '', 'is-json:{"type":"object"}', ''],
    ['text:search:no search', '', '', '', '', ''],
    ['', '', '', '', '', ''],
  ]);
});

test('more cases than are read at once stand in their order; a deleted set is not there', async () => {
  const { read, id, ask } = await testSetOf(Array.from({ length: 450 }, (_, n) => ({ values: [named(`N${n}`)] })));
  const lines = (await read()).text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(Array.from({ length: 450 }, (_, n) => `N${n}`));
  await ask('mutation($input: DeleteTestSetsInput!) { deleteTestSets(input: $input) { __typename } }', { input: { testSetIds: [id] } });
  expect((await read()).answer.status).toBe(404);
});
