import type { FailureCode, RunState } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { publishRunProgressed } from '../events.ts';
import { saveJobUndo } from './saveJobUndo.ts';
import type { JobRow } from './readJobs.ts';

interface End {
  readonly state: Extract<RunState, 'SUCCEEDED' | 'FAILED' | 'STOPPED' | 'INTERRUPTED'>;
  readonly failure?: { readonly code: FailureCode; readonly message: string } | undefined;
}

/** Ends a job whose row the caller holds; what it made until now can be taken back. In the caller's transaction. */
export async function endJob(ctx: DomainContext, { id, spaceId, startedById }: Pick<JobRow, 'id' | 'spaceId' | 'startedById'>, { state, failure }: End): Promise<void> {
  const undoId = startedById === null ? null : await saveJobUndo(ctx, id, startedById);
  await ctx.db.job.update({
    where: { id },
    data: { state, endedAt: ctx.now(), undoId, ...(failure && { failureCode: failure.code, failureMessage: failure.message }) },
    select: { id: true },
  });
  await publishRunProgressed(ctx.db, spaceId, [id]);
}
