import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';

const source = useDatabase();

test('errors at the top of an answer come with the statuses that the guide names', async () => {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    return [answer.status, ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code];
  };
  const authorization = `Bearer ${token}`;
  const asProtocol = { authorization, accept: 'application/graphql-response+json' };
  const large = '{ viewer { spaces(first: 101) { edges { node { id } } } } }';
  expect(await ask('mutation { createSpace(input: { name: "Mine" }) { __typename } }')).toEqual([200, 'UNAUTHENTICATED']);
  expect(await ask('{ viewer { user { id } } }', { authorization: 'Bearer vk_none' })).toEqual([401, 'UNAUTHENTICATED']);
  expect(await ask(large, { authorization, accept: 'application/json' })).toEqual([200, 'PAGE_SIZE_LIMIT']);
  expect(await ask(large, asProtocol)).toEqual([400, 'PAGE_SIZE_LIMIT']);
  expect(await ask(large, { authorization })).toEqual([200, 'PAGE_SIZE_LIMIT']);
});
