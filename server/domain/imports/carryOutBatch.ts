import { inSqlTransaction } from '#server/platform/db/sqlTransaction.ts';
import type { FailureCode, ImportRowOutcome } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { SqlContext } from '../context.ts';
import { publishRunProgressed, publishSourceStatusChanged } from '../events.ts';
import { importPriority, requestProcessing } from '../processing/processSource.job.ts';
import { indexSources } from '../search/indexSources.ts';
import { addSources, type AddSourceResult } from '../sources/add/addSources.ts';
import type { NewSource } from '../sources/add/newSource.ts';
import { markFavorites } from '../sources/bulk/favoriteSources.ts';
import { completeSources, highlightSources, tagSources } from './completeSources.ts';
import type { StoredHighlight } from './importRows.ts';
import type { KeptSource } from './keptSource.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';

/** So many rows are added in one transaction: what a worker that is killed does again. */
const perBatch = 1_000;
/** The same where their files or kept pages come with them. */
const perBatchOfArchive = 100;
/** As `requestProcessing` counts what came by hand. */
const mostByHand = 20;

interface PendingRow {
  readonly number: number;
  readonly place: number;
  readonly collectionId: string | null;
  /** null of a text or a file. */
  readonly url: string | null;
  readonly kept: KeptSource | null;
  /** What was there when the file was looked through. */
  readonly thereId: string | null;
  readonly title: string | null;
  readonly note: string;
  readonly tags: readonly string[];
  readonly addedAt: Date | null;
  readonly isFavorite: boolean;
  readonly isDone: boolean;
  readonly readingProgress: number | null;
  readonly highlights: readonly StoredHighlight[];
}

interface Added {
  readonly row: PendingRow;
  readonly sourceId: string;
}

/**
 * Adds the next rows of an import, with what is known of them, and notes how far it is, all in one transaction: whoever comes after
 * somebody who was killed goes on exactly there. As whoever started it, under their rights of this moment.
 * @param tells whether to tell people how far it is
 * @param files the bytes that come with them, stored already
 * @returns whether there is more to do; false also when it was stopped
 */
export function carryOutBatch(outer: SqlContext, jobId: string, tells: boolean, files: KeptFiles = new Map()): Promise<boolean> {
  return inSqlTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    const rows = await pendingRows(ctx, held);
    if (rows.length === 0) {
      await finishRows(ctx, held);
      return false;
    }
    const outcomes: { readonly row: PendingRow; readonly result: AddSourceResult }[] = [];
    for (const group of Map.groupBy(rows, ({ place }) => place).values()) outcomes.push(...(await addGroup(ctx, held, group, files)));
    const added = outcomes.flatMap(({ row, result }) => (result.outcome === 'ADDED' ? [{ row, sourceId: result.sourceId }] : []));
    await addKnown(ctx, held, added);
    const there = outcomes.flatMap(({ row, result }) => (result.outcome === 'ALREADY_THERE' ? [{ ...row, sourceId: result.sourceId }] : []));
    await saveOutcomes(ctx, jobId, outcomes, await completeSources(ctx, held.spaceId, there));
    const last = rows.at(-1);
    await ctx.db.$executeRaw`update "Import" set "donePlace" = ${last?.place ?? 0}, "doneNumber" = ${last?.number ?? 0} where "jobId" = ${jobId}::uuid`;
    await ctx.db.$executeRaw`update "Job" set done = done + ${rows.length} where id = ${jobId}::uuid`;
    if (tells) await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    return true;
  });
}

async function pendingRows({ db }: SqlContext, { jobId, collectionId, donePlace, doneNumber, foundFormat }: ImportToRun): Promise<PendingRow[]> {
  return db.$queryRaw<PendingRow[]>`
    select r.number, r.place, case when r.place = 0 then ${collectionId} else c."collectionId"::text end as "collectionId", r.url, r.kept, r."sourceId"::text as "thereId", r.title, r.note, r.tags, r."addedAt", r."isFavorite", r."isDone", r."readingProgress", r.highlights
    from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place
    where r."jobId" = ${jobId}::uuid and r.outcome in ('ADDED', 'UPDATED') and (r.place, r.number) > (${donePlace}::int, ${doneNumber}::int)
    order by r.place, r.number limit ${foundFormat === 'VAULT_ZIP' ? perBatchOfArchive : perBatch}::int`;
}

