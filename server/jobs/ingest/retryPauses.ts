import type { Tries } from '#server/domain/processing/processing.ts';

const pausesMs = [1_000, 5_000, 20_000] as const;
const longestPauseMs = 3_600_000;
/** Where a site wants to be left alone again and again, always before it was asked, waiting counts as trying in the end. */
const mostWaits = 20;

/** The try that comes next. One that found the site resting counts for nothing: whoever is in a large import may wait for many pauses. */
export function nextTries({ attempt, waits = 0 }: Tries, isUntried: boolean): Tries {
  return isUntried && waits < mostWaits ? { attempt, waits: waits + 1 } : { attempt: attempt + 1, waits };
}

/**
 * How long to wait before this try, or null when it is not worth another one. A site that asks to be left alone for a
 * time (Retry-After) is left alone for at least that long.
 */
export function pauseBefore({ attempt }: Tries, retryAfterSeconds: number | undefined): number | null {
  const pause = attempt === 1 ? 0 : pausesMs[attempt - 2];
  return pause === undefined ? null : Math.min(longestPauseMs, Math.max(pause, (retryAfterSeconds ?? 0) * 1_000));
}
