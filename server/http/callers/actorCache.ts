import { hash } from 'node:crypto';
import type { Actor } from '#server/domain/context.ts';

/** How long an accepted credential is cached. */
const ttlMs = 2_000;
const maxEntries = 10_000;

/** An actor, and when their credential expires; null: never by itself. */
interface AuthenticatedActor {
  readonly actor: Actor;
  readonly expiresAt: Date | null;
}

interface CacheEntry {
  readonly found: Promise<AuthenticatedActor>;
  readonly until: number;
}

/**
 * Caches the actor of a credential for two seconds: looking it up costs as much as a short list. What ends a credential
 * (signing out, a new password, a revoked key) clears the cache: at once in the process where it happens, by an event in
 * the others. What a user may do in a space is never cached here.
 */
export interface ActorCache {
  /** @throws what `find` throws; a refusal is not cached */
  actorOf(credential: string, find: () => Promise<AuthenticatedActor>): Promise<Actor>;
  clear(): void;
}

export function createActorCache(now: () => number = Date.now): ActorCache {
  const entries = new Map<string, CacheEntry>();
  return {
    async actorOf(credential, find) {
      // Secrets shall not stay in memory.
      const key = hash('sha256', credential);
      const known = entries.get(key);
      if (known && known.until > now()) {
        const { actor, expiresAt } = await known.found;
        if (expiresAt === null || expiresAt.getTime() > now()) return actor;
      }
      if (entries.size >= maxEntries) entries.clear();
      const entry: CacheEntry = { found: find(), until: now() + ttlMs };
      entries.set(key, entry);
      try {
        return (await entry.found).actor;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    clear: () => entries.clear(),
  };
}
