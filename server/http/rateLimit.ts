import { createHash } from 'node:crypto';
import type { Credentials } from './credentials.ts';

export interface RateState {
  /** Calls in a window. */
  readonly limit: number;
  /** How many are left after this one; negative once it is one too many. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** How many calls one credential may make. Counted by each process for itself, so that a call costs no write. */
export interface RateLimit {
  /** Counts a call; null when nothing is limited. */
  take(credential: string): RateState | null;
}

/** @param factor `RATE_LIMIT`: multiplies what is allowed; 0 switches it off */
export function createRateLimit({ calls, seconds }: { calls: number; seconds: number }, factor: number, now = Date.now): RateLimit {
  const limit = Math.max(1, Math.ceil(calls * factor));
  const windows = new Map<string, { count: number; endsAt: number }>();
  let sweptAt = 0;

  function sweep(at: number): void {
    if (at - sweptAt < seconds * 1_000) return;
    sweptAt = at;
    for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key);
  }

  return {
    take(credential) {
      if (factor === 0) return null;
      const at = now();
      sweep(at);
      // Hashed, so that no credential stays in memory longer than its call.
      const key = createHash('sha256').update(credential).digest('base64url');
      const known = windows.get(key);
      const window = known && known.endsAt > at ? known : { count: 0, endsAt: at + seconds * 1_000 };
      window.count++;
      windows.set(key, window);
      return { limit, remaining: limit - window.count, resetSeconds: Math.max(1, Math.ceil((window.endsAt - at) / 1_000)) };
    },
  };
}

/** Who a call counts against: the credential, however its header is written; without one that counts, the address. */
export function callerOf(credentials: Credentials, address: string): string {
  switch (credentials.kind) {
    case 'apiKey':
      return credentials.secret;
    case 'token':
      return credentials.token;
    case 'none':
    case 'malformed':
      return address;
  }
}

/** The words for one call too many; null when it may run. */
export function tooManyCalls(state: RateState | null): string | null {
  return state && state.remaining < 0
    ? `Too many calls: at most ${state.limit} in a minute with one credential. Try again in ${state.resetSeconds} s.`
    : null;
}

/** What an answer says about the limit. */
export function rateHeaders(state: RateState | null): Record<string, string> {
  if (!state) return {};
  const { limit, remaining, resetSeconds } = state;
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.max(0, remaining)),
    'RateLimit-Reset': String(resetSeconds),
    ...(remaining < 0 && { 'Retry-After': String(resetSeconds) }),
  };
}
