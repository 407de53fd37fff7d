type Event = { readonly run: number; readonly startedAt: string; readonly durationMs: number | null };

/** How long the newest run took from its first stage to the end of its last, in milliseconds; null while one runs, or where there was none. */
export function readingTimeOf(log: readonly Event[]): number | null {
  const newest = Math.max(...log.map(({ run }) => run));
  const events = log.filter(({ run }) => run === newest);
  if (events.length === 0) return null;
  let begin = Infinity;
  let end = 0;
  for (const { startedAt, durationMs } of events) {
    if (durationMs === null) return null;
    const start = Date.parse(startedAt);
    begin = Math.min(begin, start);
    end = Math.max(end, start + durationMs);
  }
  return end - begin;
}
