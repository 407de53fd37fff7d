import type { AuthClient } from '#client/auth/authClient.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';

/** The pages that were read last, a handful of queries each. */
const MAX_ANSWERS = 200;
/** In characters; a larger one would cost more room than it is worth. */
const MAX_LENGTH = 3_000_000;

const NAME = 'vault-answers';

const isShown = createSharedValue(false);

/** Whether what is shown was partly answered before this page was opened. */
export const useIsShowingStored = isShown.use;

/**
 * What the vault has answered to the person who is signed in, on this device: pages that were read open without a connection. Where the
 * browser has no such storage (a page that came without https), nothing is stored and nothing found. No promise rejects.
 * Why: docs/decisions/offline.md
 */
export interface StoredAnswers {
  /** Stores an answer in place of an earlier one to the same question. */
  store(question: string, answer: string): Promise<void>;
  /** The last answer to a question of this person; null where there is none. */
  find(question: string): Promise<string | null>;
}

/** Those of whoever is signed in; they are removed when nobody is any more, or somebody else. */
export function createStoredAnswers(auth: Pick<AuthClient, 'ready' | 'user' | 'onChange'>): StoredAnswers {
  const whose = () => auth.user?.email ?? null;
  const keyOf = async (person: string, question: string) => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${person}\n${question}`));
    return `/${NAME}/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  };
  const quietly = async <T>(act: (storage: CacheStorage) => Promise<T>, otherwise: T): Promise<T> => {
    if (!('caches' in globalThis)) return otherwise;
    // A full disk, a browser that forbids it: reading goes on without.
    return act(caches).catch(() => otherwise);
  };

  const clear = () => quietly(async (storage) => void (await storage.delete(NAME)), undefined);
  let reader: string | null = null;
  const clearOthers = () => {
    if (whose() === null || (reader !== null && reader !== whose())) void clear();
    reader = whose();
  };
  auth.onChange(clearOthers);
  void auth.ready.then(clearOthers);

  return {
    store: (question, answer) =>
      quietly(async (storage) => {
        isShown.set(false);
        const person = whose();
        if (person === null || answer.length > MAX_LENGTH) return;
        const key = await keyOf(person, question);
        const cache = await storage.open(NAME);
        // Whoever signed out meanwhile has nothing stored any more.
        if (whose() !== person) return;
        await cache.put(key, new Response(answer, { headers: { 'content-type': 'application/json' } }));
        if (whose() !== person) return void (await cache.delete(key));
        const keys = await cache.keys();
        await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ANSWERS)).map((oldest) => cache.delete(oldest)));
      }, undefined),
    find: (question) =>
      quietly(async (storage) => {
        const person = whose();
        if (person === null) return null;
        const cache = await storage.open(NAME);
        const answer = await cache.match(await keyOf(person, question));
        if (!answer) return null;
        isShown.set(true);
        return answer.text();
      }, null),
  };
}
