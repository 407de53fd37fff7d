import { authorizeSpace, type Granted, type SpaceRef } from '../access/authorize.ts';
import { visibleInSpace } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { parseIds } from '../input.ts';

export interface FeedRef {
  readonly id: string;
  readonly spaceId: string;
}

const maxFeedsAtOnce = 1_000;

/** Feeds that the acting person may change, locked until the transaction ends, in the order of their ids: all of them or none. @throws NotFoundError, ForbiddenError, SpaceArchivedError */
export async function authorizeFeeds(ctx: DomainContext, ids: readonly (string | null)[]): Promise<FeedRef[]> {
  const wanted = parseIds('feedIds', ids, maxFeedsAtOnce);
  const known = wanted.filter((id) => id !== null);
  const feeds = await ctx.db.feed.findMany({ where: { id: { in: known }, ...visibleInSpace(ctx.actor) }, select: { id: true, spaceId: true }, orderBy: { id: 'asc' } });
  if (feeds.length < wanted.length) throw new NotFoundError('Feed');
  for (const spaceId of new Set(feeds.map((feed) => feed.spaceId))) await authorizeSpace(ctx, 'source.edit', spaceId);
  await ctx.db.$queryRaw`select 1 from "Feed" where id = any(${known}::uuid[]) order by id for no key update`;
  return feeds;
}

/** The one space of feeds that are to fill one collection. @throws InvalidInputError */
export async function authorizeOneSpace(ctx: DomainContext, feeds: readonly FeedRef[]): Promise<Granted<'source.edit', SpaceRef>> {
  const [spaceId = null, ...others] = new Set(feeds.map((feed) => feed.spaceId));
  if (others.length > 0) throw new InvalidInputError([{ path: 'collectionId', message: 'These feeds belong to several spaces: no collection lies in all of them.', code: 'CONFLICTING' }]);
  return authorizeSpace(ctx, 'source.edit', spaceId);
}
