import { valuesOfStored } from '../content/promptContent.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { Actor, DomainContext } from '../../context.ts';
import { type Keyed, type KeyedTable, readKeyedPages } from '../../keyedRows.ts';
import { countRows, type TimelinePage } from '../../timelineRows.ts';
import { assertionsOfStored, type TestCaseContent } from './testCase.ts';

export interface TestSetRow {
  readonly id: string;
  readonly spaceId: string;
  readonly promptId: string;
  readonly name: string;
  readonly updatedAt: Date;
}

export interface TestCaseRow extends TestCaseContent {
  readonly id: string;
  readonly testSetId: string;
}

const setColumns = Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r."promptId"::text as "promptId", r.name, r."updatedAt"`;
const setsFrom = Prisma.sql`"TestSet" r join "Prompt" p on p.id = r."promptId"`;
const sets: KeyedTable = { columns: setColumns, from: setsFrom, key: Prisma.sql`natural_key(r.name)` };

const visibleSetSql = (actor: Actor): Prisma.Sql => Prisma.sql`r."deletedAt" is null and p."deletedAt" is null and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)}`;

/** A condition on a column with the id of a test set: that the reader sees it. */
export const visibleTestSetSql = (actor: Actor, testSetId: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`exists (select 1 from "TestSet" t join "Prompt" p on p.id = t."promptId" where t.id = ${testSetId} and t."deletedAt" is null and p."deletedAt" is null and ${visibleSpaceSql(actor, Prisma.sql`t."spaceId"`)})`;

/** Those of these ids that are there and that the reader may see, by id: one statement. */
export async function readTestSets({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, TestSetRow>> {
  const rows = await queryRows<TestSetRow>(db, Prisma.sql`select ${setColumns} from ${setsFrom} where r.id = any(${[...ids]}::uuid[]) and ${visibleSetSql(actor)}`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same page of the test sets of each of these prompts by name, by prompt: one statement. */
export const readTestSetPages = ({ db, actor }: DomainContext, page: TimelinePage, promptIds: readonly string[]): Promise<Map<string, Keyed<TestSetRow>[]>> =>
  readKeyedPages(db, sets, page, Prisma.sql`r."promptId"`, promptIds, visibleSetSql(actor));

/** How many test sets each of these prompts has; those without any are left out. */
export const countTestSets = ({ db, actor }: DomainContext, promptIds: readonly string[]): Promise<Map<string, number>> =>
  countRows(db, { ...sets, first: 'oldest' }, Prisma.sql`r."promptId"`, promptIds, visibleSetSql(actor));

interface StoredCase {
  readonly id: string;
  readonly testSetId: string;
  readonly values: unknown;
  readonly expected: string | null;
  readonly assertions: unknown;
}

const caseColumns = Prisma.sql`r.id::text, r."testSetId"::text as "testSetId", r.values, r.expected, r.assertions`;
// Numbers as text, in their order.
const cases: KeyedTable = { columns: caseColumns, from: Prisma.sql`"TestCase" r`, key: Prisma.sql`lpad(r.position::text, 10, '0')` };

const caseOf = <Row extends StoredCase>({ values, assertions, ...row }: Row) => ({ ...row, values: valuesOfStored(values), assertions: assertionsOfStored(assertions) });

/** The test cases of these ids that the reader may see, by id: one statement. */
export async function readTestCases({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, TestCaseRow>> {
  const rows = await queryRows<StoredCase>(
    db,
    Prisma.sql`select ${caseColumns} from "TestCase" r where r.id = any(${[...ids]}::uuid[]) and ${visibleTestSetSql(actor, Prisma.sql`r."testSetId"`)}`,
  );
  return new Map(rows.map((row) => [row.id, caseOf(row)]));
}

/** The same page of the cases of each of these test sets in their order, by set: one statement. Who asks has been found to see the sets. */
export async function readTestCasePages({ db }: DomainContext, page: TimelinePage, testSetIds: readonly string[]): Promise<Map<string, Keyed<TestCaseRow>[]>> {
  const pages = await readKeyedPages<StoredCase>(db, cases, page, Prisma.sql`r."testSetId"`, testSetIds, Prisma.sql`true`);
  return new Map([...pages].map(([id, rows]) => [id, rows.map(caseOf)]));
}

/** How many cases each of these test sets has; those without any are left out. */
export const countTestCases = ({ db }: DomainContext, testSetIds: readonly string[]): Promise<Map<string, number>> => countRows(db, { ...cases, first: 'oldest' }, Prisma.sql`r."testSetId"`, testSetIds);
