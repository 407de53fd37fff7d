/** What is dragged. */
export type Dragged = { kind: 'source'; id: string } | { kind: 'collection'; id: string };
/** What it is dropped on: a collection, or the free space under the tree. */
export type DropTarget = { kind: 'collection'; id: string } | { kind: 'root' };

/** What a drop means. */
export type DropIntent = { verb: 'moveSources'; sourceIds: readonly string[]; toCollectionId: string };

/**
 * Decides what a drop does; null when nothing, or when the tree decides (a collection). `openCollectionId` is the
 * collection whose sources are on the page: a source cannot be moved into it, it is there already.
 */
export function dropIntent(dragged: Dragged, target: DropTarget, openCollectionId: string | null): DropIntent | null {
  if (dragged.kind !== 'source' || target.kind !== 'collection' || target.id === openCollectionId) return null;
  return { verb: 'moveSources', sourceIds: [dragged.id], toCollectionId: target.id };
}
