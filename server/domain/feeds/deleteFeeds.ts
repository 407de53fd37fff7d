import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { authorizeFeeds } from './authorizeFeeds.ts';

/** Deletes feeds that an import has made; those that are gone are passed over. In the caller's transaction. @throws NotFoundError, ForbiddenError, SpaceArchivedError as `deleteFeeds` does */
export async function takeBackFeeds(ctx: DomainContext, ids: readonly string[]): Promise<void> {
  const there = await ctx.db.feed.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  if (there.length > 0) await deleteFeeds(ctx, there.map(({ id }) => id));
}

/** Deletes feeds, all of them or none. The sources that came from them stay. */
export function deleteFeeds(outer: DomainContext, feedIds: readonly (string | null)[]): Promise<{ feedIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const ids = (await authorizeFeeds(ctx, feedIds)).map(({ id }) => id);
    await ctx.db.feed.deleteMany({ where: { id: { in: ids } } });
    return { feedIds: ids };
  });
}
