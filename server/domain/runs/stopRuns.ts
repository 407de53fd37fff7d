import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { parseIds } from '../input.ts';
import { requireWriter } from '../access/authorize.ts';
import { authorizeJobs } from './authorizeJobs.ts';
import { endJob } from './endJob.ts';
import { hasEnded } from './runStates.ts';

const mostRuns = 100;

/** Stops runs: what was made is kept, and those that have ended stay as they are. Their workers find it at their next step. */
export function stopRuns(outer: DomainContext, given: readonly (string | null)[]): Promise<{ runIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    requireWriter(ctx);
    // Who lost the right to write meanwhile may still stop what is theirs.
    const jobs = await authorizeJobs(ctx, 'space.read', parseIds('runIds', given, mostRuns));
    for (const job of jobs) if (!hasEnded(job.state)) await endJob(ctx, job, { state: 'STOPPED' });
    return { runIds: jobs.map(({ id }) => id) };
  });
}
