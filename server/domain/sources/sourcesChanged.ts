import type { DomainContext } from '../context.ts';
import type { SourceRef } from '../access/authorize.ts';
import { publishSourceStatusChanged } from '../events.ts';

/** Tells the watchers of each space, and answers which sources and collections a command touched. */
export async function sourcesChanged(
  ctx: DomainContext,
  sources: readonly SourceRef[],
  alsoCollectionIds: readonly string[] = [],
): Promise<{ sourceIds: string[]; collectionIds: string[] }> {
  for (const [spaceId, inSpace] of Map.groupBy(sources, (source) => source.spaceId)) {
    await publishSourceStatusChanged(ctx.db, spaceId, inSpace.map(({ id }) => id));
  }
  const collectionIds = sources.flatMap(({ collectionId }) => (collectionId === null ? [] : [collectionId]));
  return {
    sourceIds: sources.map(({ id }) => id),
    collectionIds: [...new Set([...alsoCollectionIds, ...collectionIds])],
  };
}
