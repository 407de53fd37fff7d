import { parseCronItems, type Runner, run } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Job } from './job.ts';
import { keepPresence } from './presence.ts';
import { quietWorkerLog } from './workerLog.ts';

/** What a job's work gets besides its payload. */
export interface WorkContext {
  /** Aborted when the worker is stopping and waits no longer. */
  readonly signal: AbortSignal;
}

export interface Processor {
  readonly name: string;
  readonly work: (payload: unknown, context: WorkContext) => Promise<void>;
  /** When it is also done by itself: minute, hour, day, month, weekday (UTC). One of all workers does it. */
  readonly cron?: string;
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
  readonly concurrency?: number;
}

/**
 * Starts taking up jobs. Jobs that a dead worker held are freed at once (see `presence.ts`), so nothing waits
 * for a lease to run out after a `kill -9`.
 */
export async function startWorker({ pool, databaseUrl, processors, log, concurrency = 4 }: WorkerOptions): Promise<Worker> {
  const presence = await keepPresence(databaseUrl, log);
  let runner: Runner;
  try {
    runner = await run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      parsedCronItems: parseCronItems(processors.flatMap(({ name, cron }) => (cron ? [{ task: name, match: cron }] : []))),
      events: presence.events,
      logger: quietWorkerLog(log),
      taskList: Object.fromEntries(
        processors.map(({ name, work }) => [
          name,
          async (payload, helpers) => {
            await work(payload, { signal: helpers.abortSignal });
          },
        ]),
      ),
    });
  } catch (error) {
    await presence.end();
    throw error;
  }
  return {
    async stop() {
      await runner.stop();
      await presence.end();
    },
  };
}
