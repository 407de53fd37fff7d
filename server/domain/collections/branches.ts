import DataLoader from 'dataloader';
import type { Db } from '#server/platform/db/database.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { counted, countedInCollection } from '../counts/sourceCounts.ts';

/** How many sources lie directly in each of these collections, without those in the trash: one statement. */
export async function countSources(db: Db, collectionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    db,
    Prisma.sql`select c.id, ${counted} as count from "Collection" c join "SourceCount" n on ${countedInCollection} where c.id = any(${[...collectionIds]}::uuid[]) group by 1`,
    'prepared',
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * How many sources lie in each of these collections and in all below it, without those in the trash. One query for any
 * number of collections.
 */
async function countSourcesBelow(db: Db, collectionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; count: number }[]>`
    with recursive branch as (
      select c.id as top, c.id, c."spaceId" from "Collection" c where c.id = any(${[...collectionIds]}::uuid[])
      union all
      select b.top, c.id, c."spaceId" from branch b join "Collection" c on c."parentId" = b.id
    )
    select c.top::text as id, ${counted} as count from branch c left join "SourceCount" n on ${countedInCollection} group by c.top`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Counts for neighbors together, and remembers nothing: in a subscription that lives for days each count is a new one. */
export function createSourceCounter(db: Db): Pick<DataLoader<string, number>, 'load'> {
  return new DataLoader<string, number>(
    async (ids) => {
      const counts = await countSourcesBelow(db, [...new Set(ids)]);
      return ids.map((id) => counts.get(id) ?? 0);
    },
    { cache: false },
  );
}
