type Event = { readonly startedAt: string; readonly durationMs: number | null; readonly run: number };

/**
 * Lays the newest run of a processing log out in time: where each stage begins and how long it is, in percent of the
 * whole. A pause before another try counts as time; a stage that still runs reaches to the end.
 */
export function waterfall<E extends Event>(log: readonly E[]): { bars: { item: E; start: number; width: number }[]; totalMs: number } {
  const run = Math.max(0, ...log.map((event) => event.run));
  const events = log.filter((event) => event.run === run);
  const startOf = (event: E) => Date.parse(event.startedAt);
  const begin = Math.min(...events.map(startOf));
  const end = Math.max(...events.map((event) => startOf(event) + (event.durationMs ?? 0)));
  const total = Math.max(1, end - begin);
  const bars = events.map((event) => {
    const start = ((startOf(event) - begin) / total) * 100;
    return { item: event, start, width: event.durationMs === null ? 100 - start : (event.durationMs / total) * 100 };
  });
  return { bars, totalMs: events.length === 0 ? 0 : end - begin };
}
