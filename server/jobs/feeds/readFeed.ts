import { z } from 'zod';
import type { DomainContext } from '#server/domain/context.ts';
import { StorageFullError } from '#server/domain/errors.ts';
import { type FeedReading, type FeedToRead, feedToRead, postponeReading, requestDueReadings, saveFeedFailure, saveReading } from '#server/domain/feeds/feedReading.ts';
import { forgetItems } from '#server/domain/feeds/forgetItems.ts';
import { readFeed } from '#server/domain/feeds/readFeed.job.ts';
import { trashOldItems } from '#server/domain/feeds/trashOldItems.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { defineJob } from '#server/platform/queue/job.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { ParsedFeed } from '../extract/feed/parseFeed.ts';
import type { Reader } from '../extract/process/reader.ts';
import { nextReading } from './nextReading.ts';

export interface FeedDependencies {
  readonly ctx: DomainContext;
  readonly safeFetch: SafeFetch;
  readonly reader: Pick<Reader, 'feed'>;
}

const acceptFeeds = 'application/atom+xml,application/rss+xml,application/feed+json,application/rdf+xml,application/xml;q=0.9,text/xml;q=0.9,text/html;q=0.8,application/json;q=0.7,*/*;q=0.5';

/** Reads a feed and adds what is new in it. What its site does wrong is noted with the feed, and it is tried again later. */
export function readFeedProcessor(deps: FeedDependencies): Processor {
  const { ctx } = deps;
  return processor(readFeed, async ({ feedId }, { signal }) => {
    const feed = await feedToRead(ctx, feedId);
    if (!feed) return;
    try {
      await saveReading(ctx, feedId, await read(deps, feed, signal));
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof FetchError && error.isDeferred) {
        // Its site has asked for a pause because of something else.
        await postponeReading(ctx, feedId, new Date(ctx.now().getTime() + 1_000 * (error.retryAfterSeconds ?? 60)));
        return;
      }
      const failure = failureOf(error);
      if (!failure) throw error;
      const { intervalMinutes, failureCount } = feed;
      const nextReadAt = nextReading(ctx.now(), { intervalMinutes, failureCount: failureCount + 1, retryAfterSeconds: failure.retryAfterSeconds });
      await saveFeedFailure(ctx, feedId, failure.code, failure.message, nextReadAt);
    }
  });
}

/** Every minute: the feeds whose time has come. */
export function dueFeedsProcessor(ctx: DomainContext): Processor {
  return { ...processor(defineJob('readDueFeeds', z.unknown()), async () => void (await requestDueReadings(ctx))), cron: '* * * * *' };
}

/** Every night: what came from feeds and is not kept any longer goes to the trash. */
export function trashOldItemsProcessor(ctx: DomainContext): Processor {
  const work = processor(defineJob('trashOldFeedItems', z.unknown()), async () => {
    ctx.log.info(await trashOldItems(ctx), 'Put old items of feeds into the trash');
  });
  return { ...work, cron: '0 2 * * *' };
}

/** Every night: items that their feeds have long not had are forgotten. */
export function forgetItemsProcessor(ctx: DomainContext): Processor {
  const work = processor(defineJob('forgetFeedItems', z.unknown()), async () => {
    ctx.log.info({ forgotten: await forgetItems(ctx) }, 'Forgot items that feeds have long not had');
  });
  return { ...work, cron: '15 3 * * *' };
}

async function read({ ctx, safeFetch, reader }: FeedDependencies, { url, etag, lastModified, intervalMinutes }: FeedToRead, signal: AbortSignal): Promise<FeedReading> {
  const ask = async (address: string, unlessAs?: { etag: string | null; lastModified: string | null }) => {
    const page = await safeFetch.fetch(address, { signal, accept: acceptFeeds, ...(unlessAs && { unlessAs }) });
    if (page.status === 304) return { page, parsed: null };
    return { page, parsed: await reader.feed({ bytes: page.bytes, charset: page.charset, url: page.url }) };
  };
  let from = url;
  let answer = await ask(url, { etag, lastModified });
  if (answer.parsed && 'feedUrl' in answer.parsed) {
    from = answer.parsed.feedUrl;
    answer = await ask(from);
  }
  const { page, parsed } = answer;
  const nextReadAt = (minutesBetweenChanges: number | null) => nextReading(ctx.now(), { intervalMinutes, minutesBetweenChanges });
  if (parsed === null) return { feed: null, etag, lastModified, nextReadAt: nextReadAt(null) };
  const { minutesBetweenChanges, ...feed } = feedOf(parsed);
  return { feed: { ...feed, url: from }, etag: page.headers.etag, lastModified: page.headers.lastModified, nextReadAt: nextReadAt(minutesBetweenChanges) };
}

function feedOf(parsed: ParsedFeed): Exclude<ParsedFeed, { feedUrl: string }> {
  if (!('feedUrl' in parsed)) return parsed;
  throw new ExtractError('UNSUPPORTED', 'The page there names a feed that is none. Look for a link that says RSS, Atom or Feed, and give its address.');
}

function failureOf(error: unknown) {
  if (error instanceof FetchError) return { code: error.code, message: error.message, retryAfterSeconds: error.retryAfterSeconds };
  if (error instanceof ExtractError) return { code: error.code, message: error.message, retryAfterSeconds: undefined };
  if (error instanceof StorageFullError) return { code: 'STORAGE_FULL' as const, message: 'The vault has almost no room left. It is read again when there is more.', retryAfterSeconds: undefined };
  return null;
}
