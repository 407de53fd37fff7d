// @vitest-environment jsdom
import { fetchQuery } from 'react-relay/hooks';
import { createOperationDescriptor, Observable, type ConcreteRequest, type GraphQLResponse } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { createEnvironment, RequestError } from '#client/relay/environment.ts';
import type { LiveConnection } from '#client/relay/live/liveConnection.ts';
import { liveEventCountIn } from '#client/relay/liveEventCount.ts';
import { createListeners } from '#client/state/listeners.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

/** The same as something that one listens to. */
const thingSubscription = { ...thingQuery, params: { ...thingQuery.params, operationKind: 'subscription' } } as ConcreteRequest;

const live: LiveConnection = {
  subscribe: () => {
    throw new Error('Not here.');
  },
  onMissed: () => () => {},
  announceMissed: () => {},
  onLostChange: () => () => {},
  isLost: () => false,
};
const read = (fetch: typeof globalThis.fetch) =>
  fetchQuery<ThingQuery>(createEnvironment({ fetch, live }), thingQuery, { id: 'a' }).toPromise();
const answering = (status: number, body: unknown) => vi.fn(async () => new Response(JSON.stringify(body), { status }));

test('sends the operation by name and reads its data', async () => {
  const fetch = answering(200, { data: { node: { __typename: 'Thing', id: 'a', name: 'Alpha' } } });
  expect(await read(fetch)).toEqual({ node: { name: 'Alpha' } });
  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe('/graphql');
  expect(JSON.parse(init.body as string)).toMatchObject({ operationName: 'ThingQuery', variables: { id: 'a' } });
});

test('a server that gives no answer, or none that can be used, is told apart from a refusal', async () => {
  await expect(read(async () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ name: 'RequestError', status: null });
  await expect(read(async () => new Response('<html>', { status: 502 }))).rejects.toMatchObject({ name: 'RequestError', status: 502 });
  const refused = await read(answering(200, { data: null, errors: [{ message: 'Something went wrong.' }] })).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(RequestError);
});

test('nobody waits for what nobody wants any more', async () => {
  const fetch = vi.fn((_input: unknown, init?: RequestInit) => new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  }));
  const failed = vi.fn();
  const subscription = fetchQuery<ThingQuery>(createEnvironment({ fetch, live }), thingQuery, { id: 'a' }).subscribe({ error: failed });
  subscription.unsubscribe();
  expect((fetch.mock.calls[0]?.[1] as RequestInit).signal?.aborted).toBe(true);
  await Promise.resolve();
  expect(failed).not.toHaveBeenCalled();
});

test('nobody who is not signed in reads anything', async () => {
  const fetch = answering(200, { data: { node: null } });
  const beforeQuery = async () => Promise.reject(new Error('Nobody is signed in.'));
  const environment = createEnvironment({ fetch, live, beforeQuery });
  await expect(fetchQuery<ThingQuery>(environment, thingQuery, { id: 'a' }).toPromise()).rejects.toMatchObject({ name: 'RequestError', status: null });
  expect(fetch).not.toHaveBeenCalled();
});

test('what is sent under a key says so, and nothing else does', async () => {
  const fetch = answering(200, { data: { node: { __typename: 'Thing', id: 'a', name: 'Alpha' } } });
  const keyed = { networkCacheConfig: { metadata: { idempotencyKey: 'note-1' } } };
  await fetchQuery<ThingQuery>(createEnvironment({ fetch, live }), thingQuery, { id: 'a' }, keyed).toPromise();
  await read(fetch);
  const keys = fetch.mock.calls.map((call) => new Headers((call as unknown as [string, RequestInit])[1].headers).get('idempotency-key'));
  expect(keys).toEqual(['note-1', null]);
});

test('counts live events, and word that some were missed: an answer may be older than they are', async () => {
  const missed = createListeners();
  const events = createListeners<[GraphQLResponse]>();
  const environment = createEnvironment({
    fetch: answering(200, {}),
    live: { ...live, onMissed: missed.subscribe, subscribe: () => Observable.create((sink) => events.subscribe((event) => sink.next(event))) },
  });
  const count = liveEventCountIn(environment);
  const heard = vi.fn();
  const { unsubscribe } = environment.execute({ operation: createOperationDescriptor(thingSubscription, { id: 'a' }) }).subscribe({ next: heard });
  expect(count.get()).toBe(0);
  events.emit({ data: { node: { __typename: 'Thing', id: 'a', name: 'Alpha' } } });
  expect(heard).toHaveBeenCalledOnce();
  expect(count.get()).toBe(1);
  missed.emit();
  expect(count.get()).toBe(2);
  unsubscribe();
});
