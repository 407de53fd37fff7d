import type { FetchError } from './fetchError.ts';

/** Remembers for a while which hosts did not answer, so that nobody waits for them again. */
export interface UnreachableHosts {
  /** @throws FetchError with which the host was not reached a moment ago */
  check(host: string): void;
  /** Notes the failure of a request, if it says that the host itself was not reached. */
  note(host: string, error: unknown): void;
}

const maxHosts = 10_000;

/** @param forMs for how long they are not asked again; 0: always again */
export function createUnreachableHosts(forMs: number, now: () => number = Date.now): UnreachableHosts {
  const known = new Map<string, { readonly error: FetchError; readonly until: number }>();
  return {
    check(host) {
      const found = known.get(host);
      if (!found) return;
      if (found.until > now()) throw found.error;
      known.delete(host);
    },
    note(host, error) {
      if (forMs === 0 || !(error as Partial<FetchError>).isUnreachable) return;
      if (known.size >= maxHosts) known.delete(known.keys().next().value ?? '');
      known.set(host, { error: error as FetchError, until: now() + forMs });
    },
  };
}
