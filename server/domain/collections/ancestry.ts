import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlDb } from '#server/platform/db/rows.ts';

/** The tables whose rows form trees, each within its space. */
export type TreeTable = 'Collection' | 'PromptCollection';

/**
 * The ids on the way from each of the collections (included) up to its root, nearest first. One query for any number.
 * The depth limit only ends a walk that constraints already make impossible.
 */
export async function ancestorsOf(db: Db, collectionIds: readonly string[], table: TreeTable = 'Collection'): Promise<Map<string, string[]>> {
  const tree = Prisma.raw(`"${table}"`);
  const rows = await db.$queryRaw<{ start: string; id: string }[]>`
    with recursive lineage as (
      select c.id as start, c.id, c."parentId", 0 as depth from ${tree} c where c.id = any(${[...collectionIds]}::uuid[])
      union all
      select l.start, c.id, c."parentId", l.depth + 1
      from lineage l join ${tree} c on c.id = l."parentId" where l.depth < 1000
    )
    select start::text, id::text from lineage order by start, depth`;
  const byStart = new Map<string, string[]>();
  for (const { start, id } of rows) byStart.set(start, [...(byStart.get(start) ?? []), id]);
  return byStart;
}

/** These collections and everything below them. */
export async function withDescendants(db: SqlDb, collectionIds: readonly string[], table: TreeTable = 'Collection'): Promise<string[]> {
  const tree = Prisma.raw(`"${table}"`);
  const rows = await db.$queryRaw<{ id: string }[]>`
    with recursive branch as (
      select id from ${tree} where id = any(${[...collectionIds]}::uuid[])
      union
      select c.id from branch b join ${tree} c on c."parentId" = b.id
    )
    select id::text from branch`;
  return rows.map(({ id }) => id);
}

/**
 * The way from the top of the tree to the parent of each of these collections, as `way(start, above, depth)`: what a statement
 * begins with that joins the collections on it by `above`. The depth only ends a walk that constraints already make impossible.
 */
export function wayUpSql(ids: readonly string[], table: TreeTable): Prisma.Sql {
  const tree = Prisma.raw(`"${table}"`);
  return Prisma.sql`with recursive way as (
        select c.id as start, c."parentId" as above, 1 as depth from ${tree} c where c.id = any(${[...ids]}::uuid[])
        union all
        select way.start, c."parentId", way.depth + 1 from way join ${tree} c on c.id = way.above where way.depth < 1000
      )`;
}

/**
 * Holds the shape of a space's tree still until the transaction ends: whoever changes parents, places or existence
 * of collections takes this first, so that two moves at once cannot close a circle or take the same place.
 */
export async function lockTree(db: Db, spaceId: string): Promise<void> {
  await db.$queryRaw`select 1 from "Space" where id = ${spaceId}::uuid for no key update`;
}
