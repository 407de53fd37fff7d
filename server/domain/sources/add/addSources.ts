import { z } from 'zod';
import { inSqlTransaction } from '#server/platform/db/sqlTransaction.ts';
import { Prisma } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../../access/authorize.ts';
import { recordActivity } from '../../activity/recordActivity.ts';
import type { SqlContext } from '../../context.ts';
import { requireDiskSpace } from '../../diskSpace.ts';
import { CrossSpaceError } from '../../errors.ts';
import { publishSourceStatusChanged } from '../../events.ts';
import { parseInput } from '../../input.ts';
import { newUuid } from '../../publicId.ts';
import { indexedAtOnce, indexLater, wordsOfNew } from '../../search/indexSources.ts';
import { authorizeTarget } from '../authorizeTarget.ts';
import { noteAdded, quotaRefusal, reserveStorage, roomFor, sizeInWords, storageUsed, textGrowth } from '../files/fileLimits.ts';
import { type AddSourceProblem, identityOf, type NewRow, newRow, type NewSource, type Refused, weightOf } from './newSource.ts';
import { requestProcessing, waitingBeforeSql } from '../../processing/processSource.job.ts';
import { restartProcessing } from '../../processing/restartProcessing.ts';
import type { GivenPage } from '../../processing/givenPage.ts';
import { storePages } from '../page/setPage.ts';

export interface AddSources {
  readonly spaceId: string | null;
  /** Absent or null: in the space, in no collection. */
  readonly collection?: { readonly id: string | null } | undefined;
  readonly sources: readonly NewSource[];
  /** What to do with links and files that are there already; SKIP_IN_COLLECTION unless told. */
  readonly duplicates?: DuplicateHandling;
  /** Of their processing; by their number unless told. */
  readonly priority?: number;
  /** false: whoever calls notes itself who did what. */
  readonly recordsActivity?: boolean;
}

/** ADD: nevertheless. SKIP_IN_COLLECTION, SKIP_IN_SPACE: not where the collection, or the space outside the trash, has it. */
export type DuplicateHandling = 'ADD' | 'SKIP_IN_COLLECTION' | 'SKIP_IN_SPACE';

export type AddSourceResult =
  | { readonly outcome: 'ADDED' | 'ALREADY_THERE'; readonly sourceId: string }
  | { readonly outcome: 'INVALID'; readonly problem: AddSourceProblem; readonly message: string };

const inputSchema = z.array(z.unknown()).min(1, 'Give at least one source.').max(1_000, 'At most 1,000 sources at once.');

/**
 * Adds sources and asks for their processing, in one transaction. Each has its own result, in the order given:
 * a link, or a file whose SHA-256 was told, that is already in the same collection (or as `duplicates` says) is reported with the source that is there (also within one call),
 * one that is no web address is INVALID and changes nothing else. A file waits for its bytes (`receiveFile.ts`); one that
 * is too large, or for which the space or the person has no room, is INVALID before anything is sent; so is a text. The page
 * that comes with a link is read instead of its address; it is also given to one that is there and has FAILED.
 * Why: docs/decisions/adding-sources.md
 */
export async function addSources(
  outer: SqlContext,
  { spaceId, collection, sources, duplicates = 'SKIP_IN_COLLECTION', priority, recordsActivity = true }: AddSources,
): Promise<{ results: AddSourceResult[]; spaceId: string; collectionId: string | null }> {
  return inSqlTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'source.edit', spaceId);
    requireDiskSpace(ctx);
    const target = collection ? await authorizeTarget(ctx, collection.id) : null;
    if (target && target.spaceId !== space.id) throw new CrossSpaceError();
    parseInput(inputSchema, sources);

    const place = { spaceId: space.id, collectionId: target?.id ?? null };
    const wanted = sources.map((source) => newRow(ctx, source));
    const identityIn = (row: NewRow) => (duplicates === 'ADD' ? null : identityOf(row));
    const there = await thereAlready(ctx, place, duplicates, wanted.flatMap((row) => ('problem' in row ? [] : (identityIn(row) ?? []))));
    const isThere = (row: NewRow) => there.has(identityIn(row) ?? '');
    const rows = withinDiskSpace(ctx, await withinQuota(ctx, space.id, wanted, isThere), isThere);

    const fresh = new Map<string, NewRow>();
    for (const row of rows) {
      if ('problem' in row) continue;
      const key = identityIn(row) ?? `text:${fresh.size}`;
      if (!there.has(key) && !fresh.has(key)) fresh.set(key, row);
    }
    const created = await insert(ctx, place, [...fresh.values()], priority);
    if (recordsActivity) await recordAdded(ctx, place, [...created.values()]);
    await storePages(ctx, [...created].flatMap(([{ page }, sourceId]) => (page ? [{ sourceId, page }] : [])));
    await giveToFailed(ctx, space.id, rows.flatMap((row) => ('problem' in row || !row.page ? [] : [{ sourceId: there.get(identityIn(row) ?? ''), page: row.page }])));
    const results = rows.map((row): AddSourceResult => {
      if ('problem' in row) return { outcome: 'INVALID', ...row };
      const added = created.get(row);
      if (added) return { outcome: 'ADDED', sourceId: added };
      const key = identityIn(row) ?? '';
      const sourceId = there.get(key) ?? created.get(fresh.get(key) as NewRow);
      return { outcome: 'ALREADY_THERE', sourceId: sourceId as string };
    });
    return { results, spaceId: space.id, collectionId: place.collectionId };
  });
}

