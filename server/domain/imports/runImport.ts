import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { endJob } from '../runs/endJob.ts';
import { hasEnded } from '../runs/runStates.ts';
import { heldImport, type ImportToRun } from './heldImport.ts';

/** Takes up an import that waits, or one that somebody who was killed has left; null when there is nothing to do. */
export function beginImport(outer: DomainContext, jobId: string): Promise<ImportToRun | null> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (!held || (held.state !== 'WAITING' && held.state !== 'RUNNING')) return null;
    if (held.state === 'WAITING') {
      await ctx.db.job.update({ where: { id: jobId }, data: { state: 'RUNNING' }, select: { id: true } });
      await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    }
    return { ...held, state: 'RUNNING' };
  });
}

/** Notes how many rows were read so far. */
export async function noteRead({ db }: DomainContext, { jobId, spaceId }: ImportToRun, count: number): Promise<void> {
  const { count: changed } = await db.job.updateMany({ where: { id: jobId, state: 'RUNNING' }, data: { done: count } });
  if (changed > 0) await publishRunProgressed(db, spaceId, [jobId]);
}

/** Ends an import, unless somebody has stopped it meanwhile. */
export function endImport(outer: DomainContext, jobId: string, failure?: { readonly code: FailureCode; readonly message: string; readonly isInterruption?: boolean }): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldImport(ctx, jobId);
    if (!held || hasEnded(held.state) || held.state === 'AWAITING_APPROVAL') return;
    const state = !failure ? 'SUCCEEDED' : failure.isInterruption ? 'INTERRUPTED' : 'FAILED';
    await endJob(ctx, { id: jobId, spaceId: held.spaceId, startedById: held.startedById }, { state, failure });
  });
}
