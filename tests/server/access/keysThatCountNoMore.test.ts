import { describe, expect, test } from 'vitest';
import { mintApiKey, newApiKeySecret } from '#server/identity/apiKeys.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';

const source = useDatabase();

const keys = {
  expired: { expiresAt: new Date(Date.now() - 1_000) },
  revoked: { revokedAt: new Date(Date.now() - 1_000) },
  'not there': null,
};

type Dates = (typeof keys)[keyof typeof keys];

/** A key of a person who owns a space, with these dates. */
async function keyWith(dates: Dates | Record<string, never>) {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const { body } = await server.post(token, '{ viewer { user { id } spaces { edges { node { id } } } } }');
  const { user, spaces } = (body as { data: { viewer: { user: { id: string }; spaces: { edges: { node: { id: string } }[] } } } }).data.viewer;
  const { secret, ...stored } = mintApiKey();
  const scopes: ('read' | 'write')[] = ['read', 'write'];
  if (dates) await server.database.prisma.apiKey.create({ data: { userId: uuid(user.id), name: 'Script', scopes, ...stored, ...dates } });
  return { server, secret: dates ? secret : newApiKeySecret(), spaceId: spaces.edges[0]?.node.id ?? '' };
}

const operations: Record<string, (spaceId: string) => string> = {
  'a query of what is one’s own': () => '{ viewer { user { id } } }',
  'a query of a node': (spaceId) => `{ node(id: "${spaceId}") { id } }`,
  'a query that needs nobody': () => '{ invitation(token: "none") { id } }',
  'a mutation': (spaceId) => `mutation { createCollection(input: { spaceId: "${spaceId}", name: "New" }) { __typename } }`,
  'a subscription': (spaceId) => `subscription { collectionsChanged(spaceId: "${spaceId}") { readAgain } }`,
};

const ask = (server: RunningServer, secret: string, query: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: query.startsWith('subscription') ? 'text/event-stream' : 'application/json',
      authorization: `Bearer ${secret}`,
    },
    body: JSON.stringify({ query }),
  });

/** How a WebSocket with this credential ends, or `acknowledged`. */
const connect = (server: RunningServer, secret: string) =>
  new Promise<number | 'acknowledged'>((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${secret}` } }));
    socket.onmessage = () => {
      resolve('acknowledged');
      socket.close();
    };
    socket.onclose = ({ code }) => resolve(code);
  });

describe.each(Object.entries(keys))('a key that is %s', (_name, dates) => {
  test('answers 401 to everything, over HTTP and server-sent events, and changes nothing', async () => {
    const { server, secret, spaceId } = await keyWith(dates);
    for (const query of Object.values(operations)) {
      const answer = await ask(server, secret, query(spaceId));
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'UNAUTHENTICATED' } }] });
    }
    expect(await server.database.prisma.collection.count({ where: { spaceId: uuid(spaceId) } })).toBe(0);
    expect(await connect(server, secret)).toBe(4401);
  });
});

test('with a key that counts, each of these is answered', async () => {
  const { server, secret, spaceId } = await keyWith({});
  for (const [name, query] of Object.entries(operations)) {
    if (name === 'a subscription') continue;
    const answer = await ask(server, secret, query(spaceId));
    expect([answer.status, await answer.json()]).toEqual([200, { data: expect.anything() }]);
  }
  expect(await server.database.prisma.collection.count({ where: { spaceId: uuid(spaceId) } })).toBe(1);
  expect(await connect(server, secret)).toBe('acknowledged');
  const events = server.subscribe(secret).iterate({ query: operations['a subscription']?.(spaceId) ?? '' });
  expect((await events.next()).value).toEqual({ data: { collectionsChanged: { readAgain: true } } });
});

test('a key that only reads changes nothing over HTTP either', async () => {
  const { server, secret, spaceId } = await keyWith({});
  await server.database.prisma.apiKey.updateMany({ where: { hint: secret.slice(-4) }, data: { scopes: ['read'] } });
  const answer = await ask(server, secret, operations['a mutation']?.(spaceId) ?? '');
  expect(await answer.json()).toEqual({ data: { createCollection: { __typename: 'ForbiddenError' } } });
});
