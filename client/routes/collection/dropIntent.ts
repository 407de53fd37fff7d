/** A source that is dragged, and the collection it lies in; null: in none. */
type DraggedSource = { readonly id: string; readonly homeId: string | null };

/** What a drop means. */
export type DropIntent = { verb: 'moveSources' | 'copySources'; sourceIds: readonly string[]; toCollectionId: string };

/**
 * Decides what dropping sources on a collection does; null when nothing. What lies there already is not moved; a copy may
 * lie beside it.
 */
export function dropIntent(dragged: readonly DraggedSource[], toCollectionId: string, isCopy: boolean): DropIntent | null {
  const sources = isCopy ? dragged : dragged.filter(({ homeId }) => homeId !== toCollectionId);
  if (sources.length === 0) return null;
  return { verb: isCopy ? 'copySources' : 'moveSources', sourceIds: sources.map(({ id }) => id), toCollectionId };
}
