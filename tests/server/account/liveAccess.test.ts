import { expect, test } from 'vitest';
import { publishSourceStatusChanged } from '#server/domain/events.ts';
import { useDatabase } from '#tests/support/database.ts';
import { goodPassword, newEmail, temporaryFolder } from '#tests/support/identity.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';
import { publicId, uuid } from '#tests/support/vault.ts';

const source = useDatabase();

/** Registers somebody, and signs them in as often as wanted. */
async function signedInOften(server: RunningServer, times: number): Promise<string[]> {
  const account = { email: newEmail(), password: goodPassword };
  const call = (path: string) =>
    fetch(`${server.url}/auth/api/v1/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...account, displayName: path === 'registration' ? 'Mira' : undefined }) });
  await call('registration');
  const tokens: string[] = [];
  for (let i = 0; i < times; i++) tokens.push(((await (await call('token')).json()) as { data: { token: string } }).data.token);
  return tokens;
}

const revokeOthers = 'mutation { revokeSessions(input: { allOthers: true }) { ... on RevokeSessionsPayload { revokedSessionIds account { sessions { totalCount edges { node { isCurrent } } } } } ... on Error { code } } }';
const createKey = 'mutation { createApiKey(input: { name: "Script", scopes: [READ] }) { ... on CreateApiKeyPayload { secret apiKey { id } } } }';

/** A socket that is open and watched; `closed` answers the code it closes with. */
async function openSocket(server: RunningServer, credential: string): Promise<{ closed: Promise<number> }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${credential}` } })));
    socket.addEventListener('message', () => resolve());
  });
  return { closed };
}

const spaceOf = async (server: RunningServer, token: string) => {
  const { body } = await server.post(token, '{ viewer { user { id } spaces { edges { node { id } } } } }');
  const { viewer } = (body as { data: { viewer: { user: { id: string }; spaces: { edges: { node: { id: string } }[] } } } }).data;
  return { userId: uuid(viewer.user.id), spaceId: viewer.spaces.edges[0]?.node.id ?? '' };
};

/** The text of an event stream, from a subscription that has told that it listens. */
async function openStream(server: RunningServer, token: string, spaceId: string) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: `subscription { collectionsChanged(spaceId: "${spaceId}") { readAgain } }` }),
  });
  const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('readAgain')) text += (await reader.read()).value ?? '';
  return {
    async rest() {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
  };
}

test('the sockets of a session that is ended from another close at once, also in another process, and its own stay', async () => {
  const folder = temporaryFolder();
  const [server, other] = [await startServer(source.url, { folder }), await startServer(source.url, { folder })];
  const [here = '', there = ''] = await signedInOften(server, 2);
  const [mine, theirs, elsewhere] = [await openSocket(server, here), await openSocket(server, there), await openSocket(other, there)];
  const { spaceId } = await spaceOf(server, there);
  const stream = await openStream(other, there, spaceId);
  const { body } = await server.post(here, revokeOthers);
  expect(body).toMatchObject({ data: { revokeSessions: { revokedSessionIds: [expect.stringMatching(/^session_/)], account: { sessions: { totalCount: 1, edges: [{ node: { isCurrent: true } }] } } } } });
  expect(await Promise.all([theirs.closed, elsewhere.closed])).toEqual([4401, 4401]);
  expect(await stream.rest()).toContain('event: complete');
  expect((await server.post(there, '{ viewer { user { id } } }')).status).toBe(401);
  expect((await other.post(there, '{ viewer { user { id } } }')).status).toBe(401);
  expect((await server.post(here, '{ viewer { user { id } } }')).status).toBe(200);
  expect(await Promise.race([mine.closed, Promise.resolve('open')])).toBe('open');
});

