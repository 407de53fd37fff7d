import type { Db } from '#server/platform/db/database.ts';
import type { SqlDb } from '#server/platform/db/rows.ts';

/**
 * The ids on the way from each of the collections (included) up to its root, nearest first. One query for any number.
 * The depth limit only ends a walk that constraints already make impossible.
 */
export async function ancestorsOf(db: Db, collectionIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.$queryRaw<{ start: string; id: string }[]>`
    with recursive lineage as (
      select c.id as start, c.id, c."parentId", 0 as depth from "Collection" c where c.id = any(${[...collectionIds]}::uuid[])
      union all
      select l.start, c.id, c."parentId", l.depth + 1
      from lineage l join "Collection" c on c.id = l."parentId" where l.depth < 1000
    )
    select start::text, id::text from lineage order by start, depth`;
  const byStart = new Map<string, string[]>();
  for (const { start, id } of rows) byStart.set(start, [...(byStart.get(start) ?? []), id]);
  return byStart;
}

/** The collection and everything below it. */
export async function withDescendants(db: SqlDb, collectionId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    with recursive branch as (
      select id from "Collection" where id = ${collectionId}::uuid
      union
      select c.id from branch b join "Collection" c on c."parentId" = b.id
    )
    select id::text from branch`;
  return rows.map(({ id }) => id);
}

/**
 * Holds the shape of a space's tree still until the transaction ends: whoever changes parents, places or existence
 * of collections takes this first, so that two moves at once cannot close a circle or take the same place.
 */
export async function lockTree(db: Db, spaceId: string): Promise<void> {
  await db.$queryRaw`select 1 from "Space" where id = ${spaceId}::uuid for no key update`;
}
