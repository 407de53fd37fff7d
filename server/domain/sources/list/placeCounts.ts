import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';

/** How many sources lie where no collection is, without those in the trash. */
export interface PlaceCounts {
  /** In no collection. */
  readonly inbox: number;
  /** Favorites of the reader, wherever they lie. */
  readonly favorites: number;
}

/** The same of each of these spaces, by space, counted in indexes: one statement. The reader has been found to see the spaces. */
export async function readPlaceCounts({ db, actor }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, PlaceCounts>> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const rows = await queryRows<PlaceCounts & { id: string }>(
    db,
    Prisma.sql`select space.id, (
        select count(*)::int from "Source" s where s."spaceId" = space.id and s."collectionId" is null and s."trashedAt" is null
      ) as inbox, (
        select count(*)::int from "Favorite" f join "Source" s on s.id = f."sourceId" and s."spaceId" = space.id and s."trashedAt" is null where f."userId" = ${userId}::uuid
      ) as favorites
      from unnest(${[...spaceIds]}::uuid[]) as space(id)`,
    'prepared',
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
