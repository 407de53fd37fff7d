import type { z } from 'zod';
import type { SqlDb } from '../db/rows.ts';

/** The name and payload of a background job. `server/jobs` has what it does. */
export interface Job<Payload> {
  readonly name: string;
  readonly schema: z.ZodType<Payload>;
}

/** Declares a job; its payload is checked when it is added and again before it runs. */
export function defineJob<Payload>(name: string, schema: z.ZodType<Payload>): Job<Payload> {
  return { name, schema };
}

export interface JobOptions {
  /** A waiting job with the same key is replaced by this one. */
  readonly key?: string;
  readonly runAt?: Date;
  /** Lower goes first; 0 by default. */
  readonly priority?: number;
  /** Jobs of one group share a limit on how many a worker runs at a time (`concurrencyLimits.ts`). */
  readonly concurrencyGroups?: readonly string[];
}

/** Adds jobs with the given connection: inside a transaction they are saved with it, or not at all. */
export async function addJobs<Payload>(
  db: SqlDb,
  job: Job<Payload>,
  jobs: readonly NewJob<Payload>[],
): Promise<void> {
  if (jobs.length === 0) return;
  await db.$queryRaw`
    select count(*)::int from graphile_worker.add_jobs(array(
      select json_populate_record(null::graphile_worker.job_spec, json_build_object(
        'identifier', spec->>'identifier',
        'payload', spec->'payload',
        'max_attempts', (spec->>'maxAttempts')::int,
        'job_key', spec->>'jobKey',
        'run_at', spec->>'runAt',
        'priority', (spec->>'priority')::int,
        'flags', spec->'concurrencyGroups'))
      from json_array_elements(${JSON.stringify(specsOf(job, jobs))}::json) as spec
    ))`;
}

/**
 * As `addJobs`, for jobs whose keys nobody has used: nothing need be looked for that they replace, which takes longer the
 * more jobs wait.
 */
export async function addNewJobs<Payload>(db: SqlDb, job: Job<Payload>, jobs: readonly NewJob<Payload>[]): Promise<void> {
  if (jobs.length === 0) return;
  await db.$queryRaw`
    select count(added.id)::int from json_array_elements(${JSON.stringify(specsOf(job, jobs))}::json) as spec
    cross join lateral graphile_worker.add_job(spec->>'identifier', spec->'payload', run_at => (spec->>'runAt')::timestamptz, max_attempts => (spec->>'maxAttempts')::int,
      job_key => spec->>'jobKey', priority => (spec->>'priority')::int, job_key_mode => 'unsafe_dedupe',
      flags => (select array_agg(each) from json_array_elements_text(spec->'concurrencyGroups') as each)) as added`;
}

interface NewJob<Payload> {
  readonly payload: Payload;
  readonly options?: JobOptions;
}

const specsOf = <Payload>(job: Job<Payload>, jobs: readonly NewJob<Payload>[]) =>
  jobs.map(({ payload, options = {} }) => ({
    identifier: job.name,
    payload: job.schema.parse(payload),
    maxAttempts,
    jobKey: options.key ?? null,
    runAt: options.runAt?.toISOString(),
    priority: options.priority ?? 0,
    concurrencyGroups: options.concurrencyGroups ?? [],
  }));

/** Adds a job unless there is one with this key already, whether it waits or is being done. In the caller's transaction. */
export async function addJobOnce<Payload>(db: SqlDb, job: Job<Payload>, payload: Payload, key: string, priority: number): Promise<void> {
  await db.$queryRaw`
    select id::text from graphile_worker.add_job(${job.name}, ${JSON.stringify(job.schema.parse(payload))}::json,
      max_attempts => ${maxAttempts}::int, job_key => ${key}, priority => ${priority}::int, job_key_mode => 'unsafe_dedupe')`;
}

/**
 * Adds a job for later unless one with this key waits already, which keeps its time: what comes meanwhile is done with the first. One that is being done
 * by now does not count, as it may have looked already. In the caller's transaction.
 */
export async function addJobForLater<Payload>(db: SqlDb, job: Job<Payload>, payload: Payload, key: string, runAt: Date): Promise<void> {
  await db.$queryRaw`
    select id::text from graphile_worker.add_job(${job.name}, ${JSON.stringify(job.schema.parse(payload))}::json,
      run_at => ${runAt}::timestamptz, max_attempts => ${maxAttempts}::int, job_key => ${key}, job_key_mode => 'preserve_run_at')`;
}

/**
 * Unforeseen errors (a bug, a lost connection) are tried again this often with exponential pauses.
 * Foreseen ones are decided by the job itself.
 */
const maxAttempts = 10;
