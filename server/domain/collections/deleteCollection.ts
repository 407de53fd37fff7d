import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeCollection } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError, NotFoundError } from '../errors.ts';
import { publishCollectionsChanged, publishSourceStatusChanged } from '../events.ts';
import { lockTree, withDescendants } from './ancestry.ts';

export interface DeleteCollection {
  readonly collectionId: string | null;
  /** The typed word DELETE, whatever its case and surrounding space (specification section 5). */
  readonly confirmation: string;
}

/**
 * Deletes a collection for good, with every collection below it and all sources in them. What lay in the trash stays there for
 * its time: it is restored into the collection above, or into none.
 */
export function deleteCollection(
  outer: DomainContext,
  { collectionId, confirmation }: DeleteCollection,
): Promise<{ deletedCollectionIds: string[]; deletedSourceCount: number; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const collection = await authorizeCollection(ctx, 'collection.edit', collectionId);
    if (confirmation.trim().toUpperCase() !== 'DELETE') throw new ConfirmationRequiredError();
    await lockTree(ctx.db, collection.spaceId);
    const deletedCollectionIds = await withDescendants(ctx.db, collection.id);
    if (deletedCollectionIds.length === 0) throw new NotFoundError('Collection');
    // Nobody is asked about the trash, and the numbers that they are shown leave it out. No person changes these sources: no new `updatedAt`.
    await ctx.db.$executeRaw`
      update "Source" set "collectionId" = (select c."parentId" from "Collection" c where c.id = ${collection.id}::uuid)
      where "collectionId" = any(${deletedCollectionIds}::uuid[]) and "trashedAt" is not null`;
    const sources = await ctx.db.source.findMany({
      where: { collectionId: { in: deletedCollectionIds } },
      select: { id: true },
    });
    await recordActivity(ctx, collection.spaceId, 'COLLECTION_DELETED', {
      subject: { kind: 'COLLECTION', id: collection.id },
      count: deletedCollectionIds.length,
    });
    await ctx.db.collection.delete({ where: { id: collection.id } });
    await publishSourceStatusChanged(ctx.db, collection.spaceId, sources.map(({ id }) => id));
    await publishCollectionsChanged(ctx.db, collection.spaceId, deletedCollectionIds);
    return { deletedCollectionIds, deletedSourceCount: sources.length, spaceId: collection.spaceId };
  });
}
