import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { publishSmartCollectionsChanged } from '../events.ts';
import { parseInput } from '../input.ts';
import type { SourceFilter } from '../sources/list/sourceFilter.ts';
import { storedFilter } from '../sources/list/storedFilter.ts';
import { authorizeSmartCollection } from './authorizeSmartCollection.ts';
import { smartCollectionFields } from './createSmartCollection.ts';
import { checkCollectionOf, smartFilterOf, toSmartFilter } from './smartFilter.ts';

export interface UpdateSmartCollection {
  readonly smartCollectionId: string | null;
  readonly name?: string | undefined;
  /** All of the new filter; absent: stays. */
  readonly filter?: SourceFilter | undefined;
}

const schema = z.object({ name: smartCollectionFields.name.optional() });

/** Changes what is given and keeps the rest. @throws NotFoundError, InvalidInputError */
export function updateSmartCollection(outer: DomainContext, { smartCollectionId, filter, ...input }: UpdateSmartCollection): Promise<{ smartCollectionId: string }> {
  return inTransaction(outer, async (ctx) => {
    const smart = await authorizeSmartCollection(ctx, smartCollectionId);
    const { name } = parseInput(schema, input);
    const wanted = filter && toSmartFilter(filter);
    // The collection that it looked in already may be gone.
    if (wanted && wanted.collection?.id !== smartFilterOf(smart.filter).collection?.id) await checkCollectionOf(ctx, smart.spaceId, wanted);
    await ctx.db.smartCollection.update({
      where: { id: smart.id },
      data: { ...(name !== undefined && { name }), ...(wanted && { filter: storedFilter(wanted) }), updatedAt: ctx.now() },
    });
    const isOther = wanted !== undefined && !isDeepStrictEqual(storedFilter(wanted), storedFilter(smartFilterOf(smart.filter)));
    const isRenamed = name !== undefined && name !== smart.name;
    await recordActivity(ctx, smart.spaceId, isOther ? 'SMART_COLLECTION_UPDATED' : 'SMART_COLLECTION_RENAMED', { subject: { kind: 'SMART_COLLECTION', id: smart.id }, count: isOther || isRenamed ? 1 : 0 });
    await publishSmartCollectionsChanged(ctx.db, smart.spaceId, [smart.id]);
    return { smartCollectionId: smart.id };
  });
}
