import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
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
  take(credential: string): Promise<RateState | null>;
}

/** @param factor `RATE_LIMIT`: multiplies what is allowed; 0 switches it off */
export function createRateLimit({ calls, seconds }: { calls: number; seconds: number }, factor: number): RateLimit {
  if (factor === 0) return { take: () => Promise.resolve(null) };
  const limit = Math.max(1, Math.ceil(calls * factor));
  const counter = new RateLimiterMemory({ points: limit, duration: seconds });
  return {
    async take(credential) {
      // Hashed, so that no credential stays in memory longer than its call.
      const key = createHash('sha256').update(credential).digest('base64url');
      // `penalty` counts as `consume` does, but answers when the limit is exceeded, too.
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      return { limit, remaining: limit - consumedPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
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
