import type { SqlContext } from '../context.ts';

/** The background jobs of one kind. */
export interface JobQueue {
  /** What its jobs do, as the code calls it: `processSource`. */
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  /** Given up after the last try. */
  readonly failed: number;
}

/** All kinds of which there are jobs, by name. Only for who has been found to be an administrator. */
export function readJobQueues({ db }: Pick<SqlContext, 'db'>): Promise<JobQueue[]> {
  return db.$queryRaw<JobQueue[]>`
    select task_identifier as name,
      count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed
    from graphile_worker.jobs group by 1 order by 1`;
}
