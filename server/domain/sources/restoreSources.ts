import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSources } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { requestProcessing } from './processSource.job.ts';
import { sourcesChanged } from './sourcesChanged.ts';

/** Takes sources out of the trash to the place they had, all of them or none. What waited for processing goes on. */
export function restoreSources(
  outer: DomainContext,
  sourceIds: readonly (string | null)[],
): Promise<{ sourceIds: string[]; collectionIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const sources = await authorizeSources(ctx, 'source.edit', sourceIds);
    const ids = sources.map(({ id }) => id);
    const restored = await ctx.db.source.updateManyAndReturn({
      where: { id: { in: ids }, trashedAt: { not: null } },
      data: { trashedAt: null },
      select: { id: true, run: true, status: true },
    });
    await requestProcessing(
      ctx.db,
      restored.filter(({ status }) => status === 'PENDING' || status === 'PROCESSING'),
    );
    return sourcesChanged(ctx, sources);
  });
}
