import { expect, test } from 'vitest';
import { readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { useDatabase } from '#tests/support/database.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

async function open() {
  const rest = await vaultRest(database.url);
  const { owner, spaceId, promptName, sourceId } = await rest.placeWithLink();
  const mine = rest.as(owner);
  const get = (query = '', headers?: Record<string, string>) => mine('GET', `/spaces/${spaceId}/prompts/${promptName}${query}`, undefined, headers);
  const render = (body: object, name = promptName) => mine('POST', `/spaces/${spaceId}/prompts/${name}/render`, body);
  return { rest, owner, spaceId, sourceId, get, render };
}

test('a program gets a prompt by name and label, and hears when it is the same', async () => {
  const { get } = await open();
  const answer = await get();
  expect(answer).toMatchObject({ status: 200, body: { data: { name: 'support/answer', number: 1, labels: ['production'], messages: [{ role: 'user', content: 'Answer: {{question}}' }], params: {}, missing: ['question'], sourceIds: [] } } });
  const etag = answer.headers.get('etag') ?? '';
  expect((await get('', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('?label=latest')).body).toEqual(answer.body);
  expect((await get('?number=1')).body).toEqual(answer.body);
});

test('values are put in as text', async () => {
  const { render } = await open();
  const { status, body } = await render({ values: { question: 'Why {{question}}?' } });
  expect([status, body.data.messages, body.data.missing]).toEqual([200, [{ role: 'user', content: 'Answer: Why {{question}}?' }], []]);
});

test('a value may be a source of the space', async () => {
  const { rest, sourceId: mine, render } = await open();
  const { body } = await render({ values: { question: { sourceId: mine } } });
  expect(body.data.sourceIds).toEqual([mine]);
  for (const sourceId of ['nonsense', (await rest.place()).sourceId]) expect(await render({ values: { question: { sourceId } } })).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
});

test('a program gets a prompt as a file of other tools', async () => {
  const { rest, spaceId, owner } = await open();
  const get = (query: string) => fetch(`${rest.server.url}/vault/api/v1/spaces/${spaceId}/prompts/support%2Fanswer/export?${query}`, { headers: { authorization: `Bearer ${owner}` } });
  for (const [format, type, fileName] of [['promptfoo', 'application/yaml', 'support-answer-v1.yaml'], ['langfuse', 'application/json', 'support-answer-v1.json'], ['openai', 'application/json', 'support-answer-v1.json'], ['markdown', 'text/markdown', 'support-answer-v1.md']] as const) {
    const answer = await get(`format=${format}&label=latest`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([200, `${type}; charset=utf-8`, expect.stringContaining(fileName)]);
    expect(readPromptFile(await answer.text(), fileName)).toMatchObject({ format: format.toUpperCase(), found: [{ prompt: { name: 'support/answer', version: 1, labels: ['production'], content: { messages: [{ role: 'USER', text: 'Answer: {{question}}' }] } } }] });
  }
  for (const [query, status, code] of [['format=markdown&number=2', 404, 'NOT_FOUND'], ['format=word', 400, 'INVALID'], ['', 400, 'INVALID']] as const) {
    const answer = await get(query);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([status, code]);
  }
});

test('what is not there, or cannot be asked for, is said', async () => {
  const { get, render } = await open();
  for (const query of ['?label=staging', '?number=2']) expect(await get(query)).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND', message: 'Prompt version not found.' } } });
  expect(await render({}, 'no-such-prompt')).toMatchObject({ status: 404 });
  for (const query of ['?number=0', '?number=one', '?number=1.5']) expect(await get(query)).toMatchObject({ status: 400, body: { error: { code: 'INVALID', fields: [{ path: 'number', message: 'Must be a whole number from 1.' }] } } });
  for (const values of [{ question: 7 }, { question: { text: 'x' } }, { question: {} }, { 'not a name': 'x' }]) expect(await render({ values })).toMatchObject({ status: 400, body: { error: { code: 'INVALID' } } });
});
