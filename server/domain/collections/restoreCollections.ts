import { generateKeyBetween } from 'fractional-indexing';
import { inTransaction } from '#server/platform/db/database.ts';
import type { SourceStatus } from '#server/platform/db/generated/client.ts';
import { authorizeDeletedCollections, type CollectionRef } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { publishCollectionsChanged, publishSourceStatusChanged } from '../events.ts';
import { parseIds } from '../input.ts';
import { resumeArchiving } from '../processing/archiveSource.job.ts';
import { requestProcessing, type ToProcess } from '../processing/processSource.job.ts';
import { lockTree } from './ancestry.ts';

/** So many deleted collections at most are restored or deleted for good by one call: each may hold very much. */
export const maxDeletedCollections = 100;

export interface CollectionsRestored {
  /** Those that were deleted and are back. */
  readonly collectionIds: string[];
  /** They and all below them. */
  readonly restoredCollectionIds: string[];
  /** The sources that have left the trash with them. */
  readonly sourceIds: string[];
}

/**
 * Takes deleted collections out of the trash, each with the collections below it and the sources that went with it, under the ids
 * and to the places that they had: all of them or none. Where the collection above is gone, into the nearest one above that which is there.
 */
export function restoreCollections(outer: DomainContext, deletedCollectionIds: readonly (string | null)[]): Promise<CollectionsRestored> {
  return inTransaction(outer, async (ctx) => {
    const roots = await authorizeDeletedCollections(ctx, 'collection.edit', parseIds('deletedCollectionIds', deletedCollectionIds, maxDeletedCollections));
    for (const spaceId of [...new Set(roots.map((root) => root.spaceId))].sort()) await lockTree(ctx.db, spaceId);
    const restored = [];
    for (const root of roots) restored.push(await restoreTree(ctx, root));
    return {
      collectionIds: roots.map(({ id }) => id),
      restoredCollectionIds: restored.flatMap(({ collectionIds }) => collectionIds),
      sourceIds: restored.flatMap(({ sourceIds }) => sourceIds),
    };
  });
}

async function restoreTree(ctx: DomainContext, { id: rootId, spaceId }: CollectionRef) {
  const parentId = await livingParent(ctx, rootId);
  const rank = await freeRank(ctx, rootId, spaceId, parentId);
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    insert into "Collection" (id, "spaceId", "parentId", name, description, settings, rank, "createdById", "createdAt", "updatedAt")
    select d.id, d."spaceId", case when d.id = ${rootId}::uuid then ${parentId}::uuid else d."parentId" end, d.name, d.description, d.settings,
      case when d.id = ${rootId}::uuid then ${rank} else d.rank end, d."createdById", d."createdAt", d."updatedAt"
    from "DeletedCollection" d where d."rootId" = ${rootId}::uuid returning id::text`;
  const collectionIds = rows.map(({ id }) => id);
  const sourceIds = await restoreSourcesOf(ctx, collectionIds);
  await ctx.db.$executeRaw`delete from "DeletedCollection" where id = ${rootId}::uuid`;
  await recordActivity(ctx, spaceId, 'COLLECTION_RESTORED', { subject: { kind: 'COLLECTION', id: rootId }, collectionId: parentId, count: collectionIds.length });
  await publishSourceStatusChanged(ctx.db, spaceId, sourceIds);
  await publishCollectionsChanged(ctx.db, spaceId, collectionIds);
  return { collectionIds, sourceIds };
}

/** The nearest collection above a deleted one that is there; null: none is. @throws NotFoundError when somebody else was faster */
async function livingParent(ctx: DomainContext, rootId: string): Promise<string | null> {
  const [row] = await ctx.db.$queryRaw<{ parentId: string | null }[]>`
    with recursive way as (
      select d."parentId" as above, 0 as depth from "DeletedCollection" d where d.id = ${rootId}::uuid
      union all
      select d."parentId", way.depth + 1 from way join "DeletedCollection" d on d.id = way.above where way.depth < 1000
    )
    select (select c.id::text from way join "Collection" c on c.id = way.above order by way.depth limit 1) as "parentId"
    from "DeletedCollection" d where d.id = ${rootId}::uuid`;
  if (!row) throw new NotFoundError('Deleted collection');
  return row.parentId;
}

/** The rank that it had, or the next one where a sibling has that by now. */
async function freeRank(ctx: DomainContext, rootId: string, spaceId: string, parentId: string | null): Promise<string> {
  const { rank } = await ctx.db.deletedCollection.findUniqueOrThrow({ where: { id: rootId }, select: { rank: true } });
  const [taken, next] = await ctx.db.collection.findMany({ where: { spaceId, parentId, rank: { gte: rank } }, orderBy: { rank: 'asc' }, select: { rank: true }, take: 2 });
  return taken?.rank === rank ? generateKeyBetween(rank, next?.rank ?? null) : rank;
}

/** Puts everything of these collections back into them, and takes out of the trash what went with them. What waited for processing goes on. */
async function restoreSourcesOf(ctx: DomainContext, collectionIds: readonly string[]): Promise<string[]> {
  const ids = [...collectionIds];
  // In the order of their ids, as everybody who changes many.
  await ctx.db.$queryRaw`select 1 from "Source" where "deletedCollectionId" = any(${ids}::uuid[]) order by id for no key update`;
  await ctx.db.$executeRaw`
    update "Source" set "collectionId" = "deletedCollectionId", "deletedCollectionId" = null
    where "deletedCollectionId" = any(${ids}::uuid[]) and not "trashedWithCollection"`;
  const sources = await ctx.db.$queryRaw<(ToProcess & { status: SourceStatus })[]>`
    update "Source" set "collectionId" = "deletedCollectionId", "deletedCollectionId" = null, "trashedWithCollection" = false, "trashedAt" = null
    where "deletedCollectionId" = any(${ids}::uuid[]) returning id::text, run, domain, status::text`;
  // What lies in the trash with collections that were deleted out of these before: restored alone, it comes into these again.
  await ctx.db.$executeRaw`
    update "Source" s set "collectionId" = root."parentId" from "DeletedCollection" d join "DeletedCollection" root on root.id = d."rootId"
    where s."deletedCollectionId" = d.id and root."parentId" = any(${ids}::uuid[])`;
  await requestProcessing(ctx.db, sources.filter(({ status }) => status === 'PENDING' || status === 'PROCESSING'));
  const sourceIds = sources.map(({ id }) => id);
  await resumeArchiving(ctx.db, sourceIds);
  return sourceIds;
}
