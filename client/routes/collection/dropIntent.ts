/** What is dragged: sources, each with the collection it lies in (null: in none), or a collection. */
export type Dragged =
  | { kind: 'source'; sources: readonly { id: string; homeId: string | null }[] }
  | { kind: 'collection' };
/** What a draggable says of itself: `sourceIds` answers everything that goes with a source, at the moment it is asked. */
export type Carried = { kind: Dragged['kind']; id: string; title?: string; name?: string; sourceIds?: () => readonly string[] };
/** What it is dropped on: a collection, or the free space under the tree. */
export type DropTarget = { kind: 'collection'; id: string } | { kind: 'root' };

/** What a drop means. */
export type DropIntent = { verb: 'moveSources' | 'copySources'; sourceIds: readonly string[]; toCollectionId: string };

/**
 * Decides what a drop does; null when nothing, or when the tree decides (a collection). What lies in the target already
 * is not moved there; a copy may lie beside it.
 */
export function dropIntent(dragged: Dragged, target: DropTarget, isCopy: boolean): DropIntent | null {
  if (dragged.kind !== 'source' || target.kind !== 'collection') return null;
  const sources = isCopy ? dragged.sources : dragged.sources.filter(({ homeId }) => homeId !== target.id);
  if (sources.length === 0) return null;
  return { verb: isCopy ? 'copySources' : 'moveSources', sourceIds: sources.map(({ id }) => id), toCollectionId: target.id };
}
