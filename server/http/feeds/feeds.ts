import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { ForbiddenError, NotFoundError } from '#server/domain/errors.ts';
import { feedOfAddress } from '#server/domain/feeds/feedOfAddress.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { callerAddress, type TrustedProxies } from '../requests/callerAddress.ts';
import { rateHeaders, type RateLimit, tooManyCalls } from '../limits/rateLimit.ts';
import { answerRestError, RestError, restErrorOf } from '../rest/errors.ts';
import { untrusted } from '../files/serveFile.ts';
import { type FeedUrls, feedsPath } from './feedUrl.ts';
import { feedMimeTypes, writeFeed } from './writeFeed.ts';

interface FeedsDependencies {
  readonly db: Db;
  readonly feedUrls: FeedUrls;
  readonly publicUrl: string;
  readonly rateLimit: RateLimit;
  readonly trustedProxies: TrustedProxies;
  readonly log: Log;
}

/**
 * Atom and RSS for feed readers, which send no header: a secret in the address stands for who made it. What that person may see is asked again
 * each time.
 */
export function feeds({ db, feedUrls, publicUrl: given, rateLimit, trustedProxies, log }: FeedsDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const publicUrl = given.replace(/\/$/, '');
  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    const isGone = error instanceof NotFoundError || error instanceof ForbiddenError;
    return answerRestError(c, restErrorOf(isGone ? gone() : error, log));
  });

  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    const wanted = feedUrls.read(name);
    const caller = callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
    const state = await rateLimit.take(wanted ? `feed ${wanted.id}` : caller);
    const tooMany = tooManyCalls(state);
    if (tooMany) throw new RestError('RATE_LIMITED', tooMany, undefined, rateHeaders(state));
    if (!wanted) throw gone();
    const feed = await feedOfAddress({ db, log, now: () => new Date() }, wanted.id);
    const xml = writeFeed(wanted.format, feed, { publicUrl, self: `${publicUrl}${feedsPath}/${name}` });
    const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"`;
    const headers = { ...untrusted, 'Cache-Control': 'private, no-cache', ETag: etag, 'X-Robots-Tag': 'noindex' };
    if (c.req.header('if-none-match')?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, '').replace(/-gzip|-br|-zstd/, '') === etag)) return c.body(null, 304, headers);
    return c.body(xml, 200, { ...headers, 'Content-Type': feedMimeTypes[wanted.format] });
  });

  return app;
}

/** The same for a forged address, one that was ended, and one whose maker is gone. */
const gone = () => new RestError('NOT_FOUND', 'This feed is not here any more. Make a new address for it in the vault.');
