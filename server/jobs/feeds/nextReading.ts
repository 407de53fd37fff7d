const minuteMs = 60_000;
const longestMinutes = 24 * 60;

interface FeedTiming {
  readonly intervalMinutes: number;
  /** As the feed says of itself, if it does. */
  readonly minutesBetweenChanges?: number | null;
  /** How often in a row it could not be read, this time included. */
  readonly failureCount?: number;
  /** How long the site asked to be left alone. */
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * When a feed is read next: after its interval, seldomer where the feed says that it changes seldomer (a day at most), and after failures in
 * a row each time twice as late, a day at most. What a site asks for counts in any case.
 */
export function nextReading(now: Date, { intervalMinutes, minutesBetweenChanges = null, failureCount = 0, retryAfterSeconds = 0 }: FeedTiming): Date {
  const own = Math.max(intervalMinutes, Math.min(minutesBetweenChanges ?? 0, longestMinutes));
  const minutes = failureCount === 0 ? own : Math.max(own, Math.min(own * 2 ** Math.min(failureCount, 10), longestMinutes));
  return new Date(now.getTime() + Math.max(minutes * minuteMs, retryAfterSeconds * 1_000));
}
