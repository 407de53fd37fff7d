import { requireAdministrator } from '../access/requireAdministrator.ts';
import type { DomainContext } from '../context.ts';

/** Lets the jobs of one kind that were given up run again, from the first try. Nothing happens when there are none. @returns how many */
export async function retryFailedJobs(ctx: DomainContext, queue: string): Promise<number> {
  await requireAdministrator(ctx);
  const [{ count }] = await ctx.db.$queryRaw<[{ count: number }]>`
    select count(*)::int from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where task_identifier = ${queue} and locked_at is null and attempts >= max_attempts), run_at => now(), attempts => 0)`;
  return count;
}
