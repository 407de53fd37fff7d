import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode, JobKind, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { endJob } from './endJob.ts';
import { hasEnded } from './runStates.ts';

export interface JobToRun {
  readonly jobId: string;
  readonly kind: JobKind;
  readonly spaceId: string;
  /** Under whose rights; null once they have gone. */
  readonly startedById: string | null;
}

/** Why a job did not come to its end. */
export interface JobFailure {
  readonly code: FailureCode;
  readonly message: string;
  /** Not by what it had to do: asking for it again may help. */
  readonly isInterruption?: boolean;
}

interface HeldJob extends JobToRun {
  readonly state: RunState;
}

/** A job whose row is held until the transaction ends, so that it is stopped before or after; null when it is gone. */
async function heldJob({ db }: DomainContext, jobId: string): Promise<HeldJob | null> {
  const [held] = await db.$queryRaw<HeldJob[]>`
    select id::text as "jobId", kind::text, "spaceId"::text as "spaceId", "startedById"::text as "startedById", state::text from "Job" where id = ${jobId}::uuid for no key update`;
  return held ?? null;
}

/** Takes up a job that waits, or one that somebody who was killed has left; null when there is nothing to do. */
export function beginJob(outer: DomainContext, jobId: string): Promise<JobToRun | null> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldJob(ctx, jobId);
    if (!held || (held.state !== 'WAITING' && held.state !== 'RUNNING')) return null;
    if (held.state === 'WAITING') {
      await ctx.db.job.update({ where: { id: jobId }, data: { state: 'RUNNING' }, select: { id: true } });
      await publishRunProgressed(ctx.db, held.spaceId, [jobId]);
    }
    return held;
  });
}

/** Notes how far a job is. Answers whether it is still to go on: false once somebody has stopped it. */
export async function noteDone({ db }: DomainContext, { jobId, spaceId }: Pick<JobToRun, 'jobId' | 'spaceId'>, done: number): Promise<boolean> {
  const { count } = await db.job.updateMany({ where: { id: jobId, state: 'RUNNING' }, data: { done } });
  if (count > 0) await publishRunProgressed(db, spaceId, [jobId]);
  return count > 0;
}

/** Ends a job, unless somebody has stopped it meanwhile, or it waits for them. `tell` says so once it has succeeded, in the same transaction. */
export function finishJob(outer: DomainContext, jobId: string, failure?: JobFailure, tell?: (ctx: DomainContext, job: JobToRun) => Promise<void>): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const held = await heldJob(ctx, jobId);
    if (!held || hasEnded(held.state) || held.state === 'AWAITING_APPROVAL') return;
    const state = !failure ? 'SUCCEEDED' : failure.isInterruption ? 'INTERRUPTED' : 'FAILED';
    await endJob(ctx, { id: jobId, spaceId: held.spaceId, startedById: held.startedById }, { state, failure });
    if (state === 'SUCCEEDED') await tell?.(ctx, held);
  });
}
