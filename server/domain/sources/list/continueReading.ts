import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import { placeOf, timelineCursor } from '../../timeline.ts';
import type { ListedRow, ListedSource, PageRequest } from './listSources.ts';
import { readSourcesOf } from '../read/readSources.ts';
import { sqlMoment } from './sourceOrder.ts';

/** Over a progress `p`: begun, and not finished. The bounds are those of its index, and what the reader takes for the end. */
const unfinished = Prisma.raw(`p.progress >= 0.02::real and p.progress < 0.98::real`);

/** What of a space the acting person has begun to read and not finished, last read first. The reader has been found to see the space. */
export function continueReading(ctx: DomainContext, spaceId: string) {
  const { actor } = ctx;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const mine = Prisma.sql`"ReadingProgress" p join "Source" s on s.id = p."sourceId"
    where p."userId" = ${userId}::uuid and ${unfinished} and s."spaceId" = ${spaceId}::uuid and s."trashedAt" is null`;
  return {
    async rows({ after, before, backwards = false, limit }: PageRequest): Promise<ListedRow[]> {
      if (userId === null) return [];
      const towards = Prisma.raw(backwards ? 'asc' : 'desc');
      const beyond = (side: '<' | '>', argument: 'after' | 'before', cursor: string | undefined) => {
        if (cursor === undefined) return Prisma.sql`true`;
        const place = placeOf(argument, cursor);
        return Prisma.sql`(p."updatedAt", p."sourceId") ${Prisma.raw(side)} (${sqlMoment(place.createdAt)}, ${place.id}::uuid)`;
      };
      const places = await queryRows<{ id: string; at: Date }>(
        ctx.db,
        Prisma.sql`select p."sourceId"::text as id, p."updatedAt" as at from ${mine} and ${beyond('<', 'after', after)} and ${beyond('>', 'before', before)}
          order by p."updatedAt" ${towards}, p."sourceId" ${towards} limit ${limit}`,
      );
      const page: ListedSource[] = places.map(({ id, at }) => ({ id, cursor: timelineCursor({ id, createdAt: at }) }));
      const rows = await readSourcesOf(spaceId, ctx, page.map(({ id }) => id));
      return page.flatMap((place) => {
        const row = rows.get(place.id);
        return row ? [{ ...place, row }] : [];
      });
    },
    async count(): Promise<number> {
      if (userId === null) return 0;
      const [row] = await queryRows<{ count: number }>(ctx.db, Prisma.sql`select count(*)::int as count from ${mine}`);
      return row?.count ?? 0;
    },
  };
}
