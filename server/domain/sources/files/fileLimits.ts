import { Prisma } from '#server/platform/db/generated/client.ts';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { whenTransactionEnds } from '#server/platform/db/transactionEnd.ts';
import { LimitReachedError } from '../../errors.ts';
import type { SqlContext, FileLimits } from '../../context.ts';

const defaults: FileLimits = { largestFile: 1024 ** 3, spaceQuota: 20 * 1024 ** 3, personQuota: 50 * 1024 ** 3 };

/** The limits that count at this moment. */
export const fileLimitsOf = ({ fileLimits = defaults }: SqlContext): FileLimits => fileLimits;

/**
 * What the files and texts of several spaces weigh, in one query: the same file counts once, the trash counts, and so does what
 * was announced and is still coming. What was announced and has failed does not.
 */
export async function storageUsedBySpace(db: SqlDb, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; bytes: number }[]>`select "spaceId"::text as id, sum(size)::float8 as bytes from (${weightsInSpaces(spaceIds)}) stored group by 1`;
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** Of what is made of sources: a browser's pictures and print of a page, which may weigh more than all else of it. */
const weighedKinds = Prisma.sql`('SCREENSHOT', 'FULL_SCREENSHOT', 'PRINT')`;

/** The pictures that people put into their notes; those of pages are made of them. */
const isOwn = Prisma.sql`p.url like '/pictures/%'`;

const weightsInSpaces = (spaceIds: readonly string[]) => Prisma.sql`
  select "spaceId", size from (
    select distinct on ("spaceId", "blobHash") "spaceId", size from "Source"
    where "spaceId" = any(${[...spaceIds]}::uuid[]) and type = 'FILE' and "blobHash" is not null
  ) files
  union all
  select "spaceId", size from "Source" where "spaceId" = any(${[...spaceIds]}::uuid[]) and type = 'FILE' and "blobHash" is null and status = 'UPLOADING'
  union all
  select s."spaceId", t.bytes from "Source" s join "SourceText" t on t."sourceId" = s.id where s."spaceId" = any(${[...spaceIds]}::uuid[])
  union all
  select s."spaceId", b.size from "Source" s join "SourceArtefact" a on a."sourceId" = s.id join "Blob" b on b.hash = a."blobHash"
  where s."spaceId" = any(${[...spaceIds]}::uuid[]) and a.kind in ${weighedKinds}
  union all
  select s."spaceId", b.size from "Source" s join "SourcePicture" p on p."sourceId" = s.id join "Blob" b on b.hash = p."blobHash"
  where s."spaceId" = any(${[...spaceIds]}::uuid[]) and s.type = 'NOTE' and ${isOwn}
  union all
  select s."spaceId", r.bytes + coalesce(b.size, 0) from "Source" s join "SourceRevision" r on r."sourceId" = s.id left join "Blob" b on b.hash = r."blobHash"
  where s."spaceId" = any(${[...spaceIds]}::uuid[])`;

/**
 * What a person has added, wherever it lies, as a subquery: all files and texts of their sources, copies and the trash included.
 * @param userId SQL that names the person
 */
