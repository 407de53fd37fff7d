import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#server/schema/schema.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const database = useDatabase();

const persisted = Object.entries(JSON.parse(readFileSync(new URL('../../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>);

/** The id and the text of an operation of the web client. */
function operation(name: string) {
  const [hash = '', text = ''] = persisted.find(([, each]) => new RegExp(`(query|mutation|subscription) ${name}\\b`).test(each)) ?? [];
  expect(text, name).not.toBe('');
  return { documentId: `sha256:${hash}`, text };
}

async function ask(server: RunningServer, token: string | null, body: Record<string, unknown>) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { data?: unknown; errors?: { message: string; extensions: unknown }[] } };
}

test('each stands under the hash of its text, and fits the schema', () => {
  expect(persisted.length).toBeGreaterThan(40);
  for (const [hash, text] of persisted) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
    expect(validate(schema, parse(text)), text).toEqual([]);
  }
});

test('an operation that is named answers as if its text had been sent, by POST and by GET', async () => {
  const server = await startServer(database.url);
  const token = await server.signedIn();
  const { documentId, text } = operation('AppHeaderQuery');
  const byText = await ask(server, token, { query: text });
  expect(byText).toMatchObject({ status: 200, body: { data: { viewer: {} } } });
  expect(await ask(server, token, { documentId })).toEqual(byText);
  const extensions = JSON.stringify({ documentId });
  const byGet = await fetch(`${server.url}/graphql?${new URLSearchParams({ extensions })}`, { headers: { authorization: `Bearer ${token}`, accept: 'application/graphql-response+json' } });
  expect(await byGet.json()).toEqual(byText.body);
  expect(await ask(server, null, { documentId })).toEqual(await ask(server, null, { query: text }));
});

test('who sends a text is answered by that text', async () => {
  const server = await startServer(database.url);
  const { documentId } = operation('AppHeaderQuery');
  expect(await ask(server, null, { query: '{ __typename }', documentId })).toEqual({ status: 200, body: { data: { __typename: 'Query' } } });
});

test.each([['another version', `sha256:${'0'.repeat(64)}`], ['no hash', 'AppHeaderQuery'], ['no text', 7], ['a name that every object has', 'sha256:constructor']])(
  'what is not known is told from what is wrong: %s',
  async (_name, documentId) => {
    const server = await startServer(database.url);
    const { status, body } = await ask(server, null, { documentId });
    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ message: expect.stringContaining('Reload the page'), extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }] });
  },
);

test('a mutation is not run by GET', async () => {
  const server = await startServer(database.url);
  const { documentId } = operation('useMarkAllNotificationsReadMutation');
  const extensions = JSON.stringify({ documentId });
  const answer = await fetch(`${server.url}/graphql?${new URLSearchParams({ extensions })}`, { headers: { accept: 'application/graphql-response+json' } });
  expect(answer.status).toBe(405);
});

test('a subscription is named in the extensions, where the WebSocket protocol has room for it', async () => {
  const server = await startServer(database.url);
  const { documentId } = operation('useSourceStatusChangesSubscription');
  const client = server.subscribe(await server.signedIn());
  const heard = (id: string) =>
    new Promise<unknown>((resolve) => {
      const payload = { query: '', extensions: { documentId: id }, variables: { spaceId: 'space_01h455vb4pex5vsknk084sn02q' } };
      client.subscribe(payload, { next: resolve, error: resolve, complete: () => resolve('complete') });
    });
  expect(await heard(documentId)).toMatchObject([{ message: 'Space not found.' }]);
  expect(await heard(`sha256:${'0'.repeat(64)}`)).toMatchObject([{ extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND' } }]);
});
