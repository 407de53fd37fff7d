import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';

/** How the runs of a version went, whoever asked for them, as long as they are kept. */
export interface VersionStatistics {
  /** How long one took that succeeded; null without one. */
  readonly averageMs: number | null;
  readonly failed: number;
  /** The share of test cases that passed in its last test run; null without one. */
  readonly passRate: number | null;
  readonly runs: number;
}

/** The statistics of each of these versions, by version: one statement. Who asks has been found to see them. */
export async function readStatistics({ db }: DomainContext, versionIds: readonly string[]): Promise<Map<string, VersionStatistics>> {
  const rows = await queryRows<VersionStatistics & { readonly id: string }>(
    db,
    Prisma.sql`select wanted.id::text, coalesce(went.runs, 0) as runs, coalesce(went.failed, 0) as failed, went."averageMs", tested."passRate"
      from unnest(${[...versionIds]}::uuid[]) as wanted(id)
      left join lateral (
        select count(*)::int as runs, count(*) filter (where r.state in ('FAILED', 'INTERRUPTED'))::int as failed,
          (avg(extract(epoch from r."endedAt" - r."startedAt") * 1000) filter (where r.state = 'SUCCEEDED'))::float8 as "averageMs"
        from "PromptRun" r where r."versionId" = wanted.id
      ) went on true
      left join lateral (
        select (count(*) filter (where t.passed))::float8 / nullif(count(t.passed), 0) as "passRate" from "TestResult" t
        where t."versionId" = wanted.id and t."testRunId" = (
          select run.id from "TestResult" one join "TestRun" run on run.id = one."testRunId" join "TestSet" s on s.id = run."testSetId"
          where one."versionId" = wanted.id and one.passed is not null and s."deletedAt" is null order by run."createdAt" desc, run.id desc limit 1)
      ) tested on true`,
  );
  return new Map(rows.map(({ id, ...statistics }) => [id, statistics]));
}
