// @vitest-environment jsdom
import { fetchQuery } from 'react-relay/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthUser } from '#client/auth/authClient.ts';
import { createStoredAnswers } from '#client/relay/storedAnswers.ts';
import { createEnvironment } from '#client/relay/environment.ts';
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
  return { open, delete: async (name: string) => caches.delete(name), size: () => [...caches.values()].reduce((sum, entries) => sum + entries.size, 0) };
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

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the last answer to a question is found again, by the person to whom it was given', async () => {
  const mira = createStoredAnswers(createAuth('mira@example.org'));
  await mira.store('What?', '"first"');
  await mira.store('What?', '"second"');
  expect(await mira.find('What?')).toBe('"second"');
  expect(await mira.find('Who?')).toBeNull();
  expect(await createStoredAnswers(createAuth('ben@example.org')).find('What?')).toBeNull();
});

test('who signs out, and who signs in as somebody else, leaves nothing behind', async () => {
  const auth = createAuth('mira@example.org');
  const answers = createStoredAnswers(auth);
  await settled();
  for (const next of ['ben@example.org', null]) {
    await answers.store('What?', '"it"');
    expect(storage.size()).toBe(1);
    auth.become(next);
    await settled();
    expect(storage.size()).toBe(0);
  }
  await answers.store('What?', '"it"');
  expect([storage.size(), await answers.find('What?')]).toEqual([0, null]);
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
  expect([await answers.find('first'), await answers.find('huge')]).toEqual([null, null]);
});

test('a browser that stores nothing is read in as before', async () => {
  const answers = createStoredAnswers(createAuth('mira@example.org'));
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Full.', 'QuotaExceededError')), delete: () => Promise.reject(new Error('Forbidden.')) });
  await answers.store('What?', '1');
  expect(await answers.find('What?')).toBeNull();
  vi.unstubAllGlobals();
  await answers.store('What?', '1');
  expect(await answers.find('What?')).toBeNull();
});

test('a query that nobody answers gets what was answered before; a refusal, and a query never asked, fail as ever', async () => {
  const live = { subscribe: () => expect.unreachable(), onMissed: () => () => {}, announceMissed: () => {}, onLostChange: () => () => {}, isLost: () => false };
  const send = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ data: { node: { __typename: 'Thing', id: 'a', name: 'Alpha' } } })));
  const read = (id = 'a') => fetchQuery<ThingQuery>(createEnvironment({ fetch: send, live, answers: async () => createStoredAnswers(createAuth('mira@example.org')) }), thingQuery, { id }).toPromise();
  await read();
  await vi.waitFor(() => expect(storage.size()).toBe(1));
  for (const away of [() => Promise.reject(new TypeError('Failed to fetch')), async () => new Response('<html>', { status: 502 })]) {
    send.mockImplementation(away);
    expect(await read()).toEqual({ node: { name: 'Alpha' } });
    await expect(read('b')).rejects.toMatchObject({ name: 'RequestError' });
  }
  send.mockImplementation(async () => new Response(JSON.stringify({ data: null, errors: [{ message: 'Something went wrong.' }] })));
  await expect(read()).rejects.toThrow('Something went wrong.');
  expect(storage.size()).toBe(1);
});
