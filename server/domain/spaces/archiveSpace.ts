import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSpaceChanged } from '../events.ts';

/** Freezes what is in a space: it can be read, left and managed, but its collections and sources stay as they are. */
export function archiveSpace(outer: DomainContext, spaceId: string | null): Promise<{ spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'space.manage', spaceId);
    const { count } = await ctx.db.space.updateMany({ where: { id: space.id, archivedAt: null }, data: { archivedAt: ctx.now() } });
    await recordActivity(ctx, space.id, 'SPACE_ARCHIVED', { subject: { kind: 'SPACE', id: space.id }, count });
    await publishSpaceChanged(ctx.db, space.id);
    return { spaceId: space.id };
  });
}
