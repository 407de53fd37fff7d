import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, LimitReachedError } from '../errors.ts';
import { publishRunProgressed } from '../events.ts';
import { columnsOfContent } from '../prompts/content/promptContent.ts';
import { createPrompt } from '../prompts/createPrompt.ts';
import type { PortablePrompt } from '../prompts/formats/portablePrompt.ts';
import { freeName, namesBeginning } from '../prompts/promptName.ts';
import { savePromptVersion } from '../prompts/savePromptVersion.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';

/** So many prompts are made in one transaction: what a worker that is killed does again. */
const perBatch = 100;
/** First all prompts, then their versions: a version keeps the fragments that it includes, wherever in the file they stand. */
const creating = 0;
const saving = 1;

interface PendingRow {
  readonly number: number;
  readonly prompt: PortablePrompt;
  readonly promptId: string | null;
  /** Where it goes; null: into no collection. */
  readonly collectionId: string | null;
}

/**
 * Makes the next prompts of an import, or saves the next of their versions, and notes how far it is, all in one transaction: whoever comes after
 * somebody who was killed goes on exactly there. As whoever started it, under their rights of this moment.
 * @returns whether there is more to do; false also when it was stopped
 */
export function carryOutPrompts(outer: DomainContext, jobId: string, tells: boolean): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    const rows = await pendingRows(ctx, held);
    const place = rows.length === 0 ? held.donePlace + 1 : held.donePlace;
    if (place > saving) {
      await finishRows(ctx, held);
      return false;
    }
    if (held.donePlace === creating) await createPrompts(ctx, held, rows);
    else await saveVersions(ctx, jobId, rows);
    await ctx.db.import.update({ where: { jobId }, data: { donePlace: place, doneNumber: rows.at(-1)?.number ?? 0 }, select: { jobId: true } });
    if (held.donePlace === creating) await ctx.db.job.update({ where: { id: jobId }, data: { done: { increment: rows.length } }, select: { id: true } });
    if (tells) await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return true;
  });
}

const pendingRows = ({ db }: DomainContext, { jobId, promptCollectionId, doneNumber }: ImportToRun) =>
  db.$queryRaw<PendingRow[]>`
    select r.number, r.prompt, r."promptId"::text as "promptId", case when r.place = 0 then ${promptCollectionId} else c."collectionId"::text end as "collectionId"
    from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place
    where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r.number > ${doneNumber}::int order by r.number limit ${perBatch}::int`;

async function createPrompts(ctx: DomainContext, held: ImportToRun, rows: readonly PendingRow[]): Promise<void> {
  if (rows.length === 0) return;
  const taken = await namesBeginning(ctx.db, held.spaceId, rows.map(({ prompt }) => prompt.name));
  const versions = await versionsBefore(ctx, held.jobId, rows);
  for (const row of rows) {
    const { name, version } = row.prompt;
    try {
      // Of a prompt that an earlier row has made this one is another version; else it is one of its own.
      const promptId = versions.get(name)?.find((earlier) => earlier.version !== version)?.promptId ?? (await createOne(ctx, held, row, taken));
      if (version !== null) versions.set(name, [...(versions.get(name) ?? []), { version, promptId }]);
      await noteRow(ctx, held.jobId, row.number, { promptId });
    } catch (error) {
      if (!(error instanceof LimitReachedError)) throw error;
      await noteRow(ctx, held.jobId, row.number, { outcome: 'FAILED', code: 'TOO_LARGE', message: error.message });
    }
  }
}

async function createOne(ctx: DomainContext, { spaceId }: ImportToRun, { collectionId, prompt: { title, description, kind, name, content } }: PendingRow, taken: Set<string>): Promise<string> {
  const free = freeName(name, taken);
  const { promptId } = await createPrompt(ctx, { spaceId, ...(collectionId !== null && { collectionId }), title, description, kind, name: free, content, recordsActivity: false });
  taken.add(free);
  return promptId;
}

