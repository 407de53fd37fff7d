import type { SourceStatus } from '#server/platform/db/generated/client.ts';
import type { SourceRef } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { requestProcessing, type ToProcess } from './processSource.job.ts';

/** Starts a new run of those in one of these statuses; a run under way counts no more. */
export async function restartProcessing(ctx: DomainContext, sources: readonly SourceRef[], from: readonly SourceStatus[]): Promise<void> {
  const restarted = await ctx.db.$queryRaw<ToProcess[]>`
    update "Source" set status = 'PENDING', "failureCode" = null, "failureMessage" = null, run = run + 1
    where id = any(${sources.map(({ id }) => id)}::uuid[]) and status::text = any(${[...from]})
    returning id::text, run, domain`;
  await requestProcessing(ctx.db, restarted);
}
