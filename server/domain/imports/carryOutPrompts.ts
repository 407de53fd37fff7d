import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { lockTree } from '../collections/ancestry.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { publishRunProgressed } from '../events.ts';
import { authorizePromptCollections } from '../prompts/authorizePrompts.ts';
import { withFillsOfSpace } from '../prompts/checkFills.ts';
import { columnsOfContent, emptyContent, type PromptContent } from '../prompts/content/promptContent.ts';
import { insertPrompts, type NewPrompt, noRoomForPrompts, roomForPrompts } from '../prompts/insertPrompts.ts';
import { insertTestSets } from '../prompts/testSets/insertTestSets.ts';
import { freeName, takenNames } from '../prompts/promptName.ts';
import { storePromptVersions } from '../prompts/storePromptVersions.ts';
import { newUuid } from '../publicId.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';
import type { ImportedPrompt } from './importRows.ts';

/** So many prompts are made in one transaction: what a worker that is killed does again. */
const perBatch = 100;
/** First all prompts, then their versions: a version keeps the fragments that it includes, wherever in the file they stand. Then what they are tested by. */
const creating = 0;
const testing = 2;
/** Some have thousands of cases. */
const perBatchOfTests = 10;

interface PendingRow {
  readonly number: number;
  readonly prompt: ImportedPrompt;
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
    if (place > testing) {
      await finishRows(ctx, held);
      return false;
    }
    if (rows.length > 0) await [createPrompts, saveVersions, addTestSets][held.donePlace]?.(ctx, held, rows);
    await ctx.db.import.update({ where: { jobId }, data: { donePlace: place, doneNumber: rows.at(-1)?.number ?? 0 }, select: { jobId: true } });
    if (held.donePlace === creating) await ctx.db.job.update({ where: { id: jobId }, data: { done: { increment: rows.length } }, select: { id: true } });
    if (tells) await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return true;
  });
}

const pendingRows = ({ db }: DomainContext, { jobId, promptCollectionId, donePlace, doneNumber }: ImportToRun) =>
  db.$queryRaw<PendingRow[]>`
    select r.number, r.prompt, r."promptId"::text as "promptId", case when r.place = 0 then ${promptCollectionId} else c."collectionId"::text end as "collectionId"
    from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place
    where r."jobId" = ${jobId}::uuid and r.outcome = 'ADDED' and r.number > ${doneNumber}::int
      and (${donePlace < testing} or jsonb_array_length(r.prompt->'testSets') > 0) order by r.number limit ${donePlace < testing ? perBatch : perBatchOfTests}::int`;

async function createPrompts(ctx: DomainContext, { jobId, spaceId }: ImportToRun, rows: readonly PendingRow[]): Promise<void> {
  await authorizeSpace(ctx, 'prompt.edit', spaceId);
  await lockTree(ctx.db, spaceId);
  const collectionIds = [...new Set(rows.flatMap(({ collectionId }) => collectionId ?? []))];
  if (collectionIds.length > 0) await authorizePromptCollections(ctx, 'prompt.edit', collectionIds);
  const room = await roomForPrompts(ctx, spaceId);
  const taken = await takenNames(ctx.db, spaceId, rows.map(({ prompt }) => prompt.name));
  const versions = await versionsBefore(ctx, jobId, rows);
  const contents = await withFillsOfSpace(ctx, spaceId, rows.map(({ prompt }) => prompt.content));
  const made = new Map<string, NewPrompt>();
  const drafts = new Map<string, PromptContent>();
  const placed: { readonly number: number; readonly promptId: string }[] = [];
  const refused: number[] = [];
  for (const [at, { number, collectionId, prompt: { name, version, kind, title, description } }] of rows.entries()) {
    const content = contents[at] ?? emptyContent;
    // Of a prompt that an earlier row has made this one is another version; else it is one of its own.
    const earlier = versions.get(name)?.find((each) => each.version !== version)?.promptId;
    if (earlier === undefined && made.size >= room) {
      refused.push(number);
      continue;
    }
    const id = earlier ?? newUuid();
    const before = made.get(id);
    // The last version is what is being edited.
    if (before) made.set(id, { ...before, content });
    else if (earlier !== undefined) drafts.set(id, content);
    else {
      const free = freeName(name, taken);
      taken.add(free);
      made.set(id, { id, collectionId, kind, name: free, title, description, content });
    }
    if (version !== null) versions.set(name, [...(versions.get(name) ?? []), { version, promptId: id }]);
    placed.push({ number, promptId: id });
  }
  await insertPrompts(ctx, spaceId, [...made.values()]);
  await changeDrafts(ctx, drafts);
  await ctx.db.$executeRaw`
    update "ImportRow" r set "promptId" = placed.id from unnest(${placed.map(({ number }) => number)}::int[], ${placed.map(({ promptId }) => promptId)}::uuid[]) as placed(number, id)
    where r."jobId" = ${jobId}::uuid and r.number = placed.number`;
  await ctx.db.importRow.updateMany({ where: { jobId, number: { in: refused } }, data: { outcome: 'FAILED', failureCode: 'TOO_LARGE', failureMessage: noRoomForPrompts().message } });
}

