/** What was made for an event, by what was asked; forgotten with it. */
const made = new WeakMap<readonly string[], Map<string, unknown>>();

/**
 * Reads or makes something for an event once for all subscribers of this process who ask for the same: a thousand who watch
 * a space cost one query and not a thousand. What is shared must not depend on who asks: that they may see it is asked before.
 * Why: docs/decisions/live-updates.md
 * @param ids the ids that the event carries: the same array for all who hear of it
 * @param asked whatever the answer depends on
 */
export function oncePerEvent<T>(ids: readonly string[], asked: unknown, make: () => T): T {
  const known = made.get(ids) ?? new Map<string, unknown>();
  made.set(ids, known);
  const key = JSON.stringify(asked);
  if (!known.has(key)) known.set(key, make());
  return known.get(key) as T;
}
