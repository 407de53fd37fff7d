import { Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';

/** So many rows at once: nobody who writes waits for more, and whoever is killed loses no more. */
const batch = 1_000;

/** What a space can have more of than one statement should remove, in an order in which nothing needs what went before. */
const tables = ['Source', 'Tag', 'Activity', 'ModelUse', 'SearchShelf'] as const;

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
      const table = Prisma.raw(`"${name}"`);
      // Who else removes them, or processes one at this moment, is not waited for: the last statement does that.
      const rows = Prisma.sql`select ctid from ${table} where "spaceId" = ${space.id}::uuid limit ${batch} for update skip locked`;
      for (let count = batch; count === batch; ) {
        count = await db.$executeRaw`delete from ${table} where ctid = any(array(${rows}))`;
        if (name === 'Source') removedSourceCount += count;
      }
    }
    await db.space.deleteMany({ where: { id: space.id } });
    removedSpaceCount++;
  }
}
