import { inTransaction } from '#server/platform/db/database.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSmartCollectionsChanged } from '../events.ts';
import { authorizeSmartCollection } from './authorizeSmartCollection.ts';

/** Deletes a smart collection, and nothing of what it finds. For 30 days it can be restored under its own id. @throws NotFoundError */
export function deleteSmartCollection(outer: DomainContext, id: string | null): Promise<{ deletedSmartCollectionId: string }> {
  return inTransaction(outer, async (ctx) => {
    const smart = await authorizeSmartCollection(ctx, id);
    await ctx.db.smartCollection.update({ where: { id: smart.id }, data: { deletedAt: ctx.now() } });
    await recordActivity(ctx, smart.spaceId, 'SMART_COLLECTION_DELETED', { subject: { kind: 'SMART_COLLECTION', id: smart.id } });
    await publishSmartCollectionsChanged(ctx.db, smart.spaceId, [smart.id]);
    return { deletedSmartCollectionId: smart.id };
  });
}
