import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeDeletedCollections } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { publishCollectionsChanged, publishSourceStatusChanged } from '../events.ts';
import { parseIds } from '../input.ts';
import { lockTree } from './ancestry.ts';
import { maxDeletedCollections } from './restoreCollections.ts';

export interface CollectionsDeletedForever {
  readonly deletedCollectionIds: string[];
  readonly deletedSourceCount: number;
}

/**
 * Deletes deleted collections for good, each with the collections below it and the sources that went with it: all of them or
 * none. What lay in the trash before, or came out of it, stays.
 */
export function deleteCollectionsForever(outer: DomainContext, deletedCollectionIds: readonly (string | null)[]): Promise<CollectionsDeletedForever> {
  return inTransaction(outer, async (ctx) => {
    const roots = await authorizeDeletedCollections(ctx, 'collection.edit', parseIds('deletedCollectionIds', deletedCollectionIds, maxDeletedCollections));
    for (const spaceId of [...new Set(roots.map((root) => root.spaceId))].sort()) await lockTree(ctx.db, spaceId);
    let deletedSourceCount = 0;
    for (const { id, spaceId } of roots) deletedSourceCount += await deleteTree(ctx, id, spaceId);
    return { deletedCollectionIds: roots.map(({ id }) => id), deletedSourceCount };
  });
}

async function deleteTree(ctx: DomainContext, rootId: string, spaceId: string): Promise<number> {
  const tree = await ctx.db.deletedCollection.findMany({ where: { rootId }, select: { id: true } });
  const ids = tree.map(({ id }) => id);
  // Somebody else was faster.
  if (ids.length === 0) throw new NotFoundError('Deleted collection');
  const sources = await ctx.db.$queryRaw<{ id: string }[]>`
    delete from "Source" where "deletedCollectionId" = any(${ids}::uuid[]) and "trashedWithCollection" and "trashedAt" is not null returning id::text`;
  // What was deleted out of it before lay, from now on, where it lay.
  await ctx.db.$executeRaw`
    update "DeletedCollection" set "parentId" = (select root."parentId" from "DeletedCollection" root where root.id = ${rootId}::uuid)
    where "parentId" = any(${ids}::uuid[]) and "rootId" <> ${rootId}::uuid`;
  await recordActivity(ctx, spaceId, 'COLLECTION_DELETED_FOREVER', { subject: { kind: 'COLLECTION', id: rootId }, count: ids.length });
  await ctx.db.$executeRaw`delete from "DeletedCollection" where id = ${rootId}::uuid`;
  await publishSourceStatusChanged(ctx.db, spaceId, sources.map(({ id }) => id));
  await publishCollectionsChanged(ctx.db, spaceId, [rootId]);
  return sources.length;
}
