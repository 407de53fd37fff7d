import type { Db } from '#server/platform/db/database.ts';
import type { SourceStatus, SourceType } from '#server/platform/db/generated/client.ts';

/** How many sources a space has, without those in the trash. Statuses and types that no source has are left out. */
export interface SpaceStatistics {
  readonly sourceCount: number;
  readonly byStatus: ReadonlyMap<SourceStatus, number>;
  readonly byType: ReadonlyMap<SourceType, number>;
}

/** The statistics of each space, in one query for any number of them. */
export async function statisticsOf(db: Db, spaceIds: readonly string[]): Promise<Map<string, SpaceStatistics>> {
  const groups = await db.source.groupBy({
    by: ['spaceId', 'status', 'type'],
    where: { spaceId: { in: [...spaceIds] }, trashedAt: null },
    _count: true,
  });
  const empty = () => ({ sourceCount: 0, byStatus: new Map<SourceStatus, number>(), byType: new Map<SourceType, number>() });
  const bySpace = new Map(spaceIds.map((spaceId) => [spaceId, empty()]));
  for (const { spaceId, status, type, _count: count } of groups) {
    const statistics = bySpace.get(spaceId);
    if (!statistics) continue;
    statistics.sourceCount += count;
    statistics.byStatus.set(status, (statistics.byStatus.get(status) ?? 0) + count);
    statistics.byType.set(type, (statistics.byType.get(type) ?? 0) + count);
  }
  return bySpace;
}
