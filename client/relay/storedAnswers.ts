import type { AuthClient } from '#client/auth/authClient.ts';
import { forgetAnswers, namePrefix } from '#client/auth/forgetAnswers.ts';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { useListener } from '#client/state/listeners.ts';
import { isAway, type RequestError, type StoredAnswers } from './environment.ts';

/** The pages that were read last, a handful of queries each. */
const MAX_ANSWERS = 200;
/** In characters; a larger one would cost more room than it is worth. */
const MAX_LENGTH = 3_000_000;

const isShown = createSharedValue(false);

/** Whether something of what is shown was answered before this page was opened, and the vault has answered nothing since. */
export const useIsShowingStored = isShown.use;

/** Says that the vault is back, however that was heard. */
export const stopShowingStored = (): void => isShown.set(false);

/** Calls back once the vault has answered again: nothing that was stored counts as read any more. */
export function useStoredOutdated(readAgain: () => void): void {
  useListener(isShown.subscribe, () => {
    if (!isShown.get()) readAgain();
  });
}

/** Those of whoever is signed in; what others have left is removed, now and whenever somebody else is. */
export function createStoredAnswers(auth: Pick<AuthClient, 'ready' | 'user' | 'onChange'>): StoredAnswers {
  const whose = () => auth.user?.email ?? null;
  const clearOthers = async () => {
    const person = whose();
    await forgetAnswers(person === null ? null : await nameOf(person));
  };
  auth.onChange(() => void clearOthers());
  void auth.ready.then(clearOthers);

  return {
    store: (question, answer) => {
      stopShowingStored();
      return quietly(async (storage) => {
        const person = whose();
        if (person === null || answer.length > MAX_LENGTH) return;
        const [name, key] = await Promise.all([nameOf(person), keyOf(question)]);
        const cache = await storage.open(name);
        // Whoever signed out meanwhile has nothing stored any more.
        if (whose() === person) await cache.put(key, new Response(answer, { headers: { 'content-type': 'application/json' } }));
        if (whose() !== person) return void (await storage.delete(name));
        const keys = await cache.keys();
        await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX_ANSWERS)).map((oldest) => cache.delete(oldest)));
      }, undefined);
    },
    find: (question, failure) =>
      quietly(async (storage) => {
        const person = whose();
        if (person === null || !isAway(failure) || ((failure as RequestError).status === null && !((failure as RequestError).cause instanceof TypeError))) return null;
        const cache = await storage.open(await nameOf(person));
        const answer = await cache.match(await keyOf(question));
        if (!answer) return null;
        isShown.set(true);
        return answer.text();
      }, null),
  };
}

const nameOf = async (person: string): Promise<string> => `${namePrefix}${await hashOf(person)}`;
const keyOf = async (question: string): Promise<string> => `/${await hashOf(question)}`;

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A full disk, a browser that forbids it: reading goes on without. */
async function quietly<T>(act: (storage: CacheStorage) => Promise<T>, otherwise: T): Promise<T> {
  if (!('caches' in globalThis)) return otherwise;
  return act(caches).catch(() => otherwise);
}