/** A page that comes with a link that is there and could not be read is what was missing: it is read now. */
async function giveToFailed(ctx: SqlContext, spaceId: string, given: readonly { readonly sourceId: string | undefined; readonly page: GivenPage }[]): Promise<void> {
  const pages = new Map(given.flatMap(({ sourceId, page }) => (sourceId === undefined ? [] : [[sourceId, page] as const])));
  if (pages.size === 0) return;
  const failed = await ctx.db.$queryRaw<{ id: string }[]>`select id::text from "Source" where id = any(${[...pages.keys()]}::uuid[]) and status = 'FAILED' order by id for update`;
  await storePages(ctx, failed.map(({ id }) => ({ sourceId: id, page: pages.get(id) as GivenPage })));
  await restartProcessing(ctx, failed, ['FAILED']);
  if (failed.length > 0) await publishSourceStatusChanged(ctx.db, spaceId, failed.map(({ id }) => id));
}

/** Takes files and texts in the order given as long as the space, and who adds them, have room for them. */
async function withinQuota(
  ctx: SqlContext,
  spaceId: string,
  rows: readonly (NewRow | Refused)[],
  isThere: (row: NewRow) => boolean,
): Promise<(NewRow | Refused)[]> {
  const weights = rows.map((row) => ('problem' in row || isThere(row) ? 0 : weightOf(row)));
  if (weights.every((weight) => weight === 0)) return [...rows];
  const expected = (row: NewRow | Refused, weight: number) => ('type' in row && row.type === 'FILE' ? weight : weight * textGrowth);
  const total = rows.reduce((sum, row, index) => sum + expected(row, weights[index] ?? 0), 0);
  const room = await roomFor(ctx, spaceId, total);
  if (room === 'AMPLE') reserveStorage(ctx, spaceId, { expected: total, written: weights.reduce((sum, weight) => sum + weight, 0) });
  else if (room === 'AMPLE_LOCKED') noteAdded(ctx, spaceId, total);
  if (room !== 'UNMEASURED') return [...rows];
  const used = await storageUsed(ctx, spaceId);
  let added = 0;
  return rows.map((row, index) => {
    const weight = weights[index] ?? 0;
    const refused = weight === 0 ? null : quotaRefusal(ctx, used, added, weight);
    if (refused) return refused;
    added += weight;
    noteAdded(ctx, spaceId, expected(row, weight));
    return row;
  });
}

/** Takes files in the order given as long as the disk has room for them. */
function withinDiskSpace({ diskSpace }: SqlContext, rows: readonly (NewRow | Refused)[], isThere: (row: NewRow) => boolean): (NewRow | Refused)[] {
  let announced = 0;
  return rows.map((row) => {
    if (!('type' in row) || row.type !== 'FILE' || isThere(row)) return row;
    const size = Number(row.size);
    if (diskSpace && !diskSpace.hasRoomFor(announced + size)) {
      const message = `The vault has no room for a file of ${sizeInWords(size)}. Delete files for good, or tell whoever runs it.`;
      return { problem: 'STORAGE_FULL', message };
    }
    announced += size;
    return row;
  });
}

interface Place {
  readonly spaceId: string;
  readonly collectionId: string | null;
}

/**
 * The links and files of this place, or of its space, that are already there, by their identity; those of the place first. Whoever adds the same one at the same
 * time waits here, so that it is added once.
 */
