import { credentialsTopic, everybody, membershipsTopic } from '#server/domain/events.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';

/** Something that lives longer than a request: a socket, or one subscription. */
export interface LiveAccess {
  /** Called when a credential of the person has ended: ends it unless its own still counts. */
  readonly onCredentialEnded?: () => void;
  /** Called when the person has left a space: ends it unless they may still hear of it. */
  readonly onMembershipEnded?: () => void;
}

/** What lives longer than a request, by person, so that it ends with what it hangs on. */
export interface LiveAccesses {
  /** Returns what takes it out again. */
  add(userId: string, access: LiveAccess): () => void;
}

/**
 * Hears from all processes which credentials and memberships have ended.
 * @param forgetCredentials clears the cache of credentials: called before anything is asked again
 */
export function createLiveAccesses(events: EventBus, forgetCredentials: () => void): LiveAccesses {
  const byPerson = new Map<string, Set<LiveAccess>>();
  const of = (userIds: readonly string[]) =>
    userIds.includes(everybody) ? [...byPerson.values()].flatMap((all) => [...all]) : userIds.flatMap((id) => [...(byPerson.get(id) ?? [])]);

  async function hearOfCredentials(): Promise<void> {
    for await (const { ids } of events.subscribe(credentialsTopic)) {
      forgetCredentials();
      for (const access of of(ids)) access.onCredentialEnded?.();
    }
  }
  async function hearOfMemberships(): Promise<void> {
    for await (const { ids } of events.subscribe(membershipsTopic)) for (const access of of(ids)) access.onMembershipEnded?.();
  }
  void hearOfCredentials();
  void hearOfMemberships();
  events.onGap(() => {
    forgetCredentials();
    for (const access of of([everybody])) {
      access.onCredentialEnded?.();
      access.onMembershipEnded?.();
    }
  });

  return {
    add(userId, access) {
      const known = byPerson.get(userId) ?? new Set();
      byPerson.set(userId, known.add(access));
      return () => {
        known.delete(access);
        if (known.size === 0 && byPerson.get(userId) === known) byPerson.delete(userId);
      };
    },
  };
}

interface Subscription<E> {
  readonly events: AsyncIterableIterator<E>;
  readonly userId: string;
  readonly signal: AbortSignal | undefined;
  /** Whether the credential still counts; left out where a connection answers for it. */
  readonly isEntitled?: (() => Promise<boolean>) | undefined;
  /** Whether the person may still hear of the topic; left out where it hangs on no space. */
  readonly isMember?: (() => Promise<boolean>) | undefined;
}

/** The events of a subscription until what it hangs on has ended. */
export function endWithAccess<E>(accesses: LiveAccesses, { events, userId, signal, isEntitled, isMember }: Subscription<E>): AsyncIterableIterator<E> {
  const end = () => {
    remove();
    return events.return?.() ?? Promise.resolve({ done: true as const, value: undefined });
  };
  /** What cannot be asked now goes on: its events are read under the rights of their moment. */
  const endUnless = (ask: () => Promise<boolean>) => () => void ask().then((still) => (still ? undefined : end()), () => undefined);
  const remove = accesses.add(userId, {
    ...(isEntitled && { onCredentialEnded: endUnless(isEntitled) }),
    ...(isMember && { onMembershipEnded: endUnless(isMember) }),
  });
  signal?.addEventListener('abort', remove, { once: true });
  const iterator: AsyncIterableIterator<E> = { next: () => events.next(), return: end, [Symbol.asyncIterator]: () => iterator };
  return iterator;
}
