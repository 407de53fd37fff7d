import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeCollection, authorizeSources } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { CrossSpaceError, SameCollectionError } from '../errors.ts';
import { sourcesChanged } from './sourcesChanged.ts';

export interface MoveSources {
  readonly sourceIds: readonly (string | null)[];
  readonly toCollectionId: string | null;
}

/**
 * Moves sources to another collection of the same space: all of them, or none. Those that are there already stay;
 * when that is all of them, the move is refused (specification section 5).
 */
export function moveSources(
  outer: DomainContext,
  { sourceIds, toCollectionId }: MoveSources,
): Promise<{ sourceIds: string[]; collectionIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const target = await authorizeCollection(ctx, 'source.edit', toCollectionId);
    const sources = await authorizeSources(ctx, 'source.edit', sourceIds, { trashedAt: null });
    if (sources.some((source) => source.spaceId !== target.spaceId)) throw new CrossSpaceError();
    const moved = sources.filter((source) => source.collectionId !== target.id);
    if (moved.length === 0 && sources.length > 0) throw new SameCollectionError();
    await ctx.db.source.updateMany({
      where: { id: { in: moved.map(({ id }) => id) } },
      data: { collectionId: target.id, updatedAt: ctx.now() },
    });
    return sourcesChanged(ctx, moved, [target.id]);
  });
}
