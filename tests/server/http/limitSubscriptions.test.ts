import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { createYoga, isAsyncIterable } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { limitSubscriptions } from '#server/http/limits/limitSubscriptions.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const source = useDatabase();
const query = 'subscription { notificationReceived { notificationId } }';

/** Opens so many subscriptions over one WebSocket. */
function subscribed(server: RunningServer, token: string, count: number) {
  const client = server.subscribe(token);
  const refusals: unknown[] = [];
  const ends = Array.from({ length: count }, () => client.subscribe({ query }, { next: ({ errors }) => errors && refusals.push(...errors), error: (error) => refusals.push(...(Array.isArray(error) ? error : [error])), complete: () => {} }));
  return { client, refusals, ends };
}

const limitOf = (limit: number) => ({ extensions: { code: 'SUBSCRIPTION_LIMIT', limit } });

/** What a stream of events says first, as soon as it is open. */
async function firstEvent(server: RunningServer, token: string): Promise<unknown> {
  const { body } = await server.post(token, '{ viewer { spaces(first: 1) { edges { node { id } } } } }');
  const { viewer } = body['data'] as { viewer: { spaces: { edges: { node: { id: string } }[] } } };
  const stream = await posted(server, token, 'text/event-stream', `subscription { collectionsChanged(spaceId: "${viewer.spaces.edges[0]?.node.id}") { readAgain } }`);
  let text = '';
  for await (const chunk of stream.body ?? []) {
    text += Buffer.from(chunk).toString();
    const [, event] = /^data: (.+)\n/m.exec(text) ?? [];
    if (event) return JSON.parse(event);
  }
  throw new Error(`No event came: ${text}`);
}

const posted = (server: RunningServer, token: string, accept: string, asked: string) =>
  fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${token}` }, body: JSON.stringify({ query: asked }) });

test('one WebSocket carries 50 subscriptions, and another one when one of them has ended', async () => {
  const server = await startServer(source.url, { variables: { RATE_LIMIT: '1' } });
  const token = await server.signedIn();
  const { client, refusals, ends } = subscribed(server, token, 52);
  await eventually(() => expect(refusals).toMatchObject([limitOf(50), limitOf(50)]));
  expect(refusals).toMatchObject([{ message: 'At most 50 subscriptions over one WebSocket. End one of them first.' }, {}]);

  ends[0]?.();
  const answer = await new Promise((resolve) => {
    client.subscribe({ query: '{ viewer { user { displayName } } }' }, { next: resolve, error: resolve, complete: () => {} });
  });
  expect(answer).toMatchObject({ data: { viewer: {} } });
});

test('one person has 200 subscriptions, over whichever connections; what ends makes room', async () => {
  const server = await startServer(source.url, { variables: { RATE_LIMIT: '1' } });
  const [token, other] = [await server.signedIn(), await server.signedIn()];
  const sockets = Array.from({ length: 5 }, () => subscribed(server, token, 42));
  const refused = () => sockets.flatMap(({ refusals }) => refusals);
  await eventually(() => expect(refused()).toHaveLength(10));
  for (const refusal of refused()) expect(refusal).toMatchObject(limitOf(200));

  expect(await firstEvent(server, token)).toMatchObject({ errors: [limitOf(200)] });
  const others = subscribed(server, other, 1);

  await sockets[0]?.client.dispose();
  await eventually(async () => expect(await firstEvent(server, token)).toMatchObject({ data: {} }));
  expect(others.refusals).toEqual([]);
});

test('streams that are left, and such as cannot be sent, make room', async () => {
  // 2 subscriptions, 30 calls.
  const server = await startServer(source.url, { variables: { RATE_LIMIT: '0.01' } });
  const token = await server.signedIn();
  for (let call = 0; call < 3; call++) expect((await posted(server, token, 'application/json', query)).status).toBe(406);
  expect(await firstEvent(server, token)).toMatchObject({ data: {} });
  for (let call = 0; call < 2; call++) await eventually(async () => expect(await firstEvent(server, token)).toMatchObject({ data: {} }), { interval: 5_000 });
});

/** Subscriptions of one person who may have two, to events that this iterator tells. */
function opener(events: AsyncIterableIterator<never>) {
  const fields = { told: { type: GraphQLString, subscribe: () => events } };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLString } } }), subscription: new GraphQLObjectType({ name: 'Subscription', fields }) });
  const yoga = createYoga({ schema, plugins: [limitSubscriptions({ ofSocket: 2, ofPerson: 2 })], maskedErrors: false });
  const { subscribe } = yoga.getEnveloped({} as never) as { subscribe: (args: object) => Promise<unknown> };
  return (request?: Request) => subscribe({ schema, document: parse('subscription { told }'), contextValue: { actor: { kind: 'user', userId: 'mira' }, request } });
}

const endsWith = (ending: Promise<never>): AsyncIterableIterator<never> => {
  const events: AsyncIterableIterator<never> = { next: () => ending, return: () => Promise.resolve({ done: true, value: undefined }), [Symbol.asyncIterator]: () => events };
  return events;
};

test('who leaves a subscription while it fails makes room for one, not for two', async () => {
  const failure = Promise.withResolvers<never>();
  const open = opener(endsWith(failure.promise));
  expect(await open()).toSatisfy(isAsyncIterable);
  const left = (await open()) as AsyncIterableIterator<unknown>;
  const waiting = left.next();
  await left.return?.();
  failure.reject(new Error('Not there'));
  await expect(waiting).rejects.toThrow('Not there');

  expect(await open()).toSatisfy(isAsyncIterable);
  expect(await open()).toMatchObject({ errors: [limitOf(2)] });
});

test('who breaks off a request makes room, though nobody has read the answer', async () => {
  const open = opener(endsWith(new Promise(() => undefined)));
  const leaving = new AbortController();
  const request = new Request('http://localhost/graphql', { signal: leaving.signal });
  for (let count = 0; count < 2; count++) expect(await open(request)).toSatisfy(isAsyncIterable);
  expect(await open()).toMatchObject({ errors: [limitOf(2)] });
  leaving.abort();
  for (let count = 0; count < 2; count++) expect(await open()).toSatisfy(isAsyncIterable);
  expect(await open(request)).toMatchObject({ errors: [limitOf(2)] });
});
