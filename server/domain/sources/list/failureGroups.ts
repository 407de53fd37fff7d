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

/** Of each of these spaces what failed there, the commonest reason first: one statement. The reader has been found to see the spaces. */
export async function readFailureGroups({ db }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, FailureGroup[]>> {
  const rows = await queryRows<FailureGroup>(
    db,
    Prisma.sql`select s."spaceId"::text as "spaceId", s."failureCode"::text as code, count(*)::int as count,
        ((array_agg(s.id order by s."updatedAt" desc, s.id desc))[1:3])::text[] as "newestIds"
      from "Source" s
      where s."spaceId" = any(${[...spaceIds]}::uuid[]) and s."trashedAt" is null and s.status = 'FAILED' and s.status <> 'COMPLETED'
      group by s."spaceId", s."failureCode"
      order by count desc, code`,
    'prepared',
  );
  return Map.groupBy(rows, ({ spaceId }) => spaceId);
}