test('the sockets of a revoked key, and of who signs out, close at once', async () => {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const { body } = await server.post(token, createKey);
  const { secret, apiKey } = (body as { data: { createApiKey: { secret: string; apiKey: { id: string } } } }).data.createApiKey;
  const [ofKey, ofSession] = [await openSocket(server, secret), await openSocket(server, token)];
  await server.post(token, `mutation { revokeApiKey(input: { apiKeyId: "${apiKey.id}" }) { __typename } }`);
  expect(await ofKey.closed).toBe(4401);
  await fetch(`${server.url}/auth/api/v1/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect(await ofSession.closed).toBe(4401);
});

test('who is removed from a space hears nothing more of it, over sockets and streams, and goes on hearing of others', async () => {
  const server = await startServer(source.url);
  const [owner, member] = [await server.signedIn(), await server.signedIn()];
  const { spaceId } = await spaceOf(server, owner);
  const theirs = await spaceOf(server, member);
  const { id } = await server.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: theirs.userId, role: 'VIEWER' } });
  const events = server.subscribe(member).iterate({ query: `subscription { collectionsChanged(spaceId: "${spaceId}") { readAgain } }` });
  const ofOwnSpace = server.subscribe(member).iterate({ query: `subscription { collectionsChanged(spaceId: "${theirs.spaceId}") { readAgain collections { name } } }` });
  for (const each of [events, ofOwnSpace]) expect((await each.next()).value).toMatchObject({ data: { collectionsChanged: { readAgain: true } } });
  const stream = await openStream(server, member, spaceId);
  const { body } = await server.post(owner, 'mutation($id: ID!) { removeMember(input: { memberId: $id }) { __typename } }', { id: publicId('Member', id) });
  expect(body).toEqual({ data: { removeMember: { __typename: 'RemoveMemberPayload' } } });
  expect(await events.next()).toEqual({ done: true, value: undefined });
  expect(await stream.rest()).toContain('event: complete');
  await publishSourceStatusChanged(server.database.prisma, uuid(spaceId), [uuid(spaceId)]);
  await server.post(member, `mutation { createCollection(input: { spaceId: "${theirs.spaceId}", name: "Mine" }) { __typename } }`);
  expect((await ofOwnSpace.next()).value).toMatchObject({ data: { collectionsChanged: { collections: [{ name: 'Mine' }] } } });
});

test('the address of a file is refused once the session or the key has ended that it was made under', async () => {
  const server = await startServer(source.url);
  const [here = '', there = ''] = await signedInOften(server, 2);
  const { spaceId } = await spaceOf(server, here);
  const key = ((await server.post(here, createKey)).body as { data: { createApiKey: { secret: string; apiKey: { id: string } } } }).data.createApiKey;
  const added = await server.post(here, `mutation { addSources(input: { spaceId: "${spaceId}", sources: [{ note: { text: "Words" } }] }) { ... on AddSourcesPayload { results { source { id } } } } }`);
  const sourceId = (added.body as { data: { addSources: { results: { source: { id: string } }[] } } }).data.addSources.results[0]?.source.id ?? '';
  const addressFor = async (credential: string) => {
    const { body } = await server.post(credential, `{ node(id: "${sourceId}") { ... on Source { downloadUrl } } }`);
    return server.url + (body as { data: { node: { downloadUrl: string } } }).data.node.downloadUrl;
  };
  const [mine, theirs, ofKey] = [await addressFor(here), await addressFor(there), await addressFor(key.secret)];
  const statuses = () => Promise.all([mine, theirs, ofKey].map(async (address) => (await fetch(address)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  await server.post(here, revokeOthers);
  expect(await statuses()).toEqual([200, 404, 200]);
  await server.post(here, `mutation { revokeApiKey(input: { apiKeyId: "${key.apiKey.id}" }) { __typename } }`);
  expect(await statuses()).toEqual([200, 404, 404]);
  await fetch(`${server.url}/auth/api/v1/sign-out`, { method: 'POST', headers: { authorization: `Bearer ${here}` } });
  expect(await statuses()).toEqual([404, 404, 404]);
});