/** Bytes of an archive that are stored, by the number of their row. */
export type KeptFiles = ReadonlyMap<number, { readonly hash: string; readonly size: number }>;

/** The entries of the archive that the next rows need, by number. */
export async function entriesOfNextRows(ctx: SqlContext, jobId: string): Promise<ReadonlyMap<number, string>> {
  const held = await heldImport(ctx, jobId);
  const rows = held ? await pendingRows(ctx, held) : [];
  return new Map(rows.flatMap(({ number, kept, thereId }) => (kept && 'entry' in kept && (kept.type === 'URI' || thereId === null) ? [[number, kept.entry] as const] : [])));
}

async function addGroup(ctx: SqlContext, held: ImportToRun, group: readonly PendingRow[], files: KeptFiles): Promise<{ readonly row: PendingRow; readonly result: AddSourceResult }[]> {
  const [isThere, isNew] = [group.filter(({ kept, thereId }) => kept && kept.type !== 'URI' && thereId !== null), group.filter(({ kept, thereId }) => !kept || kept.type === 'URI' || thereId === null)];
  const [missing, rows] = [isNew.filter(({ number, kept }) => kept?.type === 'FILE' && !files.has(number)), isNew.filter(({ number, kept }) => kept?.type !== 'FILE' || files.has(number))];
  return [
    ...isThere.map((row) => ({ row, result: { outcome: 'ALREADY_THERE' as const, sourceId: row.thereId as string } })),
    ...missing.map((row) => ({ row, result: { outcome: 'INVALID' as const, problem: 'INPUT' as const, message: 'Its file could not be read from the archive.' } })),
    ...(rows.length === 0 ? [] : await addNew(ctx, held, rows, files)),
  ];
}

async function addNew(ctx: SqlContext, { spaceId, duplicates }: ImportToRun, rows: readonly PendingRow[], files: KeptFiles) {
  const [{ collectionId } = { collectionId: null }] = rows;
  const { results } = await addSources(ctx, {
    spaceId,
    ...(collectionId !== null && { collection: { id: collectionId } }),
    duplicates,
    sources: rows.map((row) => newSourceOf(row, files)),
    recordsActivity: false,
    ...(rows.length <= mostByHand && { priority: importPriority }),
  });
  const outcomes = results.map((result, index) => ({ row: rows[index] as PendingRow, result }));
  await acceptFiles(ctx, spaceId, outcomes.flatMap(({ row, result }) => (row.kept?.type === 'FILE' && result.outcome === 'ADDED' ? [{ row, sourceId: result.sourceId }] : [])), files);
  return outcomes;
}

function newSourceOf({ number, url, kept, title, note, addedAt }: PendingRow, files: KeptFiles): NewSource {
  const known = { title: title ?? undefined, note, createdAt: addedAt ?? undefined };
  const file = files.get(number);
  if (kept?.type === 'FILE') return { type: 'FILE', name: kept.name, mimeType: kept.mimeType, size: file?.size ?? 0, sha256: file?.hash };
  if (kept && kept.type !== 'URI') return { type: kept.type, text: kept.text, ...known };
  return { type: 'URI', url: url ?? '', ...known, ...(file && { page: { ...file, mimeType: 'text/html' } }) };
}

/** Files whose bytes are stored: they have their title, note and date, and wait to be read. */
async function acceptFiles(ctx: SqlContext, spaceId: string, added: readonly Added[], files: KeptFiles): Promise<void> {
  if (added.length === 0) return;
  const given = added.flatMap(({ row: { number, title, note, addedAt }, sourceId }) => {
    const file = files.get(number);
    return file ? [{ id: sourceId, ...file, title, note, addedAt }] : [];
  });
  await ctx.db.$executeRaw`
    insert into "Blob" (hash, size) select distinct g.hash, g.size from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(hash text, size bigint) order by g.hash on conflict do nothing`;
  await ctx.db.$executeRaw`
    update "Source" s set "blobHash" = g.hash, status = 'PENDING', title = coalesce(g.title, s.title), note = g.note, "createdAt" = coalesce(g."addedAt", s."createdAt"), "updatedAt" = coalesce(g."addedAt", s."updatedAt")
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(id uuid, hash text, title text, note text, "addedAt" timestamptz) where s.id = g.id`;
  const ids = given.map(({ id }) => id);
  await indexSources(ctx, ids);
  await requestProcessing(ctx.db, ids.map((id) => ({ id, run: 1, domain: null })), { priority: importPriority });
  await publishSourceStatusChanged(ctx.db, spaceId, ids);
}

