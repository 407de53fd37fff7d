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
    else for (const row of rows) await saveVersion(ctx, jobId, row);
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
  const taken = rows.length === 0 ? new Set<string>() : await namesBeginning(ctx.db, held.spaceId, rows.map(({ prompt }) => prompt.name));
  for (const row of rows) {
    const { title, description, kind, name, content } = row.prompt;
    const earlier = await versionBefore(ctx, held.jobId, row);
    if (earlier !== null) {
      await noteRow(ctx, held.jobId, row.number, { promptId: earlier });
      continue;
    }
    const free = freeName(name, taken);
    try {
      const { promptId } = await createPrompt(ctx, {
        spaceId: held.spaceId,
        ...(row.collectionId !== null && { collectionId: row.collectionId }),
        ...{ title, description, kind, name: free, content },
        recordsActivity: false,
      });
      taken.add(free);
      await noteRow(ctx, held.jobId, row.number, { promptId });
    } catch (error) {
      if (!(error instanceof LimitReachedError)) throw error;
      await noteRow(ctx, held.jobId, row.number, { outcome: 'FAILED', code: 'TOO_LARGE', message: error.message });
    }
  }
}

/** The prompt that an earlier row of the file made, of which this one is another version; null: it is one of its own. */
async function versionBefore({ db }: DomainContext, jobId: string, { number, prompt: { name, version } }: PendingRow): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select r."promptId"::text as id from "ImportRow" r where r."jobId" = ${jobId}::uuid and r.number < ${number} and r."promptId" is not null and r.prompt->>'name' = ${name} and r.outcome = 'ADDED'
      and r.prompt->>'version' is not null and (r.prompt->>'version')::int is distinct from ${version}::int order by r.number limit 1`;
  return row?.id ?? null;
}

/** What of a prompt is a version: it has labels, a number or a note. Of several versions the last one is what is being edited. */
async function saveVersion(ctx: DomainContext, jobId: string, { number, promptId, prompt: { content, labels, note, version } }: PendingRow): Promise<void> {
  if (promptId === null) return;
  const isVersion = labels.length > 0 || note !== '' || version !== null;
  const [{ count } = { count: 0 }] = await ctx.db.$queryRaw<{ count: number }[]>`select count(*)::int as count from "ImportRow" where "jobId" = ${jobId}::uuid and "promptId" = ${promptId}::uuid`;
  if (count > 1) await ctx.db.prompt.update({ where: { id: promptId }, data: columnsOfContent(content), select: { id: true } });
  if (!isVersion) return;
  try {
    await savePromptVersion(ctx, { promptId, note, labels });
  } catch (error) {
    // Its draft is there all the same.
    if (!(error instanceof InvalidInputError)) throw error;
    await noteRow(ctx, jobId, number, { field: 'labels', code: 'NOT_FOUND', message: error.fields[0]?.message ?? error.message });
  }
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
