import type { DomainContext } from '../context.ts';
import { deleteCollection } from './deleteCollection.ts';

/**
 * Puts those of the collections into the trash in which and below which nothing lies but what is in the trash already, and no collection but these. Answers
 * the ids of those that were deleted. In the caller's transaction.
 */
export async function deleteEmptyCollections(ctx: DomainContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.$queryRaw<{ id: string; parentId: string | null; isKept: boolean }[]>`
    select c.id::text, c."parentId"::text as "parentId",
      exists (select 1 from "Source" s where s."collectionId" = c.id and s."trashedAt" is null)
        or exists (select 1 from "Collection" child where child."parentId" = c.id and child.id <> all(${[...ids]}::uuid[])) as "isKept"
    from "Collection" c where c.id = any(${[...ids]}::uuid[])`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of rows.filter(({ isKept }) => isKept)) {
    // What holds something that is kept is kept, up to the top.
    for (let above: typeof row | undefined = row; above && !kept.has(above.id); above = byId.get(above.parentId ?? '')) kept.add(above.id);
  }
  const empty = rows.filter(({ id }) => !kept.has(id));
  const isEmpty = new Set(empty.map(({ id }) => id));
  const deleted: string[] = [];
  for (const { id } of empty.filter(({ parentId }) => parentId === null || !isEmpty.has(parentId))) {
    deleted.push(...(await deleteCollection(ctx, { collectionId: id, confirmation: 'DELETE' })).deletedCollectionIds);
  }
  return deleted;
}
