import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeCollection } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { publishCollectionsChanged } from '../events.ts';
import { newPosition, type RequestedParent } from './position.ts';

export interface MoveCollection {
  readonly collectionId: string | null;
  /** Absent: the parent of the sibling it shall lie beside. */
  readonly parent?: RequestedParent | undefined;
  /** At most one of the two (null: an id that names nothing); neither: last under the parent. */
  readonly before?: { readonly id: string | null } | undefined;
  readonly after?: { readonly id: string | null } | undefined;
}

/** Moves a collection, with all that is below it, to another place among siblings of the same space. */
export function moveCollection(
  outer: DomainContext,
  { collectionId, parent, before, after }: MoveCollection,
): Promise<{ collectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const collection = await authorizeCollection(ctx, 'collection.edit', collectionId);
    if (before && after) throw new InvalidInputError([{ path: 'afterId', message: 'Give only one of beforeId and afterId.', code: 'CONFLICTING' }]);
    if (!parent && !before && !after) throw new InvalidInputError([{ path: 'parentId', message: 'Say where to: a parent (null: the top of the tree), beforeId or afterId.', code: 'REQUIRED' }]);
    const beside = before ? { ...before, side: 'before' as const } : after && { ...after, side: 'after' as const };
    const position = await newPosition(ctx, collection, { parent, beside });
    if (position) {
      await ctx.db.collection.update({ where: { id: collection.id }, data: position });
      await recordActivity(ctx, collection.spaceId, 'COLLECTION_MOVED', { subject: { kind: 'COLLECTION', id: collection.id }, collectionId: position.parentId });
      await publishCollectionsChanged(ctx.db, collection.spaceId, [collection.id]);
    }
    return { collectionId: collection.id, spaceId: collection.spaceId };
  });
}
