import { inTransaction } from '#server/platform/db/database.ts';
import { type FailureCode, Prisma } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { importPriority } from '../processing/processSource.job.ts';
import { addSources } from '../sources/add/addSources.ts';
import { addTags } from '../tags/addTags.ts';
import { foldWord } from './foldWord.ts';
import { requestReading } from './readFeed.job.ts';

/** A feed that is to be read. */
export interface FeedToRead {
  readonly id: string;
  readonly spaceId: string;
  readonly url: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly intervalMinutes: number;
  readonly failureCount: number;
}

/** An item as its feed has it. */
export interface FeedItem {
  /** What the feed calls it by, hashed: by that it is known again. */
  readonly key: string;
  readonly url: string;
  /** Title, text and categories, folded: what words are looked for in. */
  readonly words: string;
  /** As the feed says; null where it says nothing. */
  readonly publishedAt: Date | null;
}

/** What a feed says of itself. */
export interface FeedDescription {
  /** Its address, where the one that was asked named another. */
  readonly url: string;
  readonly title: string | null;
  readonly siteUrl: string | null;
}

export interface FeedReading {
  /** null: nothing has changed since it was last read. */
  readonly feed: (FeedDescription & { readonly items: readonly FeedItem[] }) | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly nextReadAt: Date;
}

/** So many are taken up at a time. */
const maxDue = 500;

/** Has the feeds read whose time has come. Answers how many. */
export function requestDueReadings(outer: DomainContext): Promise<number> {
  return inTransaction(outer, async (ctx) => {
    const now = ctx.now();
    // Should their reading be lost, they are due again an hour later.
    const due = await ctx.db.$queryRaw<{ id: string }[]>`
      update "Feed" set "nextReadAt" = ${new Date(now.getTime() + 3_600_000)} where id in (
        select f.id from "Feed" f join "Space" s on s.id = f."spaceId"
        where f."nextReadAt" <= ${now} and not f."isPaused" and s."archivedAt" is null and s."deletedAt" is null
        order by f."nextReadAt" limit ${maxDue} for update of f skip locked
      ) returning id::text`;
    await requestReading(ctx.db, due.map(({ id }) => id));
    return due.length;
  });
}

/** The feed with this id, unless it is gone or paused, or its space is. */
export async function feedToRead({ db }: DomainContext, id: string): Promise<FeedToRead | null> {
  return db.feed.findFirst({
    where: { id, isPaused: false, space: { archivedAt: null, deletedAt: null } },
    select: { id: true, spaceId: true, url: true, etag: true, lastModified: true, intervalMinutes: true, failureCount: true },
  });
}

/**
 * Adds what is new in a feed, and notes when it is read next, in one transaction. What was there at the first reading and is too much comes never;
 * later on it comes with the next one. What a person deleted does not come again, nor what words keep out.
 * @throws StorageFullError when the disk is almost full; then nothing is noted
 */
export function saveReading(outer: DomainContext, feedId: string, { feed, etag, lastModified, nextReadAt }: FeedReading): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const now = ctx.now();
    const held = await holdFeed(ctx, feedId);
    if (!held) return;
    const read = { lastReadAt: now, nextReadAt: held.isPaused ? null : nextReadAt, failureCode: null, failureMessage: null, failureCount: 0 };
    if (!feed) {
      await ctx.db.feed.update({ where: { id: feedId }, data: read, select: { id: true } });
      return;
    }
    if (feed.url !== held.url && (await ctx.db.feed.count({ where: { spaceId: held.spaceId, url: feed.url } })) > 0) {
      // The address named a feed that is there already.
      await ctx.db.feed.delete({ where: { id: feedId }, select: { id: true } });
      return;
    }
    if (held.collectionId !== null && !held.hasCollection) {
      await pause(ctx, feedId, 'NOT_FOUND', 'The collection that it fills is not there any more. Choose another, and let it go on.');
      return;
    }
    const items = feed.items.map((item) => ({ ...item, publishedAt: item.publishedAt !== null && item.publishedAt <= now ? item.publishedAt : null }));
    await noteListed(ctx, feedId, items);
    const refusal = await addNew(ctx, held, items);
    await ctx.db.feed.update({
      where: { id: feedId },
      data: {
        ...read,
        ...(refusal ?? { etag, lastModified }),
        url: feed.url,
        siteUrl: feed.siteUrl,
        ...(!held.isRenamed && feed.title !== null && { title: feed.title.slice(0, 200) }),
      },
      select: { id: true },
    });
  });
}

/** Has a feed read later than it was to be; nothing has failed. */
export async function postponeReading({ db }: DomainContext, feedId: string, nextReadAt: Date): Promise<void> {
  await db.feed.updateMany({ where: { id: feedId, isPaused: false }, data: { nextReadAt } });
}

/** Notes why a feed could not be read. */
export async function saveFeedFailure({ db, now }: DomainContext, feedId: string, code: FailureCode, message: string, nextReadAt: Date): Promise<void> {
  await db.$executeRaw`
    update "Feed" set "failureCode" = ${code}::"FailureCode", "failureMessage" = ${message}, "failureCount" = "failureCount" + 1, "lastReadAt" = ${now()},
      "nextReadAt" = case when "isPaused" then null else ${nextReadAt}::timestamptz end
    where id = ${feedId}::uuid`;
}

interface HeldFeed {
  readonly id: string;
  readonly spaceId: string;
  readonly collectionId: string | null;
  readonly hasCollection: boolean;
  readonly url: string;
  readonly tags: string[];
  readonly itemLimit: number;
  readonly onlyWords: string[];
  readonly skipWords: string[];
  readonly isPaused: boolean;
  readonly isRenamed: boolean;
  readonly isFirst: boolean;
  readonly forgottenUntil: Date | null;
}

