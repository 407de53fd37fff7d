import { type FailureCode, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';

/** The sources of a space that failed for one reason, without those in the trash. */
export interface FailureGroup {
  readonly spaceId: string;
  readonly code: FailureCode;
  readonly count: number;
  /** Those that changed last, the last first: at most three. */
  readonly newestIds: readonly string[];
}

/** In the words of the index. */
const failed = Prisma.sql`"Source" s where s."spaceId" = space.id and s."trashedAt" is null and s.status = 'FAILED' and s."failureCode" = reason.code`;

/**
 * Of each of these spaces what failed there, the commonest reason first: one statement, which counts in the index and reads three of each reason
 * from its beginning, however many there are. The reader has been found to see the spaces.
 */
export async function readFailureGroups({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, FailureGroup[]>> {
  const rows = await queryRows<FailureGroup>(
    db,
    Prisma.sql`select space.id::text as "spaceId", reason.code::text as code, found.count, array(
          select s.id::text from ${failed} order by s."updatedAt" desc, s.id desc limit 3
        ) as "newestIds"
      from unnest(${[...spaceIds]}::uuid[]) as space(id)
      cross join unnest(enum_range(null::"FailureCode")) as reason(code)
      cross join lateral (select count(*)::int as count from ${failed}) as found
      where found.count > 0
      order by found.count desc, code`,
    'prepared',
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}
