import { type FailureCode, Prisma, type RunState } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../../timelineRows.ts';
import { visibleTestSetSql } from './readTestSets.ts';

export interface TestRunRow {
  readonly id: string;
  readonly spaceId: string;
  readonly testSetId: string;
  /** Null once they have gone. */
  readonly startedById: string | null;
  readonly state: RunState;
  readonly done: number;
  readonly total: number;
  /** What it may cost at most, in the currency of the prices; null: what the space may spend. */
  readonly budget: number | null;
  readonly estimatedInputTokens: number;
  readonly estimatedOutputTokens: number;
  readonly estimatedCost: number | null;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** How a version did with a model in a test run. */
export interface TestScoreRow {
  readonly testRunId: string;
  readonly versionId: string;
  readonly model: string;
  /** How many answers passed. */
  readonly passed: number;
  /** How many answers there are. */
  readonly total: number;
}

const columns = Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r."testSetId"::text as "testSetId", r."startedById"::text as "startedById", r.state::text, r.done, r.total, r.budget,
  r."estimatedInputTokens", r."estimatedOutputTokens", r."estimatedCost", r."failureCode"::text as "failureCode", r."failureMessage", r."createdAt", r."endedAt"`;
const runs: TimelineTable = { columns, from: Prisma.sql`"TestRun" r`, first: 'newest' };

/** A test run is for whoever sees its test set. */
const visible = ({ actor }: DomainContext): Prisma.Sql => visibleTestSetSql(actor, Prisma.sql`r."testSetId"`);
const isListed = Prisma.sql`not r."isDryRun"`;

/** Those of these ids that the reader may see, by id: one statement. */
export const readTestRuns = (ctx: DomainContext, ids: readonly string[]): Promise<Map<string, TestRunRow>> => readRows(ctx.db, runs, ids, visible(ctx));

/** The test runs of a space that have not ended and that the reader may see, oldest first. */
export const readOpenTestRuns = (ctx: DomainContext, spaceId: string): Promise<TestRunRow[]> =>
  queryRows<TestRunRow>(ctx.db, Prisma.sql`select ${columns} from "TestRun" r where r."spaceId" = ${spaceId}::uuid and r."endedAt" is null and ${visible(ctx)} order by r."createdAt", r.id`);

/** The same page of the runs of each of these test sets, newest first, by set; those that only asked for the price are left out. Who asks has been found to see the sets. */
export const readTestRunPages = ({ db }: DomainContext, page: TimelinePage, testSetIds: readonly string[]): Promise<Map<string, TestRunRow[]>> =>
  readPages(db, runs, page, Prisma.sql`r."testSetId"`, testSetIds, isListed);

/** How many runs each of these test sets has; those without any are left out. */
export const countTestRuns = ({ db }: DomainContext, testSetIds: readonly string[]): Promise<Map<string, number>> => countRows(db, runs, Prisma.sql`r."testSetId"`, testSetIds, isListed);

/** How each version did with each model, in the order they were asked for, by run: one statement. Who asks has been found to see the runs. */
export async function readTestScores({ db }: DomainContext, testRunIds: readonly string[]): Promise<Map<string, TestScoreRow[]>> {
  const rows = await queryRows<TestScoreRow>(
    db,
    Prisma.sql`select r."testRunId"::text as "testRunId", r."versionId"::text as "versionId", r.model, count(*) filter (where r.passed)::int as passed, count(r.passed)::int as total
      from "TestResult" r where r."testRunId" = any(${[...testRunIds]}::uuid[]) group by 1, 2, 3 order by 1, min(r.position)`,
  );
  return Map.groupBy(rows, ({ testRunId }) => testRunId);
}
