import type { DropTarget } from '#client/collections/dragStore.ts';

/** A source that is dragged, and the collection it lies in; null: in none. */
type DraggedSource = { readonly id: string; readonly homeId: string | null };

/** What a drop means. */
export type DropIntent = { readonly sourceIds: readonly string[] } & (
  | { readonly verb: 'moveSources' | 'copySources'; readonly toCollectionId: string | null }
  | { readonly verb: 'favoriteSources' }
  | { readonly verb: 'tagSources'; readonly tag: string }
);

/**
 * Decides what dropping sources does: on a collection they are moved there, on the Inbox out of theirs, on Favorites starred,
 * on a tag tagged; null when nothing. What lies there already is not moved; a copy may lie beside it.
 */
export function dropIntent(dragged: readonly DraggedSource[], { kind, id, name }: DropTarget, isCopy: boolean): DropIntent | null {
  const sourceIds = dragged.map((source) => source.id);
  if (kind === 'favorites') return { verb: 'favoriteSources', sourceIds };
  if (kind === 'tag') return { verb: 'tagSources', sourceIds, tag: name };
  const toCollectionId = kind === 'inbox' ? null : id;
  if (isCopy) return { verb: 'copySources', sourceIds, toCollectionId };
  const moved = dragged.filter(({ homeId }) => homeId !== toCollectionId).map((source) => source.id);
  return moved.length === 0 ? null : { verb: 'moveSources', sourceIds: moved, toCollectionId };
}
