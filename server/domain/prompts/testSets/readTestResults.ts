import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../../context.ts';
import { type Keyed, type KeyedTable, readKeyedPages } from '../../keyedRows.ts';
import { countRows, type TimelinePage } from '../../timelineRows.ts';
import { type Assertion, assertionsOfStored } from './testCase.ts';
import { visibleTestSetSql } from './readTestSets.ts';

/** One answer of a test run that was looked at. */
export interface TestResultRow {
  readonly id: string;
  /** Null once it is gone. */
  readonly testCaseId: string | null;
  readonly promptRunId: string;
  readonly passed: boolean;
  readonly failedAssertions: readonly Assertion[];
}

type StoredResult = Omit<TestResultRow, 'failedAssertions'> & { readonly failedAssertions: unknown };

const columns = Prisma.sql`r.id::text, r."testCaseId"::text as "testCaseId", r."promptRunId"::text as "promptRunId", r.passed, r."failedAssertions"`;
const results: KeyedTable = { columns, from: Prisma.sql`"TestResult" r`, key: Prisma.sql`lpad(r.position::text, 10, '0')` };

const resultOf = <Row extends StoredResult>({ failedAssertions, ...row }: Row) => ({ ...row, failedAssertions: assertionsOfStored(failedAssertions) });

/** Which results. */
export interface ResultFilter {
  /** true: only those that passed; false: only those that did not. */
  readonly passed?: boolean | undefined;
  /** true: only those of cases with which versions or models did not all alike; false: only the others. */
  readonly differs?: boolean | undefined;
}

function wanted({ passed, differs }: ResultFilter): Prisma.Sql {
  const verdict = passed === undefined ? Prisma.sql`r.passed is not null` : Prisma.sql`r.passed = ${passed}`;
  if (differs === undefined) return verdict;
  const otherwise = Prisma.sql`exists (select 1 from "TestResult" o where o."testRunId" = r."testRunId" and o."testCaseId" = r."testCaseId" and o.passed <> r.passed)`;
  return Prisma.sql`${verdict} and ${differs ? otherwise : Prisma.sql`not ${otherwise}`}`;
}

/** Those of these ids that the reader may see, by id: one statement. */
export async function readTestResults({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, TestResultRow>> {
  const rows = await queryRows<StoredResult>(
    db,
    Prisma.sql`select ${columns} from "TestResult" r join "TestRun" run on run.id = r."testRunId"
      where r.id = any(${[...ids]}::uuid[]) and r.passed is not null and ${visibleTestSetSql(actor, Prisma.sql`run."testSetId"`)}`,
  );
  return new Map(rows.map((row) => [row.id, resultOf(row)]));
}

/** The same page of the results of each of these test runs, in the order of the cases, by run: one statement. Who asks has been found to see the runs. */
export async function readTestResultPages({ db }: DomainContext, { filter, ...page }: TimelinePage & { readonly filter: ResultFilter }, testRunIds: readonly string[]): Promise<Map<string, Keyed<TestResultRow>[]>> {
  const pages = await readKeyedPages<StoredResult>(db, results, page, Prisma.sql`r."testRunId"`, testRunIds, wanted(filter));
  return new Map([...pages].map(([id, rows]) => [id, rows.map(resultOf)]));
}

/** How many there are of each of these test runs; those without any are left out. */
export const countTestResults = ({ db }: DomainContext, { filter }: { readonly filter: ResultFilter }, testRunIds: readonly string[]): Promise<Map<string, number>> =>
  countRows(db, { ...results, first: 'oldest' }, Prisma.sql`r."testRunId"`, testRunIds, wanted(filter));
