import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Actor } from '#server/domain/context.ts';

export interface RateState {
  /** Calls in a window. */
  readonly limit: number;
  /** How many are left after this one; negative once it is one too many. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** How many calls one person may make. Counted by each process for itself, so that a call costs no write. */
export interface RateLimit {
  /** Counts a call; null when nothing is limited. */
  take(caller: string): Promise<RateState | null>;
  /** Counts so many calls more: what was asked for is worth them. Whoever goes beyond the limit is refused the next time. */
  add(caller: string, calls: number): void;
}

/** @param factor `RATE_LIMIT`: multiplies what is allowed; 0 switches it off */
export function createRateLimit({ calls, seconds }: { calls: number; seconds: number }, factor: number): RateLimit {
  if (factor === 0) return { take: () => Promise.resolve(null), add: () => {} };
  const limit = Math.max(1, Math.ceil(calls * factor));
  const counter = new RateLimiterMemory({ points: limit, duration: seconds });
  return {
    async take(caller) {
      // `penalty` counts as `consume` does, but answers when the limit is exceeded, too.
      const { consumedPoints, msBeforeNext } = await counter.penalty(caller);
      return { limit, remaining: limit - consumedPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) };
    },
    add(caller, calls) {
      if (calls > 0) void counter.penalty(caller, calls);
    },
  };
}

/** Who a call counts against: the person, with however many keys and sessions; who is nobody, by their address. */
export const callerOf = (actor: Actor, address: string): string => (actor.kind === 'user' ? `person ${actor.userId}` : address);

/** The words for one call too many; null when it may run. */
export function tooManyCalls(state: RateState | null): string | null {
  return state && state.remaining < 0
    ? `Too many calls: at most ${state.limit} in a minute for one person. Try again in ${state.resetSeconds} s.`
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
