import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, InvalidInputError, LimitReachedError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { normalizeUrl } from '../sources/add/normalizeUrl.ts';
import { authorizeTarget } from '../sources/authorizeTarget.ts';
import { defaultIntervalMinutes, feedChoices } from './feedFields.ts';
import { longestFeedAddress } from './longestFeedAddress.ts';
import { requestReading } from './readFeed.job.ts';

export interface CreateFeeds {
  readonly spaceId: string | null;
  /** Absent or null: in no collection. */
  readonly collection?: { readonly id: string | null } | undefined;
  /** Addresses of feeds, or of pages that name theirs. */
  readonly urls: readonly string[];
  readonly intervalMinutes?: number | undefined;
  readonly keepDays?: number | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly onlyWords?: readonly string[] | undefined;
  readonly skipWords?: readonly string[] | undefined;
}

const { itemLimit: _itemLimit, ...choices } = feedChoices;
const schema = z.object({ urls: z.array(z.string()).min(1, 'Give at least one address.').max(100, 'At most 100 addresses at once.'), ...z.object(choices).partial().shape });

/** A space has no more. */
export const maxFeeds = 1_000;

/**
 * Adds feeds to a space and has each read at once. One that is there already stays as it is. What the address leads to is found by the job
 * (`readFeed`): until then a feed is called by its address.
 * @throws LimitReachedError for more than 1,000 in one space
 */
export function createFeeds(outer: DomainContext, { spaceId, collection, ...input }: CreateFeeds): Promise<{ feedIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'source.edit', spaceId);
    const target = collection ? await authorizeTarget(ctx, collection.id) : null;
    if (target && target.spaceId !== space.id) throw new CrossSpaceError();
    const { urls: given, intervalMinutes = defaultIntervalMinutes, ...chosen } = parseInput(schema, input);
    const urls = addressesOf(given);

    await ctx.db.$queryRaw`select 1 from "Space" where id = ${space.id}::uuid for no key update`;
    const there = await ctx.db.feed.findMany({ where: { spaceId: space.id, url: { in: urls } }, select: { id: true, url: true } });
    const idOf = new Map(there.map(({ id, url }) => [url, id]));
    const missing = [...new Set(urls)].filter((url) => !idOf.has(url)).map((url) => ({ id: newUuid(), url }));
    if (missing.length > 0 && (await ctx.db.feed.count({ where: { spaceId: space.id } })) + missing.length > maxFeeds) {
      throw new LimitReachedError(`A space has at most ${maxFeeds.toLocaleString('en')} feeds.`, 'Delete those that nobody reads.');
    }
    await insertFeeds(ctx, space.id, missing.map(({ id, url }) => ({ id, url, collectionId: target?.id ?? null, intervalMinutes, ...chosen })));
    for (const { id, url } of missing) idOf.set(url, id);
    return { feedIds: [...new Set(urls)].map((url) => idOf.get(url) as string) };
  });
}

/** @throws InvalidInputError for what is no web address */
function addressesOf(urls: readonly string[]): string[] {
  const addresses = urls.map((url) => normalizeUrl(url.trim().replace(/^feed:(\/\/)?(?=https?:)|^feed:(?=\/\/)/i, ''))?.url ?? null);
  const problems = addresses.flatMap((address, index) => {
    if (address === null) return [{ path: `urls.${index}`, message: 'This is no web address. Give one such as https://example.org/feed.xml.' }];
    return address.length > longestFeedAddress ? [{ path: `urls.${index}`, message: `A feed has an address of at most ${longestFeedAddress} characters.` }] : [];
  });
  if (problems.length > 0) throw new InvalidInputError(problems);
  return addresses.filter((address) => address !== null);
}

/** A feed as it will stand in its table. */
export interface NewFeed {
  readonly id: string;
  readonly url: string;
  readonly collectionId: string | null;
  /** What somebody calls it; left out: what it calls itself. */
  readonly title?: string;
  readonly tags?: readonly string[] | undefined;
  readonly intervalMinutes: number;
  readonly keepDays?: number | undefined;
  readonly onlyWords?: readonly string[] | undefined;
  readonly skipWords?: readonly string[] | undefined;
}

/** Writes feeds that are not there, and has each read at once. In the caller's transaction, with the space locked and found to have room for them. */
export async function insertFeeds(ctx: DomainContext, spaceId: string, feeds: readonly NewFeed[]): Promise<void> {
  const { userId } = requireUser(ctx);
  const createdAt = ctx.now();
  await ctx.db.feed.createMany({
    data: feeds.map(({ title, tags = [], onlyWords = [], skipWords = [], ...feed }) => ({
      ...feed, spaceId, userId, title: title ?? titleOf(feed.url), isRenamed: title !== undefined, tags: [...tags], onlyWords: [...onlyWords], skipWords: [...skipWords], createdAt, nextReadAt: createdAt,
    })),
  });
  await requestReading(ctx.db, feeds.map(({ id }) => id));
}

/** What it is called until it was read. */
const titleOf = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').slice(0, 200);