/** Which prompts were made of rows in front of these that have a number and a name that one of these has, too: in the order of the file, by name. */
async function versionsBefore({ db }: DomainContext, jobId: string, rows: readonly PendingRow[]): Promise<Map<string, { readonly version: number; readonly promptId: string }[]>> {
  const before = await db.$queryRaw<{ name: string; version: number; promptId: string }[]>`
    select r.prompt->>'name' as name, (r.prompt->>'version')::int as version, r."promptId"::text as "promptId" from "ImportRow" r
    where r."jobId" = ${jobId}::uuid and r.number < ${rows[0]?.number ?? 0} and r."promptId" is not null and r.outcome = 'ADDED' and r.prompt->>'version' is not null
      and r.prompt->>'name' = any(${rows.map(({ prompt }) => prompt.name)}::text[]) order by r.number`;
  return Map.groupBy(before, ({ name }) => name);
}

/** What of a prompt is a version: it has labels, a number or a note. Of several versions the last one is what is being edited. */
async function saveVersions(ctx: DomainContext, jobId: string, rows: readonly PendingRow[]): Promise<void> {
  const rowCounts = await holdPrompts(ctx, jobId, rows);
  for (const { number, promptId, prompt: { content, labels, note, version } } of rows) {
    const rowCount = rowCounts.get(promptId ?? '');
    // Nothing was made of it, or somebody has deleted it meanwhile.
    if (promptId === null || rowCount === undefined) continue;
    if (rowCount > 1) await ctx.db.prompt.update({ where: { id: promptId }, data: columnsOfContent(content), select: { id: true } });
    if (labels.length === 0 && note === '' && version === null) continue;
    try {
      await savePromptVersion(ctx, { promptId, note, labels });
    } catch (error) {
      // Its draft is there all the same.
      if (error instanceof LimitReachedError) await noteRow(ctx, jobId, number, { code: 'TOO_LARGE', message: error.message });
      else if (error instanceof InvalidInputError) await noteRow(ctx, jobId, number, { field: 'labels', code: 'NOT_FOUND', message: error.fields[0]?.message ?? error.message });
      else throw error;
    }
  }
}

/** Of how many rows each of these prompts is made; those that are gone are left out, and the others stay until the transaction ends. */
async function holdPrompts({ db }: DomainContext, jobId: string, rows: readonly PendingRow[]): Promise<Map<string, number>> {
  const held = await db.$queryRaw<{ id: string; count: number }[]>`
    select p.id::text as id, made.count from "Prompt" p join (
      select r."promptId", count(*)::int as count from "ImportRow" r where r."jobId" = ${jobId}::uuid and r."promptId" = any(${rows.flatMap(({ promptId }) => promptId ?? [])}::uuid[]) group by 1
    ) made on made."promptId" = p.id where p."deletedAt" is null order by p.id for no key update of p`;
  return new Map(held.map(({ id, count }) => [id, count]));
}

interface Noted {
  readonly promptId?: string;
  readonly outcome?: 'FAILED';
  readonly field?: string;
  readonly code?: FailureCode;
  readonly message?: string;
}

const noteRow = ({ db }: DomainContext, jobId: string, number: number, { promptId, outcome, field, code, message }: Noted) =>
  db.importRow.update({
    where: { jobId_number: { jobId, number } },
    data: { ...(promptId !== undefined && { promptId }), ...(outcome && { outcome }), ...(field !== undefined && { field }), ...(code && { failureCode: code, failureMessage: message ?? '' }) },
    select: { number: true },
  });

/** What stood in the file twice became what the first one did. */
async function finishRows(ctx: DomainContext, { jobId, spaceId }: ImportToRun): Promise<void> {
  await ctx.db.$executeRaw`
    update "ImportRow" r set "promptId" = first."promptId" from "ImportRow" first
    where r."jobId" = ${jobId}::uuid and r.outcome = 'REPEATED' and first."jobId" = r."jobId" and first.outcome <> 'REPEATED' and first.prompt->'name' = r.prompt->'name' and first.prompt->'content' = r.prompt->'content'`;
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`select count(distinct "promptId")::int as count from "ImportRow" where "jobId" = ${jobId}::uuid and outcome = 'ADDED' and "promptId" is not null`;
  await recordActivity(ctx, spaceId, 'PROMPT_CREATED', { count: row?.count ?? 0 });
}
