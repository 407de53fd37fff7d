import { parseCronItems, run } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Job } from './job.ts';
import { createAdmission } from './admission.ts';
import { createConcurrencyLimiter, type ConcurrencyLimits } from './concurrencyLimits.ts';
import { keepRunning } from './keepRunning.ts';
import { holdWorkerLocks } from './workerLocks.ts';
import { quietWorkerLog } from './workerLog.ts';

/** What a job's work gets besides its payload. */
export interface WorkContext {
  /** Aborted when the worker is stopping and waits no longer. */
  readonly signal: AbortSignal;
  /** Its priority in the queue: lower goes first. */
  readonly priority: number;
  /** Whether this is the last attempt: all before have failed, or have crashed the worker. */
  readonly isLastTry: boolean;
}

export interface Processor {
  readonly name: string;
  readonly work: (payload: unknown, context: WorkContext) => Promise<void>;
  /** When it also runs on schedule: minute, hour, day, month, weekday (UTC), on one of all workers. */
  readonly cron?: string;
  /** The worker pool that it runs in: it delays the jobs of that one alone, and takes none of the time that people need. */
  readonly pool?: string;
}

/** Binds a job to its work; a payload of the wrong shape fails before the work begins. */
export function processor<Payload>(
  job: Job<Payload>,
  work: (payload: Payload, context: WorkContext) => Promise<void>,
): Processor {
  return { name: job.name, work: async (payload, context) => work(job.schema.parse(payload), context) };
}

export interface Worker {
  /** Takes no new job, waits for the running ones (at most `graceMs`), and hands back the rest. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly processors: readonly Processor[];
  readonly log: Log;
  /** How many jobs at once, besides those of the other pools. */
  readonly concurrency?: number;
  /** The same for the pools by their names; 3 without it. */
  readonly poolConcurrency?: Readonly<Record<string, number>>;
  /** Without it concurrency groups have no limit. */
  readonly concurrencyLimits?: ConcurrencyLimits;
  /** Whether people wait for answers of this process: then few jobs run at a time. */
  readonly isLoadHigh?: (() => boolean) | undefined;
}

/**
 * What came of a job is written down in batches, without a pause: only so does graphile-worker hear of it when that fails. Else
 * nobody would wait for the promise, and its rejection would end the process.
 */
const batchedReports = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * Starts running jobs. Jobs that a dead worker held are freed at once (see `workerLocks.ts`), so nothing waits
 * for a lease to run out after a `kill -9`. When the database goes away it goes on as soon as it is back.
 */
export async function startWorker({ pool, databaseUrl, processors, log, concurrency = 18, poolConcurrency = {}, concurrencyLimits: limits, isLoadHigh = () => false }: WorkerOptions): Promise<Worker> {
  const locks = await holdWorkerLocks(databaseUrl, log);
  const admission = createAdmission(isLoadHigh);
  const limiter = limits && createConcurrencyLimiter(limits, locks.events);
  const runners: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await locks.close();
  };
  const pools = Map.groupBy(processors, ({ pool: name }) => name);
  try {
    for (const [name, members] of pools) {
      const isMain = name === undefined;
      const start = async () => {
        await locks.freeJobsOfDeadWorkers();
        return run({
          pgPool: pool,
          concurrency: isMain ? concurrency : (poolConcurrency[name] ?? 3),
          noHandleSignals: true,
          preset: { worker: batchedReports },
          parsedCronItems: parseCronItems(members.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : []))),
          events: locks.events,
          ...(limiter && { forbiddenFlags: () => limiter.blockedGroups() }),
          logger: quietWorkerLog(log),
          taskList: Object.fromEntries(
            members.map(({ name: task, work }) => [
              task,
              async (payload, { abortSignal, job }) => {
                if (isMain) await admission.enter(job.priority);
                try {
                  await locks.confirmOwnership(job.locked_by ?? '', job.id);
                  await work(payload, { signal: abortSignal, priority: job.priority, isLastTry: job.attempts >= job.max_attempts });
                } finally {
                  if (isMain) admission.leave();
                  limiter?.release(job);
                }
              },
            ]),
          ),
        });
      };
      runners.push(await keepRunning(start, log));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
