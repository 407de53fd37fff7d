import type { Attempts } from '#server/domain/processing/processingRun.ts';

const delaysMs = [1_000, 5_000, 20_000] as const;
const maxDelayMs = 3_600_000;
/** After so many deferrals (a host that pauses again and again) waiting counts as an attempt. */
const maxWaits = 20;

/** Who has put a try off. */
export type Deferral = 'host' | 'vault';

/**
 * The next attempt. One that was deferred because the host has paused does not count: a link of a large import may wait for many
 * pauses. One that the vault has no room for waits as long as that is so.
 */
export function nextAttempt({ attempt, waits = 0 }: Attempts, deferredBy: Deferral | undefined): Attempts {
  if (deferredBy === 'vault') return { attempt, waits };
  return deferredBy === 'host' && waits < maxWaits ? { attempt, waits: waits + 1 } : { attempt: attempt + 1, waits };
}

/**
 * How long to wait before this attempt, or null when there shall be none. Waits at least as long as the site asked for (Retry-After).
 */
export function retryDelayMs({ attempt }: Attempts, retryAfterSeconds: number | undefined): number | null {
  const pause = attempt === 1 ? 0 : delaysMs[attempt - 2];
  return pause === undefined ? null : Math.min(maxDelayMs, Math.max(pause, (retryAfterSeconds ?? 0) * 1_000));
}
