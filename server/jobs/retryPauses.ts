const pausesMs = [1_000, 5_000, 20_000] as const;
const longestPauseMs = 3_600_000;

/**
 * How long to wait before this attempt (2, 3, …), or null when it is not worth another one. A site that asks to be
 * left alone for a time (Retry-After) is left alone for at least that long.
 */
export function pauseBefore(attempt: number, retryAfterSeconds: number | undefined): number | null {
  const pause = pausesMs[attempt - 2];
  return pause === undefined ? null : Math.min(longestPauseMs, Math.max(pause, (retryAfterSeconds ?? 0) * 1_000));
}
