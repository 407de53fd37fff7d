import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSources } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { sourcesChanged } from './sourcesChanged.ts';

/** Puts sources into the trash, all of them or none; what is there already stays as it is. */
export function deleteSources(
  outer: DomainContext,
  sourceIds: readonly (string | null)[],
): Promise<{ sourceIds: string[]; collectionIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const sources = await authorizeSources(ctx, 'source.edit', sourceIds);
    const ids = sources.map(({ id }) => id);
    await ctx.db.source.updateMany({ where: { id: { in: ids }, trashedAt: null }, data: { trashedAt: ctx.now() } });
    return sourcesChanged(ctx, sources);
  });
}