async function holdFeed({ db }: DomainContext, id: string): Promise<HeldFeed | null> {
  const [feed] = await db.$queryRaw<HeldFeed[]>`
    select f.id::text, f."spaceId"::text as "spaceId", f."collectionId"::text as "collectionId",
      exists (select 1 from "Collection" c where c.id = f."collectionId" and c."spaceId" = f."spaceId") as "hasCollection",
      f.url, f.tags, f."itemLimit", f."onlyWords", f."skipWords", f."isPaused", f."isRenamed",
      not exists (select 1 from "FeedItem" i where i."feedId" = f.id) as "isFirst",
      f."forgottenUntil"
    from "Feed" f where f.id = ${id}::uuid for no key update`;
  return feed ?? null;
}

async function pause({ db, now }: DomainContext, id: string, code: FailureCode, message: string): Promise<void> {
  await db.feed.update({ where: { id }, data: { isPaused: true, nextReadAt: null, lastReadAt: now(), failureCode: code, failureMessage: message }, select: { id: true } });
}

/** Answers why some could not be added, as it stands with the feed; they come with the next reading. */
async function addNew(ctx: DomainContext, feed: HeldFeed, items: readonly FeedItem[]): Promise<{ failureCode: FailureCode; failureMessage: string } | null> {
  const fresh = await unseen(ctx, feed, items);
  const wanted = fresh.filter(({ words }) => passes(words, feed));
  const chosen = wanted.slice(0, feed.itemLimit);
  const passedOver = fresh.filter((item) => !wanted.includes(item) || (feed.isFirst && !chosen.includes(item)));
  await noteSeen(ctx, feed.id, passedOver.map((item) => ({ item, sourceId: null })));
  if (chosen.length === 0) return null;

  // Feeds have the newest first; of what is added, the last is the newest.
  const inOrder = chosen.toReversed();
  const { results } = await addSources(ctx, {
    spaceId: feed.spaceId,
    ...(feed.collectionId !== null && { collection: { id: feed.collectionId } }),
    sources: inOrder.map(({ url }) => ({ type: 'URI', url })),
    priority: importPriority,
  });
  const outcomes = results.map((result, index) => ({ result, item: inOrder[index] }));
  const refused = outcomes.flatMap(({ result }) => (result.outcome === 'INVALID' && result.problem !== 'NO_ADDRESS' ? [result] : []));
  // What was there already is somebody's: it is not the feed's to tag or to throw away.
  const added = outcomes.flatMap(({ result, item }) => (result.outcome === 'ADDED' && item ? [{ item, sourceId: result.sourceId }] : []));
  const others = outcomes.flatMap(({ result, item }) => (item && (result.outcome === 'ALREADY_THERE' || (result.outcome === 'INVALID' && result.problem === 'NO_ADDRESS')) ? [{ item, sourceId: null }] : []));
  await noteSeen(ctx, feed.id, [...added, ...others]);
  await addTags(ctx, feed.spaceId, added.map(({ sourceId }) => sourceId), feed.tags);
  return refused[0] ? { failureCode: 'QUOTA', failureMessage: refused[0].message } : null;
}

async function unseen({ db }: DomainContext, { id, forgottenUntil }: HeldFeed, items: readonly FeedItem[]): Promise<FeedItem[]> {
  const isForgotten = ({ publishedAt }: FeedItem) => publishedAt !== null && forgottenUntil !== null && publishedAt <= forgottenUntil;
  const byKey = new Map(items.toReversed().flatMap((item) => (isForgotten(item) ? [] : [[item.key, item]])));
  const seen = await db.$queryRaw<{ key: string }[]>`select key from "FeedItem" where "feedId" = ${id}::uuid and key = any(${[...byKey.keys()]}::text[])`;
  for (const { key } of seen) byKey.delete(key);
  return [...byKey.values()].toReversed();
}

function passes(words: string, { onlyWords, skipWords }: HeldFeed): boolean {
  const has = (word: string) => words.includes(foldWord(word));
  return (onlyWords.length === 0 || onlyWords.some(has)) && !skipWords.some(has);
}

async function noteSeen({ db, now }: DomainContext, feedId: string, seen: readonly { readonly item: FeedItem; readonly sourceId: string | null }[]): Promise<void> {
  if (seen.length === 0) return;
  await db.$executeRaw(Prisma.sql`
    insert into "FeedItem" ("feedId", key, "sourceId", "seenAt", "listedAt", "publishedAt")
    select ${feedId}::uuid, item.key, item.source_id, ${now()}, ${now()}, item.published_at
    from unnest(${seen.map(({ item }) => item.key)}::text[], ${seen.map(({ sourceId }) => sourceId)}::uuid[], ${seen.map(({ item }) => item.publishedAt)}::timestamptz[]) as item(key, source_id, published_at)
    on conflict do nothing`);
}

const day = 24 * 3_600_000;

/** Notes of items that are known that the feed has them still, once a day: so long they are not forgotten. */
async function noteListed({ db, now }: DomainContext, feedId: string, items: readonly FeedItem[]): Promise<void> {
  if (items.length === 0) return;
  await db.$executeRaw(Prisma.sql`
    update "FeedItem" i set "listedAt" = ${now()}, "publishedAt" = greatest(i."publishedAt", item.published_at)
    from unnest(${items.map(({ key }) => key)}::text[], ${items.map(({ publishedAt }) => publishedAt)}::timestamptz[]) as item(key, published_at)
    where i."feedId" = ${feedId}::uuid and i.key = item.key
      and (i."listedAt" < ${new Date(now().getTime() - day)} or greatest(i."publishedAt", item.published_at) is distinct from i."publishedAt")`);
}
