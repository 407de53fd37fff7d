import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSources } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { requestProcessing } from './processSource.job.ts';
import { sourcesChanged } from './sourcesChanged.ts';

/** Processes failed sources again as a new run. Those that have not failed stay as they are. */
export function retrySources(
  outer: DomainContext,
  sourceIds: readonly (string | null)[],
): Promise<{ sourceIds: string[]; collectionIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const sources = await authorizeSources(ctx, 'source.edit', sourceIds, { trashedAt: null });
    const restarted = await ctx.db.source.updateManyAndReturn({
      where: { id: { in: sources.map(({ id }) => id) }, status: 'FAILED' },
      data: { status: 'PENDING', failureCode: null, failureMessage: null, run: { increment: 1 } },
      select: { id: true, run: true },
    });
    await requestProcessing(ctx.db, restarted);
    return sourcesChanged(ctx, sources);
  });
}
