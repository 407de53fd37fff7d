import { hash } from 'node:crypto';
import type { Actor } from '#server/domain/context.ts';

/** So long a credential that was accepted counts without being looked at again. */
const memoryMs = 2_000;
const most = 10_000;

/** Somebody, and when their credential ends by itself; null: not by itself. */
interface Found {
  readonly actor: Actor;
  readonly expiresAt: Date | null;
}

interface Remembered {
  readonly found: Promise<Found>;
  readonly until: number;
}

/**
 * Who a credential stands for, remembered for two seconds at most: looking it up costs as much as a short list. What ends
 * a credential (signing out, a new password, a revoked key) empties the memory: at once in the process where it happens,
 * by an event in the others. What a person may do in a space is never remembered here.
 */
export interface ActorCache {
  /** @throws what `find` throws; a refusal is not remembered */
  actorOf(credential: string, find: () => Promise<Found>): Promise<Actor>;
  forget(): void;
}

export function createActorCache(now: () => number = Date.now): ActorCache {
  const remembered = new Map<string, Remembered>();
  return {
    async actorOf(credential, find) {
      // The memory of a process is no place for secrets.
      const key = hash('sha256', credential);
      const known = remembered.get(key);
      if (known && known.until > now()) {
        const { actor, expiresAt } = await known.found;
        if (expiresAt === null || expiresAt.getTime() > now()) return actor;
      }
      if (remembered.size >= most) remembered.clear();
      const entry: Remembered = { found: find(), until: now() + memoryMs };
      remembered.set(key, entry);
      try {
        return (await entry.found).actor;
      } catch (error) {
        if (remembered.get(key) === entry) remembered.delete(key);
        throw error;
      }
    },
    forget: () => remembered.clear(),
  };
}
