import { inTransaction } from '#server/platform/db/database.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSmartCollectionsChanged } from '../events.ts';
import { authorizeSmartCollection } from './authorizeSmartCollection.ts';
import { holdRoom } from './createSmartCollection.ts';

/** Brings a smart collection back that was deleted. @throws NotFoundError, LimitReachedError */
export function restoreSmartCollection(outer: DomainContext, id: string | null): Promise<{ smartCollectionId: string }> {
  return inTransaction(outer, async (ctx) => {
    const smart = await authorizeSmartCollection(ctx, id, 'deleted');
    await holdRoom(ctx, smart.spaceId);
    await ctx.db.smartCollection.update({ where: { id: smart.id }, data: { deletedAt: null } });
    await recordActivity(ctx, smart.spaceId, 'SMART_COLLECTION_RESTORED', { subject: { kind: 'SMART_COLLECTION', id: smart.id } });
    await publishSmartCollectionsChanged(ctx.db, smart.spaceId, [smart.id]);
    return { smartCollectionId: smart.id };
  });
}
