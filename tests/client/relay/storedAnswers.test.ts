// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import type { CacheConfig } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthUser } from '#client/auth/authClient.ts';
import { createEnvironment, orStored, RequestError } from '#client/relay/environment.ts';
import { createStoredAnswers, useIsShowingStored } from '#client/relay/storedAnswers.ts';
import { thingQuery, type ThingQuery } from './thingQuery.ts';

/** A browser's storage of answers, as far as it is used; jsdom has none. */
function createStorage() {
  const caches = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      async put(key: string, answer: Response) {
        entries.delete(key);
        entries.set(key, answer);
      },
      delete: async (key: string) => entries.delete(key),
      keys: async () => [...entries.keys()],
    };
  };
  return { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name), size: () => [...caches.values()].reduce((sum, entries) => sum + entries.size, 0) };
}

let storage: ReturnType<typeof createStorage>;
beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal('caches', storage);
});
afterEach(() => vi.unstubAllGlobals());

/** Signing in and out, as a page sees it. */
function createAuth(email: string | null) {
  const listeners = new Set<(user: AuthUser | null) => void>();
  const userOf = (address: string | null) => (address === null ? null : { displayName: null, email: address, photoURL: null });
  const auth = {
    ready: Promise.resolve(),
    user: userOf(email),
    onChange(listener: (user: AuthUser | null) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(address: string | null) {
      auth.user = userOf(address);
      for (const listener of listeners) listener(auth.user);
    },
  };
  return auth;
}

const gone = new RequestError(null, new TypeError('Failed to fetch'));
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the last answer to a question is found again, by the person to whom it was given', async () => {
  const mira = createStoredAnswers(createAuth('mira@example.org'));
  await mira.store('What?', '"first"');
  await mira.store('What?', '"second"');
  expect(await mira.find('What?', gone)).toBe('"second"');
  expect(await mira.find('Who?', gone)).toBeNull();
  expect(await createStoredAnswers(createAuth('ben@example.org')).find('What?', gone)).toBeNull();
  await vi.waitFor(() => expect(storage.size()).toBe(0));
});

test('who signs out, and who signs in as somebody else, leaves nothing behind', async () => {
  const auth = createAuth('mira@example.org');
  const answers = createStoredAnswers(auth);
  await settled();
  for (const next of ['ben@example.org', null]) {
    await answers.store('What?', '"it"');
    expect(storage.size()).toBe(1);
    auth.become(next);
    await vi.waitFor(() => expect(storage.size()).toBe(0));
  }
  await answers.store('What?', '"it"');
  expect([storage.size(), await answers.find('What?', gone)]).toEqual([0, null]);
});

test('an answer that comes after signing out is not stored', async () => {
  const auth = createAuth('mira@example.org');
  const answers = createStoredAnswers(auth);
  await settled();
  const storing = answers.store('What?', '"it"');
  auth.become(null);
  await storing;
  await settled();
  expect(storage.size()).toBe(0);
});

test('the oldest go when there are too many, and what is huge is not stored', async () => {
  const answers = createStoredAnswers(createAuth('mira@example.org'));
  await answers.store('first', '1');
  for (let count = 0; count < 200; count += 1) await answers.store(`more ${count}`, '1');
  await answers.store('huge', 'x'.repeat(3_000_001));
  expect(storage.size()).toBe(200);
  expect([await answers.find('first', gone), await answers.find('huge', gone)]).toEqual([null, null]);
});

test('a browser that stores nothing is read in as before', async () => {
  const answers = createStoredAnswers(createAuth('mira@example.org'));
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')), delete: () => Promise.reject(new Error('Forbidden.')) });
  await answers.store('What?', '1');
  expect(await answers.find('What?', gone)).toBeNull();
  vi.unstubAllGlobals();
  await answers.store('What?', '1');
  expect(await answers.find('What?', gone)).toBeNull();
});

const live = { subscribe: () => expect.unreachable(), onMissed: () => () => {}, announceMissed: () => {}, onLostChange: () => () => {}, isLost: () => false };

/** An environment of Mira's, whose network is `send`. */
function createPage() {
  const alpha = async () => new Response(JSON.stringify({ data: { node: { __typename: 'Thing', id: 'a', name: 'Alpha' } } }));
  const send = vi.fn<typeof fetch>(alpha);
  const answers = createStoredAnswers(createAuth('mira@example.org'));
  const environment = createEnvironment({ fetch: send, live, answers: async () => answers });
  const read = (networkCacheConfig?: CacheConfig, id = 'a') => fetchQuery<ThingQuery>(environment, thingQuery, { id }, { networkCacheConfig }).toPromise();
  return { send, alpha, read };
}

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const tooLong = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
const badGateway = async () => new Response('<html>', { status: 502 });

test('what a page begins with is what was answered before, when nobody answers; what was never asked fails as ever', async () => {
  const { send, alpha, read } = createPage();
  const { result } = renderHook(useIsShowingStored);
  await read();
  await vi.waitFor(() => expect(storage.size()).toBe(1));
  for (const away of [noConnection, badGateway]) {
    send.mockImplementation(away);
    expect(await read(orStored)).toEqual({ node: { name: 'Alpha' } });
    await vi.waitFor(() => expect(result.current).toBe(true));
    await expect(read(orStored, 'b')).rejects.toMatchObject({ name: 'RequestError' });
    send.mockImplementation(alpha);
    await read();
    await vi.waitFor(() => expect(result.current).toBe(false));
  }
});

test('what is asked for as it is now never is what it was', async () => {
  const { send, read } = createPage();
  await read();
  await vi.waitFor(() => expect(storage.size()).toBe(1));
  send.mockImplementation(noConnection);
  await expect(read()).rejects.toMatchObject({ name: 'RequestError' });
});

test('a server that takes too long, or refuses, is there: its failure is said', async () => {
  const { send, read } = createPage();
  await read();
  await vi.waitFor(() => expect(storage.size()).toBe(1));
  send.mockImplementation(tooLong);
  await expect(read(orStored)).rejects.toMatchObject({ name: 'RequestError' });
  send.mockImplementation(async () => new Response(JSON.stringify({ data: null, errors: [{ message: 'Something went wrong.' }] })));
  await expect(read(orStored)).rejects.toThrow('Something went wrong.');
});
