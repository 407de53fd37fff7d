/**
 * The order of a list that must not move, with what has left it (it may come back to its place): what it showed keeps its
 * order, and of what is new only that which stands after everything known (a further page) comes, at the end.
 */
export function stableOrder(shown: readonly string[], now: readonly string[]): readonly string[] {
  const known = new Set(shown);
  const lastKnown = now.findLastIndex((id) => known.has(id));
  return lastKnown === now.length - 1 ? shown : [...shown, ...now.slice(lastKnown + 1)];
}
