import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';

/** So many rows at once: nobody who writes waits for more, and whoever is killed loses no more. */
const batch = 1_000;
/** So many are looked for at once: each look passes over what was removed before. */
const found = 20_000;

/** What a space can have more of than one statement should remove, in an order in which nothing needs what went before. */
const tables = ['Source', 'Tag', 'Activity', 'ModelUse'] as const;

/**
 * Removes the rows of spaces that are deleted, some at a time and each time for good: whoever comes after somebody who
 * was killed goes on where that one stopped. Nobody is a member of such a space, so that nobody misses anything. Bytes
 * that nothing refers to any more go with the sweep of the next night.
 */
export async function removeDeletedSpaces({ db }: DomainContext): Promise<{ removedSpaceCount: number; removedSourceCount: number }> {
  let removedSpaceCount = 0;
  let removedSourceCount = 0;
  for (;;) {
    const space = await db.space.findFirst({ where: { deletedAt: { not: null } }, orderBy: { deletedAt: 'asc' }, select: { id: true } });
    if (!space) return { removedSpaceCount, removedSourceCount };
    for (const name of tables) {
      const count = await removeRows(db, Prisma.raw(`"${name}"`), space.id);
      if (name === 'Source') removedSourceCount += count;
    }
    await removeChanges(db, space.id);
    await db.space.deleteMany({ where: { id: space.id } });
    removedSpaceCount++;
  }
}

async function removeRows(db: Db, table: Prisma.Sql, spaceId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await queryRows<{ id: string }>(db, Prisma.sql`select id::text as id from ${table} where "spaceId" = ${spaceId}::uuid limit ${found}::int`);
    if (rows.length === 0) return removed;
    // In one order, so that two who remove wait for each other and never in a circle.
    const ids = rows.map(({ id }) => id).sort();
    for (let start = 0; start < ids.length; start += batch) {
      removed += await db.$executeRaw`delete from ${table} where id = any(${ids.slice(start, start + batch)}::uuid[])`;
    }
  }
}

/** What the change feed told of a space. What transactions still under way add, the sweep of the next night removes. */
async function removeChanges(db: Db, spaceId: string): Promise<void> {
  for (const whose of [Prisma.sql`"userId" is null`, Prisma.sql`"userId" is not null`]) {
    let removed = batch;
    while (removed === batch) {
      removed = await db.$executeRaw`
        delete from "Change" where ("objectId", seq) in (select "objectId", seq from "Change" where "spaceId" = ${spaceId}::uuid and ${whose} limit ${batch} for update skip locked)`;
    }
  }
}
