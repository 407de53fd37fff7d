import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { authorizeFeeds } from './authorizeFeeds.ts';

/** Deletes feeds, all of them or none. The sources that came from them stay. */
export function deleteFeeds(outer: DomainContext, feedIds: readonly (string | null)[]): Promise<{ feedIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const ids = (await authorizeFeeds(ctx, feedIds)).map(({ id }) => id);
    await ctx.db.feed.deleteMany({ where: { id: { in: ids } } });
    return { feedIds: ids };
  });
}
