import { inSqlTransaction } from '#server/platform/db/sqlTransaction.ts';
import type { FailureCode, ImportRowOutcome } from '#server/platform/db/generated/client.ts';
import { requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { SqlContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { importPriority } from '../processing/processSource.job.ts';
import { addSources, type AddSourceResult } from '../sources/add/addSources.ts';
import { markFavorites } from '../sources/bulk/favoriteSources.ts';
import { completeSources, highlightSources, tagSources } from './completeSources.ts';
import type { StoredHighlight } from './importRows.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';

/** So many rows are added in one transaction: what a worker that is killed does again. */
const perBatch = 1_000;
/** As `requestProcessing` counts what came by hand. */
const mostByHand = 20;

interface PendingRow {
  readonly number: number;
  readonly place: number;
  readonly collectionId: string | null;
  readonly url: string;
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
 * @returns whether there is more to do; false also when it was stopped
 */
export function carryOutBatch(outer: SqlContext, jobId: string, tells: boolean): Promise<boolean> {
  return inSqlTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (held?.state !== 'RUNNING') return false;
    const rows = await pendingRows(ctx, held);
    if (rows.length === 0) {
      await finishRows(ctx, held);
      return false;
    }
    const outcomes: { readonly row: PendingRow; readonly result: AddSourceResult }[] = [];
    for (const group of Map.groupBy(rows, ({ place }) => place).values()) outcomes.push(...(await addGroup(ctx, held, group)));
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

async function pendingRows({ db }: SqlContext, { jobId, collectionId, donePlace, doneNumber }: ImportToRun): Promise<PendingRow[]> {
  return db.$queryRaw<PendingRow[]>`
    select r.number, r.place, case when r.place = 0 then ${collectionId} else c."collectionId"::text end as "collectionId", r.url, r.title, r.note, r.tags, r."addedAt", r."isFavorite", r."isDone", r."readingProgress", r.highlights
    from "ImportRow" r left join "ImportCollection" c on c."jobId" = r."jobId" and c.place = r.place
    where r."jobId" = ${jobId}::uuid and r.outcome in ('ADDED', 'UPDATED') and (r.place, r.number) > (${donePlace}::int, ${doneNumber}::int)
    order by r.place, r.number limit ${perBatch}::int`;
}

async function addGroup(ctx: SqlContext, { spaceId, duplicates }: ImportToRun, rows: readonly PendingRow[]) {
  const [{ collectionId } = { collectionId: null }] = rows;
  const { results } = await addSources(ctx, {
    spaceId,
    ...(collectionId !== null && { collection: { id: collectionId } }),
    duplicates,
    sources: rows.map(({ url, title, note, addedAt }) => ({ type: 'URI', url, title: title ?? undefined, note, createdAt: addedAt ?? undefined })),
    recordsActivity: false,
    ...(rows.length <= mostByHand && { priority: importPriority }),
  });
  return results.map((result, index) => ({ row: rows[index] as PendingRow, result }));
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
    update "ImportRow" r set outcome = o.outcome::"ImportRowOutcome", "sourceId" = o.id, "failureCode" = o.code::"FailureCode", "failureMessage" = o.message
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
