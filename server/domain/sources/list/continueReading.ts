import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { SqlContext } from '../../context.ts';
import { placeOf, timelineCursor } from '../../timeline.ts';
import { sourceColumns, type SourceRow } from '../read/readSources.ts';
import type { ListedRow, PageRequest } from './listSources.ts';
import { sqlTimestamp } from './sourceOrder.ts';

/** Over a progress `p`: begun, and not finished. The bounds are those of its index, and what the reader takes for the end. */
const unfinished = Prisma.raw(`p.progress >= 0.02::real and p.progress < 0.98::real`);

/** What the acting person has begun to read and not finished, with its source `s`. */
const begun = ({ actor }: SqlContext) => Prisma.sql`"ReadingProgress" p join "Source" s on s.id = p."sourceId"
  where p."userId" = ${actor.kind === 'user' ? actor.userId : null}::uuid and ${unfinished} and s."trashedAt" is null`;

/**
 * A page of what the acting person has begun to read in each of these spaces and not finished, last read first, by space. One
 * statement; the reader has been found to see the spaces. @throws InvalidInputError for a cursor of another list
 */
export async function continueReading(ctx: SqlContext, { after, before, backwards = false, limit }: PageRequest, spaceIds: readonly string[]): Promise<Map<string, ListedRow[]>> {
  const towards = Prisma.raw(backwards ? 'asc' : 'desc');
  const beyond = (side: '<' | '>', argument: 'after' | 'before', cursor: string | undefined) => {
    if (cursor === undefined) return Prisma.sql`true`;
    const place = placeOf(argument, cursor);
    return Prisma.sql`(p."updatedAt", p."sourceId") ${Prisma.raw(side)} (${sqlTimestamp(place.createdAt)}, ${place.id}::uuid)`;
  };
  const rows = await queryRows<SourceRow & { readonly read_at: Date }>(
    ctx.db,
    Prisma.sql`select page.* from unnest(${[...spaceIds]}::uuid[]) as space(id) cross join lateral (
      select p."updatedAt" as read_at, ${sourceColumns(ctx)} from ${begun(ctx)} and s."spaceId" = space.id and ${beyond('<', 'after', after)} and ${beyond('>', 'before', before)}
      order by p."updatedAt" ${towards}, p."sourceId" ${towards} limit ${limit}
    ) page order by page.read_at ${towards}, page.id ${towards}`,
  );
  const listed = rows.map(({ read_at, ...row }): ListedRow => ({ id: row.id, cursor: timelineCursor({ id: row.id, createdAt: read_at }), row }));
  return Map.groupBy(listed, ({ row }) => row.spaceId);
}

/** How many that are in each of these spaces; those without any are left out. */
export async function countContinueReading(ctx: SqlContext, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    ctx.db,
    Prisma.sql`select s."spaceId"::text as id, count(*)::int as count from ${begun(ctx)} and s."spaceId" = any(${[...spaceIds]}::uuid[]) group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