/** What prompts that earlier rows have made say from now on; those that are gone are passed over. */
async function changeDrafts({ db }: DomainContext, drafts: ReadonlyMap<string, PromptContent>): Promise<void> {
  if (drafts.size === 0) return;
  await db.$executeRaw`
    update "Prompt" p set messages = d.messages, params = d.params, variables = d.variables, includes = d.includes, text = d.text
    from jsonb_to_recordset(${JSON.stringify([...drafts].map(([id, content]) => ({ id, ...columnsOfContent(content) })))}::jsonb) as d(id uuid, messages jsonb, params jsonb, variables jsonb, includes text[], text text)
    where p.id = d.id and p."deletedAt" is null`;
}

/** Which prompts were made of rows in front of these that have a number and a name that one of these has, too: in the order of the file, by name. */
async function versionsBefore({ db }: DomainContext, jobId: string, rows: readonly PendingRow[]): Promise<Map<string, { readonly version: number; readonly promptId: string }[]>> {
  const before = await db.$queryRaw<{ name: string; version: number; promptId: string }[]>`
    select r.prompt->>'name' as name, (r.prompt->>'version')::int as version, r."promptId"::text as "promptId" from "ImportRow" r
    where r."jobId" = ${jobId}::uuid and r.number < ${rows[0]?.number ?? 0} and r."promptId" is not null and r.outcome = 'ADDED' and r.prompt->>'version' is not null
      and r.prompt->>'name' = any(${rows.map(({ prompt }) => prompt.name)}::text[]) order by r.number`;
  return Map.groupBy(before, ({ name }) => name);
}

/** What of a prompt is a version: it has labels, a number or a note. Where a version cannot be saved its draft is there all the same, and the row says why. */
async function saveVersions(ctx: DomainContext, { jobId, spaceId }: ImportToRun, rows: readonly PendingRow[]): Promise<void> {
  await authorizeSpace(ctx, 'prompt.edit', spaceId);
  // Of some nothing was made, or somebody has deleted it meanwhile.
  const there = await holdPrompts(ctx, rows.flatMap(({ promptId }) => promptId ?? []));
  const contents = await withFillsOfSpace(ctx, spaceId, rows.map(({ prompt }) => prompt.content));
  const wanted = rows.flatMap(({ number, promptId, prompt: { labels, note, version } }, at) => {
    const isVersion = labels.length > 0 || note !== '' || version !== null;
    return isVersion && promptId !== null && there.has(promptId) ? [{ number, promptId, content: contents[at] ?? emptyContent, note, labels }] : [];
  });
  const stored = await storePromptVersions(ctx, spaceId, wanted);
  const refused = wanted.flatMap(({ number }, at) => {
    const answer = stored[at];
    if (!answer || !('refusal' in answer)) return [];
    const { refusal } = answer;
    return [refusal instanceof LimitReachedError ? { number, field: null, code: 'TOO_LARGE', message: refusal.message } : { number, field: 'labels', code: 'NOT_FOUND', message: refusal.fields[0]?.message ?? refusal.message }];
  });
  await ctx.db.$executeRaw`
    update "ImportRow" r set field = refused.field, "failureCode" = refused.code::"FailureCode", "failureMessage" = refused.message
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as refused(number int, field text, code text, message text) where r."jobId" = ${jobId}::uuid and r.number = refused.number`;
}

/** Adds the test sets of prompts that were made. */
async function addTestSets(ctx: DomainContext, { spaceId }: ImportToRun, rows: readonly PendingRow[]): Promise<void> {
  await authorizeSpace(ctx, 'prompt.edit', spaceId);
  const there = await holdPrompts(ctx, rows.flatMap(({ promptId }) => promptId ?? []));
  const sets = rows.flatMap(({ promptId, prompt: { testSets } }) => (promptId !== null && there.has(promptId) ? testSets.map((set) => ({ ...set, promptId })) : []));
  await insertTestSets(ctx, spaceId, sets);
}

/** Those of these prompts that are there; they stay until the transaction ends. */
async function holdPrompts({ db }: DomainContext, ids: readonly string[]): Promise<Set<string>> {
  const held = await db.$queryRaw<{ id: string }[]>`select p.id::text as id from "Prompt" p where p.id = any(${[...ids]}::uuid[]) and p."deletedAt" is null order by p.id for no key update of p`;
  return new Set(held.map(({ id }) => id));
}

/** What stood in the file twice became what the first one did. */
async function finishRows(ctx: DomainContext, { jobId, spaceId }: ImportToRun): Promise<void> {
  await ctx.db.$executeRaw`
    update "ImportRow" r set "promptId" = first."promptId" from "ImportRow" first
    where r."jobId" = ${jobId}::uuid and r.outcome = 'REPEATED' and first."jobId" = r."jobId" and first.outcome <> 'REPEATED' and first.prompt->'name' = r.prompt->'name' and first.prompt->'content' = r.prompt->'content'`;
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`select count(distinct "promptId")::int as count from "ImportRow" where "jobId" = ${jobId}::uuid and outcome = 'ADDED' and "promptId" is not null`;
  await recordActivity(ctx, spaceId, 'PROMPT_CREATED', { count: row?.count ?? 0 });
}
