import { inTransaction } from '#server/platform/db/database.ts';
import { ForbiddenError, ConflictError, FileMismatchError } from '../errors.ts';
import type { DomainContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { authorizeJobs } from '../runs/authorizeJobs.ts';
import { requestRun } from '../runs/runJob.job.ts';

/** How many bytes a job waits for. @throws NotFoundError, ForbiddenError, ConflictError when it waits for none */
export function expectImportFile(outer: DomainContext, jobId: string | null): Promise<{ jobId: string; size: number }> {
  return inTransaction(outer, async (ctx) => {
    const job = await waitingJob(ctx, jobId);
    const { size } = await ctx.db.import.findUniqueOrThrow({ where: { jobId: job.id }, select: { size: true } });
    return { jobId: job.id, size: Number(size) };
  });
}

/**
 * The bytes of an import have come, and are reserved: they are looked through next.
 * @throws FileMismatchError when they are more or fewer than announced: they may be sent again
 */
export function acceptImportFile(outer: DomainContext, jobId: string, received: { readonly hash: string; readonly size: number } | 'too much'): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const job = await waitingJob(ctx, jobId);
    const { size } = await ctx.db.import.findUniqueOrThrow({ where: { jobId }, select: { size: true } });
    if (received === 'too much' || received.size !== Number(size)) throw new FileMismatchError(`${Number(size).toLocaleString('en')} bytes were announced. Send the file again, or announce it with its size.`);
    await ctx.db.import.update({ where: { jobId }, data: { blobHash: received.hash }, select: { jobId: true } });
    await ctx.db.job.update({ where: { id: jobId }, data: { state: 'WAITING' }, select: { id: true } });
    await requestRun(ctx.db, [jobId]);
    await publishRunProgressed(ctx.db, job.spaceId, [jobId]);
  });
}

async function waitingJob(ctx: DomainContext, jobId: string | null) {
  const [job] = await authorizeJobs(ctx, 'source.edit', [jobId]);
  if (!job || ctx.actor.kind !== 'user' || job.startedById !== ctx.actor.userId) throw new ForbiddenError('author');
  if (job.state !== 'AWAITING_FILE') throw new ConflictError('This job does not wait for a file.');
  return job;
}
