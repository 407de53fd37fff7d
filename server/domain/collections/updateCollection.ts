import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeCollection } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishCollectionsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import { collectionFields } from './createCollection.ts';
import { newPosition, type RequestedParent } from './position.ts';

const schema = z.object({
  name: collectionFields.name.optional(),
  description: collectionFields.description.optional(),
  settings: collectionFields.settings.optional(),
});

export interface UpdateCollection {
  readonly collectionId: string | null;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly settings?: Record<string, unknown> | undefined;
  /** The new parent; absent: stays where it is. */
  readonly parent?: RequestedParent | undefined;
}

/** Changes what is given and keeps the rest. Under a new parent it comes last. */
export function updateCollection(
  outer: DomainContext,
  { collectionId, parent, ...input }: UpdateCollection,
): Promise<{ collectionId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const collection = await authorizeCollection(ctx, 'collection.edit', collectionId);
    const data = parseInput(schema, input);
    const position = parent && (await newPosition(ctx, collection, { parent }));
    await ctx.db.collection.update({ where: { id: collection.id }, data: { ...data, ...position } });
    const subject = { kind: 'COLLECTION', id: collection.id } as const;
    if (Object.values<unknown>(data).some((value) => value !== undefined)) await recordActivity(ctx, collection.spaceId, 'COLLECTION_UPDATED', { subject });
    if (position) await recordActivity(ctx, collection.spaceId, 'COLLECTION_MOVED', { subject, collectionId: position.parentId });
    await publishCollectionsChanged(ctx.db, collection.spaceId, [collection.id]);
    return { collectionId: collection.id, spaceId: collection.spaceId };
  });
}
