import { type FailureCode, Prisma, type RunState } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { requireUser } from '../../access/authorize.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { Actor, DomainContext } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../../timelineRows.ts';
import { contentOfStored, type PromptMessage, type VariableValue, valuesOfStored } from '../content/promptContent.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import type { RenderedPrompt } from '../renderPromptVersions.ts';
import { endPromptRuns } from './endPromptRuns.ts';

export interface PromptRunRow {
  readonly id: string;
  readonly spaceId: string;
  readonly promptId: string;
  readonly versionId: string | null;
  /** Who asked; null once they have gone. */
  readonly authorId: string | null;
  readonly groupId: string;
  readonly model: string;
  readonly state: RunState;
  readonly firstTokenMs: number | null;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

const runs: TimelineTable = {
  columns: Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r."promptId"::text as "promptId", r."versionId"::text as "versionId", r."authorId"::text as "authorId", r."groupId"::text as "groupId", r.model, r.state::text, r."firstTokenMs",
    r."failureCode"::text as "failureCode", r."failureMessage", r."createdAt", r."startedAt", r."endedAt"`,
  from: Prisma.sql`"PromptRun" r`,
  first: 'newest',
};

/** A run is for whoever asked for it, one of a test run for everybody in the space. */
function visibleRunSql(actor: Actor): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`((r."authorId" = ${actor.userId}::uuid or r."testRunId" is not null) and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)} and exists (select 1 from "Prompt" p where p.id = r."promptId" and p."deletedAt" is null))`;
}

/** Those of these ids that the reader may see, by id: one statement. */
export const readPromptRuns = ({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptRunRow>> => readRows(db, runs, ids, visibleRunSql(actor));

/** The runs of a space that have not ended and that the reader may see, oldest first; those of test runs are told by these. */
export const readOpenPromptRuns = ({ db, actor }: DomainContext, spaceId: string): Promise<PromptRunRow[]> =>
  queryRows<PromptRunRow>(db, Prisma.sql`select ${runs.columns} from "PromptRun" r where r."spaceId" = ${spaceId}::uuid and r."endedAt" is null and r."testRunId" is null and ${visibleRunSql(actor)} order by r."createdAt", r.id`);

/** Which runs of a prompt. */
export interface RunFilter {
  /** Only of this version; null: of one that is not there. */
  readonly versionId?: string | null | undefined;
  /** true: only those of test runs; false: only one's own. */
  readonly inTestRuns?: boolean | undefined;
  /** Only those of one call. */
  readonly groupId?: string | undefined;
  readonly model?: string | undefined;
  /** Only those whose answer or whose values have these words. */
  readonly text?: string | undefined;
  /** true: only those that failed or were interrupted; false: only others. */
  readonly failed?: boolean | undefined;
}

function filterSql({ versionId, inTestRuns, groupId, model, text, failed }: RunFilter): Prisma.Sql {
  const conditions = [
    versionId === undefined ? Prisma.sql`true` : Prisma.sql`r."versionId" = ${versionId}::uuid`,
    inTestRuns === undefined ? Prisma.sql`true` : inTestRuns ? Prisma.sql`r."testRunId" is not null` : Prisma.sql`r."testRunId" is null`,
    groupId === undefined ? Prisma.sql`true` : Prisma.sql`r."groupId"::text = ${groupId}`,
    model === undefined ? Prisma.sql`true` : Prisma.sql`r.model = ${model}`,
    text === undefined || text.trim() === '' ? Prisma.sql`true` : Prisma.sql`(position(lower(${text.trim()}) in lower(r.output)) > 0 or exists (select 1 from jsonb_array_elements(r.rendered -> 'messages') m where position(lower(${text.trim()}) in lower(m ->> 'text')) > 0))`,
    failed === undefined ? Prisma.sql`true` : Prisma.sql`(r.state in ('FAILED', 'INTERRUPTED')) = ${failed}`,
  ];
  return Prisma.join(conditions, ' and ');
}

/** The same page of the runs of each of these prompts that the reader may see, newest first, by prompt: one statement. */
export const readPromptRunPages = ({ db, actor }: DomainContext, { filter, ...page }: TimelinePage & { readonly filter: RunFilter }, promptIds: readonly string[]): Promise<Map<string, PromptRunRow[]>> =>
  readPages(db, runs, page, Prisma.sql`r."promptId"`, promptIds, Prisma.sql`${visibleRunSql(actor)} and ${filterSql(filter)}`);

/** How many there are of each of these prompts; those without any are left out. */
export const countPromptRuns = ({ db, actor }: DomainContext, { filter }: { readonly filter: RunFilter }, promptIds: readonly string[]): Promise<Map<string, number>> =>
  countRows(db, runs, Prisma.sql`r."promptId"`, promptIds, Prisma.sql`${visibleRunSql(actor)} and ${filterSql(filter)}`);

/** What models have answered so far, by run, or so many characters of it: one statement. Who asks has been found to see them. */
export async function readOutputs({ db }: DomainContext, { first }: { readonly first: number | null }, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; output: string }>(db, Prisma.sql`select r.id::text, left(r.output, coalesce(${first}::int, 2147483647)) as output from "PromptRun" r where r.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, output }) => [id, output]));
}

/** What was asked, by run: one statement. Who asks has been found to see them. */
export async function readAskedContents({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, SavedContent>> {
  const rows = await queryRows<{ id: string; spaceId: string; content: { messages: unknown; params: unknown; variables: unknown }; fragments: Record<string, string> }>(
    db,
    Prisma.sql`select r.id::text, r."spaceId"::text as "spaceId", r.content, r.fragments from "PromptRun" r where r.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ id, spaceId, content, fragments }) => [id, { ...contentOfStored(content), spaceId, frozen: new Map(Object.entries(fragments)) }]));
}

/** What was sent, by run: one statement. Who asks has been found to see them. */
export async function readSentPrompts({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, RenderedPrompt>> {
  const rows = await queryRows<{ id: string; params: unknown; rendered: { messages?: PromptMessage[]; missing?: string[]; sourceIds?: string[] } }>(
    db,
    Prisma.sql`select r.id::text, r.content -> 'params' as params, r.rendered from "PromptRun" r where r.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ id, params, rendered: { messages = [], missing = [], sourceIds = [] } }) => [id, { messages, missing, sourceIds, params: contentOfStored({ messages: [], params, variables: [] }).params }]));
}

/** What variables were given, by run: one statement. Who asks has been found to see them. */
export async function readGivenValues({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, VariableValue[]>> {
  const rows = await queryRows<{ id: string; values: unknown }>(db, Prisma.sql`select r.id::text, r.values from "PromptRun" r where r.id = any(${[...ids]}::uuid[])`);
  return new Map(rows.map(({ id, values }) => [id, valuesOfStored(values)]));
}

/** Stops runs that the acting person has asked for, all of them or none, in the caller's transaction. @throws NotFoundError; ForbiddenError for those of test runs of others */
export async function stopPromptRuns(ctx: DomainContext, given: readonly (string | null)[]): Promise<string[]> {
  if (given.length === 0) return [];
  const { userId } = requireUser(ctx);
  const ids = given.filter((id) => id !== null);
  const runs = await readPromptRuns(ctx, ids);
  if (runs.size < given.length) throw new NotFoundError('Prompt run');
  if ([...runs.values()].some(({ authorId }) => authorId !== userId)) throw new ForbiddenError('author');
  await endPromptRuns(ctx, ids, 'STOPPED');
  return ids;
}
