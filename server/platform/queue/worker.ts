import { parseCronItems, type Runner, run } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Job } from './job.ts';
import { createConcurrencyLimiter, type ConcurrencyLimits } from './concurrencyLimits.ts';
import { keepPresence } from './presence.ts';
import { quietWorkerLog } from './workerLog.ts';

/** What a job's work gets besides its payload. */
export interface WorkContext {
  /** Aborted when the worker is stopping and waits no longer. */
  readonly signal: AbortSignal;
  /** The place it had in the queue: lower goes first. */
  readonly priority: number;
  /** Whether the queue gives it up after this try: all before have failed, or have brought the worker down. */
  readonly isLastTry: boolean;
}

export interface Processor {
  readonly name: string;
  readonly work: (payload: unknown, context: WorkContext) => Promise<void>;
  /** When it is also done by itself: minute, hour, day, month, weekday (UTC). One of all workers does it. */
  readonly cron?: string;
  /** Waits in a line of its own, and does not keep the others waiting. */
  readonly isSlow?: boolean;
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
  /** How many jobs at once, and how many of the slow ones besides. */
  readonly concurrency?: number;
  readonly slowConcurrency?: number;
  /** Without rules lanes count for nothing. */
  readonly concurrencyLimits?: ConcurrencyLimits;
}

/**
 * Starts taking up jobs. Jobs that a dead worker held are freed at once (see `presence.ts`), so nothing waits
 * for a lease to run out after a `kill -9`.
 */
export async function startWorker({ pool, databaseUrl, processors, log, concurrency = 15, slowConcurrency = 3, concurrencyLimits: limits }: WorkerOptions): Promise<Worker> {
  const presence = await keepPresence(databaseUrl, log);
  const limiter = limits && createConcurrencyLimiter(limits, presence.events);
  const runners: Runner[] = [];
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await presence.end();
  };
  const lines = [
    { concurrency, line: processors.filter(({ isSlow }) => !isSlow) },
    { concurrency: slowConcurrency, line: processors.filter(({ isSlow }) => isSlow) },
  ];
  try {
    for (const { concurrency: atOnce, line } of lines) {
      if (line.length === 0) continue;
      runners.push(
        await run({
          pgPool: pool,
          concurrency: atOnce,
          noHandleSignals: true,
          parsedCronItems: parseCronItems(line.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : []))),
          events: presence.events,
          ...(limiter && { forbiddenFlags: () => limiter.blockedGroups() }),
          logger: quietWorkerLog(log),
          taskList: Object.fromEntries(
            line.map(({ name, work }) => [
              name,
              async (payload, { abortSignal, job }) => {
                try {
                  await presence.confirm(job.locked_by ?? '', job.id);
                  await work(payload, { signal: abortSignal, priority: job.priority, isLastTry: job.attempts >= job.max_attempts });
                } finally {
                  limiter?.release(job);
                }
              },
            ]),
          ),
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