/** Tags, marks, and that it was done with: what other places keep beside a link. */
async function addKnown(ctx: SqlContext, { spaceId, tags: ofAll }: ImportToRun, added: readonly Added[]): Promise<void> {
  const { userId } = requireUser(ctx);
  await tagSources(ctx, spaceId, added.map(({ row, sourceId }) => ({ sourceId, tags: [...ofAll, ...row.tags] })));
  const idsOf = (wanted: (row: PendingRow) => boolean) => added.flatMap(({ row, sourceId }) => (wanted(row) ? [sourceId] : []));
  const favorites = idsOf(({ isFavorite }) => isFavorite);
  if (favorites.length > 0) await markFavorites(ctx, userId, favorites, true);
  const done = idsOf(({ isDone }) => isDone);
  if (done.length > 0) await ctx.db.$executeRaw`update "Source" set "doneAt" = ${ctx.now()}::timestamptz where id = any(${done}::uuid[])`;
  const read = added.filter(({ row }) => row.readingProgress !== null);
  await ctx.db.$executeRaw`
    insert into "ReadingProgress" ("userId", "sourceId", progress, "updatedAt")
    select ${userId}::uuid, id, progress, ${ctx.now()}::timestamptz from unnest(${read.map(({ sourceId }) => sourceId)}::uuid[], ${read.map(({ row }) => row.readingProgress)}::real[]) as known(id, progress) on conflict do nothing`;
  await highlightSources(ctx, spaceId, added.map(({ row, sourceId }) => ({ sourceId, highlights: row.highlights })));
}

async function saveOutcomes({ db }: SqlContext, jobId: string, outcomes: readonly { readonly row: PendingRow; readonly result: AddSourceResult }[], completed: ReadonlySet<string>): Promise<void> {
  const rows = outcomes.map(({ row: { number }, result }): { number: number; outcome: ImportRowOutcome; sourceId: string | null; code: FailureCode | null; message: string | null } =>
    result.outcome === 'INVALID'
      ? { number, outcome: 'FAILED', sourceId: null, code: result.problem === 'STORAGE_FULL' ? 'STORAGE_FULL' : 'UNSUPPORTED', message: result.message }
      : { number, outcome: result.outcome === 'ALREADY_THERE' && completed.has(result.sourceId) ? 'UPDATED' : result.outcome, sourceId: result.sourceId, code: null, message: null },
  );
  await db.$executeRaw`
    update "ImportRow" r set outcome = o.outcome::"ImportRowOutcome", kept = null, "sourceId" = o.id, "failureCode" = o.code::"FailureCode", "failureMessage" = o.message
    from unnest(${rows.map(({ number }) => number)}::int[], ${rows.map(({ outcome }) => outcome)}::text[], ${rows.map(({ sourceId }) => sourceId)}::uuid[],
      ${rows.map(({ code }) => code)}::text[], ${rows.map(({ message }) => message)}::text[]) as o(number, outcome, id, code, message)
    where r."jobId" = ${jobId}::uuid and r.number = o.number`;
}

/** What stood in the file twice became what the first one did. */
async function finishRows(ctx: SqlContext, { jobId, spaceId, collectionId }: ImportToRun): Promise<void> {
  await ctx.db.$executeRaw`
    update "ImportRow" r set "sourceId" = first.id from (
      select distinct on (f."normalizedUrl") f."normalizedUrl" as address, f."sourceId" as id from "ImportRow" f
      where f."jobId" = ${jobId}::uuid and f.outcome <> 'REPEATED' and f."sourceId" is not null order by f."normalizedUrl", f.number
    ) first where r."jobId" = ${jobId}::uuid and r.outcome = 'REPEATED' and r."normalizedUrl" = first.address`;
  const [row] = await ctx.db.$queryRaw<{ added: number; completed: number }[]>`
    select count(*) filter (where outcome = 'ADDED')::int as added, count(*) filter (where outcome = 'UPDATED')::int as completed from "ImportRow" where "jobId" = ${jobId}::uuid`;
  await recordActivity(ctx, spaceId, 'SOURCES_ADDED', { count: row?.added ?? 0, collectionId });
  await recordActivity(ctx, spaceId, 'SOURCES_UPDATED', { count: row?.completed ?? 0 });
}
