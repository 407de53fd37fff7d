import { type FailureCode, type ImportFormat, type ImportRowOutcome, Prisma } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import type { PromptFormat } from '../prompts/formats/portablePrompt.ts';

/** What the file of an import holds. */
export interface ImportPlanRow {
  readonly jobId: string;
  readonly format: ImportFormat;
  readonly promptFormat: PromptFormat | null;
  readonly lostFields: readonly string[];
}

export interface PlannedCollection {
  readonly jobId: string;
  readonly path: readonly string[];
  /** null while it is new, and when it is gone. */
  readonly collectionId: string | null;
  readonly rowCount: number;
}

export interface OutcomeCount {
  readonly jobId: string;
  readonly outcome: ImportRowOutcome;
  readonly count: number;
}

export interface ReportedRow {
  readonly jobId: string;
  readonly number: number;
  readonly text: string;
  readonly outcome: ImportRowOutcome;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly field: string | null;
  readonly sourceId: string | null;
  readonly promptId: string | null;
  readonly testCaseId: string | null;
  readonly feedId: string | null;
  readonly cardId: string | null;
}

export interface RowFilter {
  readonly outcomes?: readonly ImportRowOutcome[] | undefined;
}

export interface RowPage extends RowFilter {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

/** What the files of these jobs hold, by job; those are left out that were not looked through. The reader has been found to see the jobs. */
export async function readImportPlans({ db }: DomainContext, jobIds: readonly string[]): Promise<Map<string, ImportPlanRow>> {
  const rows = await queryRows<ImportPlanRow>(db, Prisma.sql`
    select "jobId"::text as "jobId", "foundFormat"::text as format, "foundPromptFormat" as "promptFormat", "lostFields" from "Import" where "jobId" = any(${[...jobIds]}::uuid[]) and "foundFormat" is not null`);
  return new Map(rows.map((row) => [row.jobId, row]));
}

/** The trees of these files, depth first, by job. */
export async function readPlannedCollections({ db }: DomainContext, jobIds: readonly string[]): Promise<Map<string, PlannedCollection[]>> {
  const rows = await queryRows<PlannedCollection>(db, Prisma.sql`
    select c."jobId"::text as "jobId", c.path, c."collectionId"::text as "collectionId",
      (select count(*)::int from "ImportRow" r where r."jobId" = c."jobId" and r.place = c.place) as "rowCount"
    from "ImportCollection" c where c."jobId" = any(${[...jobIds]}::uuid[]) order by c."jobId", c."treeOrder"`);
  return Map.groupBy(rows, ({ jobId }) => jobId);
}

/** How many rows have which outcome, by job. */
export async function countOutcomes({ db }: DomainContext, jobIds: readonly string[]): Promise<Map<string, OutcomeCount[]>> {
  const rows = await queryRows<OutcomeCount>(db, Prisma.sql`
    select "jobId"::text as "jobId", outcome::text, count(*)::int as count from "ImportRow"
    where "jobId" = any(${[...jobIds]}::uuid[]) and outcome is not null group by "jobId", outcome order by "jobId", outcome`);
  return Map.groupBy(rows, ({ jobId }) => jobId);
}

const cursorPrefix = 'row ';

export const rowCursor = ({ number }: { readonly number: number }): string => Buffer.from(`${cursorPrefix}${number}`).toString('base64url');

function numberOf(argument: 'after' | 'before', cursor: string): number {
  const [, number] = /^row (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (number === undefined) throw new InvalidInputError([{ path: argument, message: 'This cursor does not belong to this list. Start again without it.' }]);
  return Number(number);
}

/** The same page of the report of each of these jobs, by job, in the order of their files. @throws InvalidInputError for a cursor of another list */
export async function readImportRows({ db }: DomainContext, { after, before, backwards, limit, outcomes }: RowPage, jobIds: readonly string[]): Promise<Map<string, ReportedRow[]>> {
  const towards = Prisma.raw(backwards ? 'desc' : 'asc');
  const rows = await queryRows<ReportedRow>(db, Prisma.sql`
    select page.* from unnest(${[...jobIds]}::uuid[]) as job(id) cross join lateral (
      select r."jobId"::text as "jobId", r.number, r.text, r.outcome::text, r."failureCode"::text as "failureCode", r."failureMessage", r.field, r."sourceId"::text as "sourceId", r."promptId"::text as "promptId", r."testCaseId"::text as "testCaseId", r."feedId"::text as "feedId", r."cardId"::text as "cardId"
      from "ImportRow" r where r."jobId" = job.id and ${filterSql(outcomes)}
        ${after === undefined ? Prisma.empty : Prisma.sql`and r.number > ${numberOf('after', after)}`}
        ${before === undefined ? Prisma.empty : Prisma.sql`and r.number < ${numberOf('before', before)}`}
      order by r.number ${towards} limit ${limit}
    ) page order by page."jobId", page.number ${towards}`);
  return Map.groupBy(rows, ({ jobId }) => jobId);
}

export async function countImportRows({ db }: DomainContext, { outcomes }: RowFilter, jobIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await queryRows<{ jobId: string; count: number }>(db, Prisma.sql`
    select r."jobId"::text as "jobId", count(*)::int as count from "ImportRow" r where r."jobId" = any(${[...jobIds]}::uuid[]) and ${filterSql(outcomes)} group by r."jobId"`);
  return new Map(rows.map(({ jobId, count }) => [jobId, count]));
}

/** Only what was compared with what is there has an outcome to tell. */
const filterSql = (outcomes: readonly ImportRowOutcome[] | undefined) =>
  outcomes ? Prisma.sql`r.outcome = any(${[...outcomes]}::"ImportRowOutcome"[])` : Prisma.sql`r.outcome is not null`;

/** What an import was told to fill. */
export interface FilledPlace {
  readonly typename: 'Collection' | 'PromptCollection' | 'TestSet' | 'Deck';
  readonly id: string;
}

/**
 * The collections, test sets or decks that these imports were told to fill, by job: only where something new has come into one, or below it. The reader has been
 * found to see the jobs, which says nothing of the collections: they may be gone.
 */
export async function readFilledCollections({ db }: DomainContext, jobIds: readonly string[]): Promise<Map<string, FilledPlace>> {
  const rows = await queryRows<FilledPlace & { readonly jobId: string }>(
    db,
    Prisma.sql`select i."jobId"::text as "jobId", coalesce(i."collectionId", i."promptCollectionId", i."testSetId", i."deckId")::text as id,
        case when i."collectionId" is not null then 'Collection' when i."promptCollectionId" is not null then 'PromptCollection' when i."testSetId" is not null then 'TestSet' else 'Deck' end as typename
      from "Import" i where i."jobId" = any(${[...jobIds]}::uuid[]) and coalesce(i."collectionId", i."promptCollectionId", i."testSetId", i."deckId") is not null and i."donePlace" >= 0
        and exists (select 1 from "ImportRow" r where r."jobId" = i."jobId" and r.outcome = 'ADDED' and (r."sourceId" is not null or r."promptId" is not null or r."testCaseId" is not null or r."feedId" is not null or r."cardId" is not null))`,
  );
  return new Map(rows.map(({ jobId, typename, id }) => [jobId, { typename, id }]));
}