async function thereAlready(ctx: SqlContext, { spaceId, collectionId }: Place, duplicates: DuplicateHandling, identities: readonly string[]): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  // Always in the same order, so that two calls never wait for each other.
  const ordered = [...new Set(identities)].sort();
  await ctx.db.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(${spaceId} || ' ' || identity, 0))::text from unnest(${ordered}::text[]) with ordinality as given(identity, position) order by position`;
  const rows = await ctx.db.$queryRaw<{ identity: string; id: string }[]>`
    select given.identity, there.id::text from unnest(${ordered}::text[]) as given(identity) cross join lateral (
      select s.id from (
        select l.id, l."collectionId", l."trashedAt" from "Source" l where l."spaceId" = ${spaceId}::uuid and l."normalizedUrl" = given.identity and l.type = 'URI'
        union all
        select f.id, f."collectionId", f."trashedAt" from "Source" f where f."spaceId" = ${spaceId}::uuid and f."blobHash" = substr(given.identity, 8)::bpchar and f.type = 'FILE'
      ) s
      where s."trashedAt" is null and (${duplicates === 'SKIP_IN_SPACE'} or s."collectionId" is not distinct from ${collectionId}::uuid)
      order by s."collectionId" is distinct from ${collectionId}::uuid, s.id limit 1
    ) there`;
  return new Map(rows.map(({ identity, id }) => [identity, id]));
}

async function recordAdded(ctx: SqlContext, { spaceId, collectionId }: Place, ids: readonly string[]): Promise<void> {
  const [only] = ids;
  await recordActivity(ctx, spaceId, 'SOURCES_ADDED', {
    count: ids.length,
    collectionId,
    ...(ids.length === 1 && only && { subject: { kind: 'SOURCE', id: only } }),
  });
}

/** Writes rows, their texts and what is searched of them in one statement, and asks for their processing. Answers their ids. */
async function insert(ctx: SqlContext, { spaceId, collectionId }: Place, rows: readonly NewRow[], priority?: number): Promise<Map<NewRow, string>> {
  if (rows.length === 0) return new Map();
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  // Ids of the same millisecond are in no order of their own: sorted, they keep the order of the call.
  const ids = rows.map(newUuid).sort();
  const words = rows.map((row, index) => (index < indexedAtOnce ? wordsOfNew(row) : null));
  const column = (name: Exclude<keyof NewRow, 'page'>) => Prisma.sql`${rows.map((row) => (row[name] === undefined || row[name] === null ? null : String(row[name])))}::text[]`;
  const toProcess = rows.flatMap((row, index) => (row.status === undefined ? [{ id: ids[index] as string, run: 1, domain: row.domain ?? null }] : []));
  const [before] = await ctx.db.$queryRaw<{ waiting: number }[]>`
    with given as (
      select * from unnest(${ids}::uuid[], ${column('type')}, ${column('status')}, ${column('title')}, ${column('sourceUrl')}, ${column('normalizedUrl')},
        ${column('domain')}, ${column('excerpt')}, ${column('fileName')}, ${column('mimeType')}, ${column('size')}, ${column('originalContent')}, ${column('note')}, ${column('createdAt')}, ${words}::text[])
      as given(id, type, status, title, source_url, normalized_url, domain, excerpt, file_name, mime_type, size, content, note, created_at, words)
    ), searched as (
      insert into "SourceSearch" ("sourceId", "spaceId", words) select id, ${spaceId}::uuid, words::tsvector from given where words is not null
    ), texts as (
      insert into "SourceText" ("sourceId", "originalContent") select id, content from given where content is not null
    ), added as (
      insert into "Source" (id, "spaceId", "collectionId", "userId", type, status, title, "sourceUrl", "normalizedUrl", domain, excerpt, "fileName", "mimeType", size, note, "createdAt", "updatedAt")
      select id, ${spaceId}::uuid, ${collectionId}::uuid, ${userId}::uuid, type::"SourceType", coalesce(status, 'PENDING')::"SourceStatus", title, source_url, normalized_url,
        domain, excerpt, file_name, mime_type, size::int8, coalesce(note, ''), coalesce(created_at::timestamptz, now()), coalesce(created_at::timestamptz, now())
      from given
    )
    select (${waitingBeforeSql(spaceId, toProcess.length)}) as waiting`;
  await requestProcessing(ctx.db, toProcess, { waitingBefore: before?.waiting ?? 0, ...(priority !== undefined && { priority }) });
  await indexLater(ctx, ids.slice(indexedAtOnce));
  await publishSourceStatusChanged(ctx.db, spaceId, ids);
  return new Map(rows.map((row, index) => [row, ids[index] as string]));
}
