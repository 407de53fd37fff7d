import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, NoModelError } from '../errors.ts';
import { publishRunProgressed } from '../events.ts';
import { parseIds } from '../input.ts';
import { requireBudget } from '../models/modelUses.ts';
import { authorizeJobs } from './authorizeJobs.ts';
import { requestRun } from './runJob.job.ts';

const mostJobs = 100;

/** Lets jobs go on that wait for approval: all of them or none. @throws ConflictError when one of them does not wait for it; NoModelError, BudgetExceededError for one that is to ask a model */
export function approveJobs(outer: DomainContext, given: readonly (string | null)[]): Promise<{ jobIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const jobs = await authorizeJobs(ctx, 'source.edit', parseIds('jobIds', given, mostJobs));
    if (jobs.some(({ state }) => state !== 'AWAITING_APPROVAL')) throw new ConflictError('A job that is to be approved does not wait for it any more. Read it again.');
    const jobIds = jobs.map(({ id }) => id);
    const asking = jobs.filter(({ estimate }) => estimate !== null);
    if (asking.length > 0 && ctx.hasModel !== true) throw new NoModelError();
    for (const spaceId of new Set(asking.map((job) => job.spaceId))) await requireBudget(ctx, spaceId);
    await ctx.db.job.updateMany({ where: { id: { in: jobIds } }, data: { state: 'WAITING', done: 0 } });
    await ctx.db.import.updateMany({ where: { jobId: { in: jobIds } }, data: { isApproved: true } });
    await ctx.db.cardMaking.updateMany({ where: { jobId: { in: jobIds } }, data: { isApproved: true } });
    await requestRun(ctx.db, jobIds);
    for (const { spaceId, id } of jobs) await publishRunProgressed(ctx.db, spaceId, [id]);
    return { jobIds };
  });
}
