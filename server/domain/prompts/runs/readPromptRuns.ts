import { type FailureCode, Prisma, type RunState } from '#server/platform/db/generated/client.ts';
import { queryRows } from '#server/platform/db/rows.ts';
import { requireUser } from '../../access/authorize.ts';
import { visibleSpaceSql } from '../../access/visible.ts';
import type { Actor, DomainContext } from '../../context.ts';
import { NotFoundError } from '../../errors.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../../timelineRows.ts';
import { contentOfStored, type PromptMessage } from '../content/promptContent.ts';
import type { SavedContent } from '../readPromptVersions.ts';
import type { RenderedPrompt } from '../renderPromptVersions.ts';
import { endPromptRuns } from './endPromptRuns.ts';

export interface PromptRunRow {
  readonly id: string;
  readonly spaceId: string;
  readonly promptId: string;
  readonly versionId: string | null;
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
  columns: Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r."promptId"::text as "promptId", r."versionId"::text as "versionId", r."groupId"::text as "groupId", r.model, r.state::text, r."firstTokenMs",
    r."failureCode"::text as "failureCode", r."failureMessage", r."createdAt", r."startedAt", r."endedAt"`,
  from: Prisma.sql`"PromptRun" r`,
  first: 'newest',
};

/** A run is for whoever asked for it. */
function visibleRunSql(actor: Actor): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`(r."authorId" = ${actor.userId}::uuid and ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)} and exists (select 1 from "Prompt" p where p.id = r."promptId" and p."deletedAt" is null))`;
}

/** Those of these ids that the reader may see, by id: one statement. */
export const readPromptRuns = ({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, PromptRunRow>> => readRows(db, runs, ids, visibleRunSql(actor));

/** The runs of a space that have not ended and that the reader may see, oldest first. */
export const readOpenPromptRuns = ({ db, actor }: DomainContext, spaceId: string): Promise<PromptRunRow[]> =>
  queryRows<PromptRunRow>(db, Prisma.sql`select ${runs.columns} from "PromptRun" r where r."spaceId" = ${spaceId}::uuid and r."endedAt" is null and ${visibleRunSql(actor)} order by r."createdAt", r.id`);

/** Which runs of a prompt. */
export interface RunFilter {
  /** Only of this version; null: of one that is not there. */
  readonly versionId?: string | null | undefined;
}

const ofVersion = ({ versionId }: RunFilter) => (versionId === undefined ? Prisma.sql`true` : Prisma.sql`r."versionId" = ${versionId}::uuid`);

/** The same page of the runs of each of these prompts that the reader may see, newest first, by prompt: one statement. */
export const readPromptRunPages = ({ db, actor }: DomainContext, { filter, ...page }: TimelinePage & { readonly filter: RunFilter }, promptIds: readonly string[]): Promise<Map<string, PromptRunRow[]>> =>
  readPages(db, runs, page, Prisma.sql`r."promptId"`, promptIds, Prisma.sql`${visibleRunSql(actor)} and ${ofVersion(filter)}`);

/** How many there are of each of these prompts; those without any are left out. */
export const countPromptRuns = ({ db, actor }: DomainContext, { filter }: { readonly filter: RunFilter }, promptIds: readonly string[]): Promise<Map<string, number>> =>
  countRows(db, runs, Prisma.sql`r."promptId"`, promptIds, Prisma.sql`${visibleRunSql(actor)} and ${ofVersion(filter)}`);

/** What models have answered so far, by run: one statement. Who asks has been found to see them. */
export async function readOutputs({ db }: DomainContext, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await queryRows<{ id: string; output: string }>(db, Prisma.sql`select r.id::text, r.output from "PromptRun" r where r.id = any(${[...ids]}::uuid[])`);
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

/** Stops runs that the acting person has asked for, all of them or none, in the caller's transaction. @throws NotFoundError */
export async function stopPromptRuns(ctx: DomainContext, given: readonly (string | null)[]): Promise<string[]> {
  if (given.length === 0) return [];
  requireUser(ctx);
  const ids = given.filter((id) => id !== null);
  if ((await readPromptRuns(ctx, ids)).size < given.length) throw new NotFoundError('Prompt run');
  await endPromptRuns(ctx, ids, 'STOPPED');
  return ids;
}
