import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import { counted } from '../../counts/sourceCounts.ts';

/** How many sources lie where no collection is, without those in the trash. */
export interface PlaceCounts {
  /** In no collection, and nobody is done with it. */
  readonly inbox: number;
  /** In no collection, also what somebody is done with. */
  readonly unfiled: number;
  /** Favorites of the reader, wherever they lie. */
  readonly favorites: number;
}

/** What "SourceCount" says of sources in no collection: it keeps no null. */
const nowhere = '00000000-0000-0000-0000-000000000000';

/** The same of each of these spaces, by space, counted in indexes: one statement. The reader has been found to see the spaces. */
export async function readPlaceCounts({ db, actor }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, PlaceCounts>> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const rows = await queryRows<PlaceCounts & { id: string }>(
    db,
    Prisma.sql`select space.id, (
        select count(*)::int from "Source" s where s."spaceId" = space.id and s."collectionId" is null and s."trashedAt" is null and s."doneAt" is null
      ) as inbox, (
        select ${counted} from "SourceCount" n where n."spaceId" = space.id and n."collectionId" = ${nowhere}::uuid
      ) as unfiled, (
        select count(*)::int from "Favorite" f join "Source" s on s.id = f."sourceId" and s."spaceId" = space.id and s."trashedAt" is null where f."userId" = ${userId}::uuid
      ) as favorites
      from unnest(${[...spaceIds]}::uuid[]) as space(id)`,
    'prepared',
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