export const storageOfPersonSql = (userId: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  (select coalesce(sum(t.bytes), 0) from "Source" s join "SourceText" t on t."sourceId" = s.id where s."userId" = ${userId})
  + (select coalesce(sum(b.size), 0) from "Source" s join "SourceArtefact" a on a."sourceId" = s.id join "Blob" b on b.hash = a."blobHash" where s."userId" = ${userId} and a.kind in ${weighedKinds})
  + (select coalesce(sum(b.size), 0) from "Source" s join "SourcePicture" p on p."sourceId" = s.id join "Blob" b on b.hash = p."blobHash" where s."userId" = ${userId} and s.type = 'NOTE' and ${isOwn})
  + (select coalesce(sum(r.bytes + coalesce(b.size, 0)), 0) from "Source" s join "SourceRevision" r on r."sourceId" = s.id left join "Blob" b on b.hash = r."blobHash" where s."userId" = ${userId})
  + (select coalesce(sum(s.size), 0) from "Source" s where s."userId" = ${userId} and s.type = 'FILE' and (s."blobHash" is not null or s.status = 'UPLOADING')))::float8`;

/** What each of these people has added, in one query. */
export async function storageByPerson({ db }: Pick<SqlContext, 'db'>, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; bytes: number }[]>`select p.id::text as id, ${storageOfPersonSql(Prisma.sql`p.id`)} as bytes from unnest(${[...userIds]}::uuid[]) as p(id)`;
  return new Map(rows.map(({ id, bytes }) => [id, bytes]));
}

/** What counts against the quotas of a place and of who adds to it. */
export interface StorageUsed {
  readonly inSpace: number;
  readonly byPerson: number;
}

/** Both, in one query, and what others of this process are just writing; what has no limit is not counted, and 0. */
export async function storageUsed(ctx: SqlContext, spaceId: string): Promise<StorageUsed> {
  const { spaceQuota, personQuota } = fileLimitsOf(ctx);
  const userId = personOf(ctx);
  const inSpace = spaceQuota === 0 ? Prisma.sql`0::float8` : Prisma.sql`(select coalesce(sum(size), 0)::float8 from (${weightsInSpaces([spaceId])}) stored)`;
  const byPerson = personQuota === 0 || userId === null ? Prisma.sql`0::float8` : storageOfPersonSql(Prisma.sql`${userId}::uuid`);
  const [used] = await ctx.db.$queryRaw<[StorageUsed]>`select ${inSpace} as "inSpace", ${byPerson} as "byPerson"`;
  ctx.storageEstimates?.remember(spaceId, userId, used);
  const inFlight = ctx.storageEstimates?.inFlight(spaceId, userId) ?? { inSpace: 0, byPerson: 0 };
  return { inSpace: used.inSpace + inFlight.inSpace, byPerson: used.byPerson + inFlight.byPerson };
}

const personOf = ({ actor }: SqlContext) => (actor.kind === 'user' ? actor.userId : null);

/** What is known of the room for an addition: AMPLE; AMPLE_LOCKED, with the quota locked; or UNMEASURED, with the quota locked as well. */
export type Room = 'AMPLE' | 'AMPLE_LOCKED' | 'UNMEASURED';

/**
 * Whether there is ample room for so many bytes more, by what was measured a moment ago. Where there is not, the quota is locked until the
 * transaction ends, and what is used has to be measured.
 */
export async function roomFor(ctx: SqlContext, spaceId: string, bytes: number): Promise<Room> {
  if (isRoomAmple(ctx, spaceId, bytes)) return 'AMPLE';
  await lockQuota(ctx, spaceId);
  // Of many that have waited for it only the first measures.
  return isRoomAmple(ctx, spaceId, bytes) ? 'AMPLE_LOCKED' : 'UNMEASURED';
}

const isRoomAmple = (ctx: SqlContext, spaceId: string, bytes: number): boolean =>
  ctx.storageEstimates?.isAmple(spaceId, personOf(ctx), bytes, fileLimitsOf(ctx)) ?? false;

/** Whether a space has room for so many bytes more, as far as is known without waiting for others who add to it: measured at most about once a minute. */
export async function hasRoom(ctx: SqlContext, spaceId: string, bytes: number): Promise<boolean> {
  const known = ctx.storageEstimates?.hasRoom(spaceId, personOf(ctx), bytes, fileLimitsOf(ctx));
  return known ?? quotaRefusal(ctx, await storageUsed(ctx, spaceId), 0, bytes) === null;
}

/** For the estimates: what is added now, after it was measured or found to be little. */
export const noteAdded = (ctx: SqlContext, spaceId: string, bytes: number): void => ctx.storageEstimates?.add(spaceId, personOf(ctx), bytes);

/**
 * Reserves room that was found ample without a lock: until its transaction has ended nobody who measures sees what it writes.
 * @param bytes what it will weigh once it is processed, and what is written now
 */
export function reserveStorage(ctx: SqlContext, spaceId: string, bytes: { readonly expected: number; readonly written: number }): void {
  noteAdded(ctx, spaceId, bytes.expected);
  const release = ctx.storageEstimates?.reserve(spaceId, personOf(ctx), bytes.written);
  if (release) whenTransactionEnds(ctx.db, release);
}

/** What texts weigh in the end is several times what was sent: processing makes Markdown, plain text and a summary of it. */
export const textGrowth = 4;

/** Nobody else adds to this space, nor this person elsewhere, until the transaction ends, so that two cannot take the same room. */
export async function lockQuota({ db, actor }: SqlContext, spaceId: string): Promise<void> {
  const person = actor.kind === 'user' ? actor.userId : '';
  // The space first, always: so two calls never wait for each other.
  await db.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended(key, 0))::text from unnest(${[`quota ${spaceId}`, `quota of ${person}`]}::text[]) with ordinality as given(key, position) order by position`;
}

/** Why so many bytes more cannot be added to a place; null: they can. */
export function quotaRefusal(ctx: SqlContext, { inSpace, byPerson }: StorageUsed, added: number, more: number): { problem: 'QUOTA_EXCEEDED' | 'PERSON_QUOTA_EXCEEDED'; message: string } | null {
  const { spaceQuota, personQuota } = fileLimitsOf(ctx);
  const words = (used: number, quota: number) => `${sizeInWords(used + added)} of at most ${sizeInWords(quota)}: there is no room for ${sizeInWords(more)} more. Delete something for good, or empty the trash.`;
  if (spaceQuota !== 0 && inSpace + added + more > spaceQuota) return { problem: 'QUOTA_EXCEEDED', message: `The files and texts of this space weigh ${words(inSpace, spaceQuota)}` };
  if (personQuota !== 0 && byPerson + added + more > personQuota) return { problem: 'PERSON_QUOTA_EXCEEDED', message: `What you have added to all spaces weighs ${words(byPerson, personQuota)}` };
  return null;
}

/**
 * For what has just been written in this transaction, with the quota locked before: whether the space, and who wrote it, may have so much.
 * @throws LimitReachedError
 */
export async function requireWithinQuota(ctx: SqlContext, spaceId: string): Promise<void> {
  const { spaceQuota, personQuota } = fileLimitsOf(ctx);
  const { inSpace, byPerson } = await storageUsed(ctx, spaceId);
  const remedy = 'Delete something for good, or empty the trash.';
  if (spaceQuota !== 0 && inSpace > spaceQuota) throw new LimitReachedError(`The files and texts of this space would weigh ${sizeInWords(inSpace)} of at most ${sizeInWords(spaceQuota)}.`, remedy);
  if (personQuota !== 0 && byPerson > personQuota) throw new LimitReachedError(`What you have added to all spaces would weigh ${sizeInWords(byPerson)} of at most ${sizeInWords(personQuota)}.`, remedy);
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A size in words: base 1024, up to two decimals. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${(bytes / 1024 ** power).toLocaleString('en', { maximumFractionDigits: 2 })} ${units[power]}`;
}
