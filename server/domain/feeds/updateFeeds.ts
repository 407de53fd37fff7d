import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, InvalidInputError } from '../errors.ts';
import { line, parseInput } from '../input.ts';
import { authorizeTarget } from '../sources/authorizeTarget.ts';
import { authorizeFeeds, authorizeOneSpace } from './authorizeFeeds.ts';
import { feedChoices } from './feedFields.ts';
import { requestReading } from './readFeed.job.ts';

export interface UpdateFeeds {
  readonly feedIds: readonly (string | null)[];
  /** Absent: stays; null: in no collection. */
  readonly collection?: { readonly id: string | null } | null | undefined;
  readonly intervalMinutes?: number | undefined;
  readonly itemLimit?: number | undefined;
  /** null: for ever. */
  readonly keepDays?: number | null | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly onlyWords?: readonly string[] | undefined;
  readonly skipWords?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly isPaused?: boolean | undefined;
  readonly readNow?: boolean | undefined;
}

const schema = z.object({
  ...z.object({ ...feedChoices, keepDays: feedChoices.keepDays.nullable() }).partial().shape,
  title: line(200, 'A feed needs a title.').optional(),
  isPaused: z.boolean().optional(),
  readNow: z.boolean().optional(),
});

/** Changes feeds, all of them or none; what is not given stays. */
export function updateFeeds(outer: DomainContext, { feedIds, collection, ...input }: UpdateFeeds): Promise<{ feedIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const feeds = await authorizeFeeds(ctx, feedIds);
    const ids = feeds.map(({ id }) => id);
    const { title, readNow, isPaused, ...chosen } = parseInput(schema, input);
    if (title !== undefined && ids.length > 1) throw new InvalidInputError([{ path: 'title', message: 'Give one feed a title at a time.', code: 'CONFLICTING' }]);
    const place = await placeOf(ctx, feeds, collection);
    const now = ctx.now();
    await ctx.db.feed.updateMany({
      where: { id: { in: ids } },
      data: { ...chosen, ...place, ...(title !== undefined && { title, isRenamed: true }), ...(isPaused !== undefined && { isPaused }), ...(isPaused && { nextReadAt: null }) },
    });
    if (isPaused === false) await ctx.db.feed.updateMany({ where: { id: { in: ids }, nextReadAt: null }, data: { nextReadAt: now } });
    // Sooner than it would have been: what was asked for seldomer may be overdue now.
    if (chosen.intervalMinutes !== undefined) {
      const latest = new Date(now.getTime() + chosen.intervalMinutes * 60_000);
      await ctx.db.feed.updateMany({ where: { id: { in: ids }, nextReadAt: { gt: latest } }, data: { nextReadAt: latest } });
    }
    if (readNow) await requestReading(ctx.db, (await ctx.db.feed.findMany({ where: { id: { in: ids }, isPaused: false }, select: { id: true } })).map(({ id }) => id));
    return { feedIds: ids };
  });
}

async function placeOf(ctx: DomainContext, feeds: Awaited<ReturnType<typeof authorizeFeeds>>, collection: UpdateFeeds['collection']): Promise<{ collectionId?: string | null }> {
  if (collection === undefined) return {};
  if (collection === null) return { collectionId: null };
  const space = await authorizeOneSpace(ctx, feeds);
  const target = await authorizeTarget(ctx, collection.id);
  if (target.spaceId !== space.id) throw new CrossSpaceError();
  return { collectionId: target.id };
}
