import { type ActivityVerb, recordActivity } from '../activity/recordActivity.ts';
import type { SqlContext } from '../context.ts';
import type { SourceRef } from '../access/authorize.ts';
import { publishSourceStatusChanged } from '../events.ts';

export interface SourcesChanged {
  readonly sourceIds: string[];
  /** Every collection whose count or contents changed. */
  readonly collectionIds: string[];
}

/**
 * Notes who did it, tells the watchers of each space, and answers which sources and collections a command touched.
 * @param toCollectionId where they lie now, if that is new
 */
export async function sourcesChanged(
  ctx: SqlContext,
  verb: ActivityVerb,
  sources: readonly SourceRef[],
  toCollectionId?: string | null,
): Promise<SourcesChanged> {
  for (const [spaceId, inSpace] of Map.groupBy(sources, (source) => source.spaceId)) {
    const ids = inSpace.map(({ id }) => id);
    const [only] = ids;
    await recordActivity(ctx, spaceId, verb, {
      count: ids.length,
      collectionId: toCollectionId,
      ...(ids.length === 1 && only && { subject: { kind: 'SOURCE', id: only } }),
    });
    await publishSourceStatusChanged(ctx.db, spaceId, ids);
  }
  const collectionIds = [toCollectionId, ...sources.map(({ collectionId }) => collectionId)].filter((id) => typeof id === 'string');
  return { sourceIds: sources.map(({ id }) => id), collectionIds: [...new Set(collectionIds)] };
}
