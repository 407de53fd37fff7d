/** What was read for an event or a call, by what was asked; forgotten with it. */
const readings = new WeakMap<readonly string[], Map<string, Promise<unknown>>>();

/**
 * Reads for an event once for all subscribers of this process who ask for the same: a thousand who watch a space cost
 * one query and not a thousand. What is shared must not depend on who asks: that they may see it is asked before.
 * Why: docs/decisions/live-updates.md
 * @param ids the ids that the event carries: the same array for all who hear of it
 * @param asked whatever the answer depends on
 */
export function readOnce<T>(ids: readonly string[], asked: unknown, read: () => Promise<T>): Promise<T> {
  const known = readings.get(ids) ?? new Map<string, Promise<unknown>>();
  readings.set(ids, known);
  const key = JSON.stringify(asked);
  const reading = (known.get(key) as Promise<T> | undefined) ?? read();
  known.set(key, reading);
  return reading;
}
