import type { Db } from '#server/platform/db/database.ts';
import { Prisma, type SourceStatus, type SourceType } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { counted, countedInSpaces } from '../counts/sourceCounts.ts';

/** How many sources a space has, without those in the trash. Statuses and types that no source has are left out. */
export interface SpaceStatistics {
  readonly sourceCount: number;
  readonly byStatus: ReadonlyMap<SourceStatus, number>;
  readonly byType: ReadonlyMap<SourceType, number>;
}

/** The statistics of each space, in one statement for any number of them. */
export async function statisticsOf(db: Db, spaceIds: readonly string[]): Promise<Map<string, SpaceStatistics>> {
  const groups = await queryRows<{ spaceId: string; status: SourceStatus; type: SourceType; count: number }>(
    db,
    Prisma.sql`select n."spaceId", n.status, n.type, ${counted} as count from "SourceCount" n where ${countedInSpaces(spaceIds)} group by 1, 2, 3 having sum(n.count) > 0 order by 1, 2, 3`,
    'prepared',
  );
  const empty = () => ({ sourceCount: 0, byStatus: new Map<SourceStatus, number>(), byType: new Map<SourceType, number>() });
  const bySpace = new Map(spaceIds.map((spaceId) => [spaceId, empty()]));
  for (const { spaceId, status, type, count } of groups) {
    const statistics = bySpace.get(spaceId);
    if (!statistics) continue;
    statistics.sourceCount += count;
    statistics.byStatus.set(status, (statistics.byStatus.get(status) ?? 0) + count);
    statistics.byType.set(type, (statistics.byType.get(type) ?? 0) + count);
  }
  return bySpace;
}

/** How many collections each space has, in one query for any number of them. */
export async function collectionCountsOf(db: Db, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const groups = await db.collection.groupBy({ by: ['spaceId'], where: { spaceId: { in: [...spaceIds] } }, _count: true });
  return new Map(groups.map(({ spaceId, _count: count }) => [spaceId, count]));
}
