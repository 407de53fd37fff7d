import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';

/**
 * How many sources outside the trash are there by place, type and status, as rows `n` of "SourceCount": triggers keep them, in the
 * transactions that change sources. Several rows may be of one kind, one for each connection that has changed something: sum them.
 * Why: docs/decisions/source-counts.md
 */
export const counted = Prisma.sql`coalesce(sum(n.count), 0)::int`;

/** Which rows `n` are of sources in these spaces. */
export const countedInSpaces = (spaceIds: readonly string[]): Prisma.Sql => Prisma.sql`n."spaceId" = any(${[...spaceIds]}::uuid[])`;

/** Joined to a collection `c`: which rows `n` are of sources that lie directly in it. */
export const countedInCollection = Prisma.sql`n."spaceId" = c."spaceId" and n."collectionId" = c.id`;

/**
 * Adds up what connections have counted that have ended, and forgets what has come to nothing. One that counts at this moment is
 * left alone: nobody waits for this. Answers how many rows it wrote.
 */
export async function mergeSourceCounts(db: Db): Promise<number> {
  const merged = await db.$executeRaw`
    with ended as (
      select n.* from "SourceCount" n where n.slot <> 0 and not exists (select 1 from pg_stat_activity a where a.pid = n.slot) for update of n skip locked
    ), gone as (
      delete from "SourceCount" n using ended e
      where n."spaceId" = e."spaceId" and n."collectionId" = e."collectionId" and n.type = e.type and n.status = e.status and n.slot = e.slot returning n.*
    )
    insert into "SourceCount" as n ("spaceId", "collectionId", type, status, slot, count)
      select g."spaceId", g."collectionId", g.type, g.status, 0, sum(g.count) from gone g group by 1, 2, 3, 4
      on conflict on constraint "SourceCount_pkey" do update set count = n.count + excluded.count`;
  await db.$executeRaw`delete from "SourceCount" where slot = 0 and count = 0`;
  return merged;
}
