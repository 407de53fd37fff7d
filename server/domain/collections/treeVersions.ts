import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { counted, countedInSpaces } from '../counts/sourceCounts.ts';

/** How many sources lie in each collection of these spaces, without those in the trash, as `n`. */
export const sourceCountsSql = (spaceIds: string[]) => Prisma.sql`select n."collectionId", ${counted} as count from "SourceCount" n where ${countedInSpaces(spaceIds)} group by 1`;

/** A word for a collection `c` with its count `n`; those of a space in the order of their ids are what its version is made of. */
export const rowVersion = Prisma.sql`md5(c::text || coalesce(n.count, 0))`;

/**
 * A word for each space that is another one whenever anything of its collections, or how many sources lie in one of them,
 * is other than it was; the empty word for a space without collections. One statement for any number of spaces. The
 * reader has been found to see them.
 */
export async function readTreeVersions(ctx: DomainContext, spaceIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...spaceIds];
  const rows = await queryRows<{ spaceId: string; version: string }>(
    ctx.db,
    Prisma.sql`select c."spaceId", md5(string_agg(${rowVersion}, '' order by c.id)) as version
      from "Collection" c left join (${sourceCountsSql(ids)}) n on n."collectionId" = c.id where c."spaceId" = any(${ids}::uuid[]) group by 1`,
  );
  const versions = new Map(rows.map(({ spaceId, version }) => [spaceId, version]));
  return new Map(ids.map((id) => [id, versions.get(id) ?? '']));
}
