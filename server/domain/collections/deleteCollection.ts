import { inTransaction } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeCollection } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError, NotFoundError } from '../errors.ts';
import { publishCollectionsChanged, publishSourceStatusChanged } from '../events.ts';
import { saveUndo, type Undoable } from '../undo/saveUndo.ts';
import { lockTree, withDescendants } from './ancestry.ts';

export interface DeleteCollection extends Undoable {
  readonly collectionId: string | null;
  /** The typed word DELETE, whatever its case and surrounding space (specification section 5). */
  readonly confirmation: string;
}

export interface CollectionDeleted {
  /** It and all that were below it. It can be restored under its own id. */
  readonly deletedCollectionIds: string[];
  /** How many sources came into the trash with them. */
  readonly deletedSourceCount: number;
  readonly spaceId: string;
  readonly undoId: string | null;
}

/**
 * Puts a collection into the trash, with every collection below it and all sources in them: for 30 days it can be restored as it
 * was. What lay in the trash before stays there on its own: restored without the collection, it comes into the one above, or into none.
 * Why: docs/decisions/deleted-collections.md
 */
export function deleteCollection(outer: DomainContext, { collectionId, confirmation, undoable }: DeleteCollection): Promise<CollectionDeleted> {
  return inTransaction(outer, async (ctx) => {
    const { id, spaceId } = await authorizeCollection(ctx, 'collection.edit', collectionId);
    if (confirmation.trim().toUpperCase() !== 'DELETE') throw new ConfirmationRequiredError();
    await lockTree(ctx.db, spaceId);
    const ids = await withDescendants(ctx.db, [id]);
    if (ids.length === 0) throw new NotFoundError('Collection');
    // Whoever is putting something into one of them is waited for, and what they put there goes, too; whoever comes later finds none.
    await ctx.db.$queryRaw`select 1 from "Collection" where id = any(${ids}::uuid[]) order by id for update`;
    const deletedAt = ctx.now();
    await keepTree(ctx, id, ids, deletedAt);
    const sourceIds = await trashSources(ctx, id, ids, deletedAt);
    const undoId = await saveUndo(ctx, undoable, Prisma.sql`select 'RESTORE_COLLECTION', ${id}::uuid, '{}'::uuid[]`);
    await recordActivity(ctx, spaceId, 'COLLECTION_DELETED', { subject: { kind: 'COLLECTION', id }, count: ids.length });
    await ctx.db.$executeRaw`delete from "Collection" where id = any(${ids}::uuid[])`;
    await publishSourceStatusChanged(ctx.db, spaceId, sourceIds);
    await publishCollectionsChanged(ctx.db, spaceId, ids);
    return { deletedCollectionIds: ids, deletedSourceCount: sourceIds.length, spaceId, undoId };
  });
}

/** Keeps the collections as they are among the deleted ones. */
async function keepTree(ctx: DomainContext, rootId: string, ids: readonly string[], deletedAt: Date): Promise<void> {
  await ctx.db.$executeRaw`
    with recursive way as (
      select c."parentId" as above, 0 as depth, null::text as name from "Collection" c where c.id = ${rootId}::uuid
      union all
      select c."parentId", way.depth + 1, c.name from way join "Collection" c on c.id = way.above where way.depth < 1000
    )
    insert into "DeletedCollection" (id, "spaceId", "rootId", "parentId", path, name, description, settings, rank, "createdById", "createdAt", "updatedAt", "deletedAt")
    select c.id, c."spaceId", ${rootId}::uuid, c."parentId",
      case when c.id = ${rootId}::uuid then array(select way.name from way where way.depth > 0 order by way.depth desc) else '{}' end,
      c.name, c.description, c.settings, c.rank, c."createdById", c."createdAt", c."updatedAt", ${deletedAt}
    from "Collection" c where c.id = any(${[...ids]}::uuid[])`;
}

/**
 * Puts what is live in the collections into the trash, and everything of them into the collection above. No person changes these
 * sources: no new `updatedAt`. Answers the ids of those that were live.
 */
async function trashSources(ctx: DomainContext, rootId: string, ids: readonly string[], deletedAt: Date): Promise<string[]> {
  // In the order of their ids, as everybody who changes many.
  await ctx.db.$queryRaw`select 1 from "Source" where "collectionId" = any(${[...ids]}::uuid[]) order by id for no key update`;
  const above = Prisma.sql`(select c."parentId" from "Collection" c where c.id = ${rootId}::uuid)`;
  await ctx.db.$executeRaw`
    update "Source" set "collectionId" = ${above}, "deletedCollectionId" = coalesce("deletedCollectionId", "collectionId")
    where "collectionId" = any(${[...ids]}::uuid[]) and "trashedAt" is not null`;
  const sources = await ctx.db.$queryRaw<{ id: string }[]>`
    update "Source" set "collectionId" = ${above}, "deletedCollectionId" = "collectionId", "trashedWithCollection" = true, "trashedAt" = ${deletedAt}
    where "collectionId" = any(${[...ids]}::uuid[]) and "trashedAt" is null returning id::text`;
  return sources.map(({ id }) => id);
}
