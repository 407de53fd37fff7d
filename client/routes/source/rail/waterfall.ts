type Event = { readonly startedAt: string; readonly durationMs: number | null; readonly run: number };

/** One line: a stage, or (`item` null) how long was waited before the next. From where to where, in percent of the whole. */
type Bar<E> = ({ readonly item: E } | { readonly item: null; readonly waitedMs: number }) & { readonly start: number; readonly width: number };

/** Shorter pauses between two stages are nothing that one waited for, in ms. */
const shortestWait = 100;

/**
 * Lays the newest run of a processing log out in time: where each stage begins and how long it is, in percent of the
 * whole. A stage that still runs reaches to the end. Where nothing was done (before another try, or while others had their turn) stands
 * a bar of its own, without an item.
 */
export function waterfall<E extends Event>(log: readonly E[]): { bars: Bar<E>[]; totalMs: number } {
  const run = Math.max(0, ...log.map((event) => event.run));
  const events = log.filter((event) => event.run === run);
  const startOf = (event: E) => Date.parse(event.startedAt);
  const begin = Math.min(...events.map(startOf));
  const end = Math.max(...events.map((event) => startOf(event) + (event.durationMs ?? 0)));
  const total = Math.max(1, end - begin);
  const percent = (ms: number) => (ms / total) * 100;
  const bars: Bar<E>[] = [];
  let doneAt = begin;
  for (const event of events) {
    const startedAt = startOf(event);
    const waitedMs = startedAt - doneAt;
    if (waitedMs >= shortestWait) bars.push({ item: null, waitedMs, start: percent(doneAt - begin), width: percent(waitedMs) });
    const start = percent(startedAt - begin);
    bars.push({ item: event, start, width: event.durationMs === null ? 100 - start : percent(event.durationMs) });
    doneAt = Math.max(doneAt, startedAt + (event.durationMs ?? 0));
  }
  return { bars, totalMs: events.length === 0 ? 0 : end - begin };
}
