import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';
import type { DomainContext } from '../context.ts';
import { publishSourceStatusChanged } from '../events.ts';
import type { Run } from './processingRun.ts';
import { requestEnrichment } from './processSource.job.ts';

/** Resumes a source that the model budget stopped, once the budget has reset. */
export const resumeEnrichment = defineJob('resumeEnrichment', z.object({ sourceId: z.uuid(), run: z.int() }));

/** After what people add by hand. */
const priority = 10;

/** When the budget resets: the next midnight (UTC). */
function nextBudgetDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** Lets a source go on when the next day begins, if the budget stopped a stage of this run. In the caller's transaction. */
export async function resumeIfBudgetStopped(ctx: DomainContext, { sourceId, run }: Run): Promise<void> {
  const stopped = await ctx.db.processingEvent.findFirst({ where: { sourceId, run, code: 'BUDGET' }, select: { id: true } });
  if (!stopped) return;
  await addJobs(ctx.db, resumeEnrichment, [{ payload: { sourceId, run }, options: { key: `resume:${sourceId}`, runAt: nextBudgetDay(ctx.now()), priority } }]);
}

/** Begins a run that does only what needs a model, with the text as it was read. Nothing, when the source was processed again or is gone. */
export function resumeEnrichmentOf(outer: DomainContext, { sourceId, run }: Run): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const [source] = await ctx.db.source.updateManyAndReturn({
      where: { id: sourceId, run, status: 'COMPLETED', trashedAt: null },
      data: { status: 'PENDING', run: run + 1 },
      select: { spaceId: true },
    });
    if (!source) return;
    await requestEnrichment(ctx.db, { sourceId, run: run + 1, attempt: 1 }, priority);
    await publishSourceStatusChanged(ctx.db, source.spaceId, [sourceId]);
  });
}
