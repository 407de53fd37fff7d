/** The list one opened a source from: where it is, and its sources in their order as far as they were loaded. */
type SourceTrail = { readonly address: string; readonly sourceIds: readonly string[] };

/** The router numbers the entries of the history; null where nobody does. */
const historyIndex = (): number | null => (history.state as { idx?: number } | null)?.idx ?? null;

let trail: (SourceTrail & { readonly index: number | null }) | null = null;

/** Remembers the list on the page, for the way on (J, K) and back from the page of a source. */
export function layTrail(list: SourceTrail): void {
  trail = { ...list, index: historyIndex() };
}

/** The way back and on from a source of the list one came from; null when it is not of that list. */
export function trailAround(sourceId: string): Ways | null {
  const at = trail?.sourceIds.indexOf(sourceId) ?? -1;
  if (trail === null || at === -1) return null;
  const isBefore = trail.index !== null && historyIndex() === trail.index + 1;
  return { address: trail.address, isBefore, previousId: trail.sourceIds[at - 1] ?? null, nextId: trail.sourceIds[at + 1] ?? null };
}

type Ways = {
  readonly address: string;
  /** Whether the list is the page before: going back to it keeps its place. */
  readonly isBefore: boolean;
  readonly previousId: string | null;
  readonly nextId: string | null;
};
