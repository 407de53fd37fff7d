import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { createYoga, isAsyncIterable } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { limitSubscriptions } from '#server/http/limitSubscriptions.ts';
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

test('one WebSocket carries 50 subscriptions, and another one when one of them has ended', async () => {
  const server = await startServer(source.url, { variables: { RATE_LIMIT: '1' } });
  const token = await server.signedIn();
  const { client, refusals, ends } = subscribed(server, token, 52);
  await eventually(() => expect(refusals).toMatchObject([limitOf(50), limitOf(50)]));
  expect(refusals).toMatchObject([{ message: 'At most 50 subscriptions over one WebSocket. End one of them first.' }, {}]);

  ends[0]?.();
  const answer = await new Promise((resolve) => {
    client.subscribe<Record<string, unknown>>({ query: '{ viewer { user { displayName } } }' }, { next: resolve, error: resolve, complete: () => {} });
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

  const stream = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` }, body: JSON.stringify({ query }) });
  expect(await stream.text()).toContain('SUBSCRIPTION_LIMIT');
  const others = subscribed(server, other, 1);

  await sockets[0]?.client.dispose();
  await eventually(async () => {
    const { client, refusals } = subscribed(server, token, 1);
    await client.dispose();
    expect(refusals).toEqual([]);
  });
  expect(others.refusals).toEqual([]);
});

test('who leaves a subscription while it fails makes room for one, not for two', async () => {
  const failure = Promise.withResolvers<never>();
  const failing: AsyncIterableIterator<never> = { next: () => failure.promise, return: () => Promise.resolve({ done: true, value: undefined }), [Symbol.asyncIterator]: () => failing };
  const fields = { told: { type: GraphQLString, subscribe: () => failing } };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { none: { type: GraphQLString } } }), subscription: new GraphQLObjectType({ name: 'Subscription', fields }) });
  const yoga = createYoga({ schema, plugins: [limitSubscriptions({ ofSocket: 2, ofPerson: 2 })], maskedErrors: false });
  const { subscribe } = yoga.getEnveloped({} as never) as { subscribe: (args: object) => Promise<unknown> };
  const open = () => subscribe({ schema, document: parse('subscription { told }'), contextValue: { actor: { kind: 'user', userId: 'mira' } } });

  expect(await open()).toSatisfy(isAsyncIterable);
  const left = (await open()) as AsyncIterableIterator<unknown>;
  const waiting = left.next();
  await left.return?.();
  failure.reject(new Error('Not there'));
  await expect(waiting).rejects.toThrow('Not there');

  expect(await open()).toSatisfy(isAsyncIterable);
  expect(await open()).toMatchObject({ errors: [limitOf(2)] });
});
