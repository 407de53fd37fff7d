import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';

const namespace = 0x7661756c; // "vaul": keeps our advisory locks apart from anybody else's

export interface WorkerLocks {
  /** Given to graphile-worker, which emits its workers' events here. */
  readonly events: WorkerEvents;
  /**
   * Waits until a worker's lock is held, and makes sure that its first job is still its own: a process that started in
   * the moment between may have taken the worker for a dead one.
   * @throws Error when the job is somebody else's by now
   */
  confirmOwnership(workerId: string, jobId: string): Promise<void>;
  /** Frees what workers held that are dead, or that this process has ended. @throws when the database does not answer */
  freeJobsOfDeadWorkers(): Promise<void>;
  close(): Promise<void>;
}

/**
 * graphile-worker frees the jobs of a vanished worker only after four hours. Here every worker holds an advisory
 * lock under its name on a connection of this process: PostgreSQL lets it go the moment the process is dead.
 * Each start, and each minute, jobs whose worker's lock can be had are freed.
 * Why: docs/decisions/dead-workers.md
 */
export async function holdWorkerLocks(databaseUrl: string, log: Log): Promise<WorkerLocks> {
  const ownWorkerIds = new Set<string>();
  const confirmed = new Set<string>();
  const events = new EventEmitter() as WorkerEvents;
  let ended = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'knowledge-vault worker' });
    next.on('error', (error) => {
      if (ended) return;
      log.warn({ err: error }, 'The worker lost the connection that holds its lock; reconnecting');
      void reconnect();
    });
    await next.connect();
    for (const workerId of ownWorkerIds) await lockWorker(next, workerId);
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let delayMs = 100; !ended; delayMs = Math.min(delayMs * 2, 5_000)) {
      try {
        client = await connect();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
      }
    }
  }

  const freeJobsOfDeadWorkers = async () => {
    const { rows } = await client.query<{ worker: string }>(
      `select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null`,
    );
    const dead: string[] = [];
    for (const { worker } of rows) {
      if (ownWorkerIds.has(worker)) continue;
      const { rows: answer } = await client.query<{ free: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as free',
        [namespace, worker],
      );
      if (!answer[0]?.free) continue;
      dead.push(worker);
    }
    if (dead.length === 0) return;
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
    for (const worker of dead) await client.query('select pg_advisory_unlock($1, hashtext($2))', [namespace, worker]);
    log.info({ workers: dead.length }, 'Freed the jobs of dead workers');
  };

  let pending = Promise.resolve();
  // Jobs are locked in the name of the pool that its workers belong to.
  events.on('pool:create', ({ workerPool }) => {
    ownWorkerIds.add(workerPool.id);
    pending = pending
      .then(() => lockWorker(client, workerPool.id))
      .catch((error: unknown) => log.warn({ err: error }, 'The lock of a worker could not be taken'));
  });

  // Its jobs, if it could not hand them back, are anybody's: at once, since the worker after it may have looked for such already.
  events.on('pool:release', ({ workerPool }) => {
    ownWorkerIds.delete(workerPool.id);
    if (ended) return;
    pending = pending
      .then(() => unlockWorker(client, workerPool.id))
      .then(freeJobsOfDeadWorkers)
      .catch((error: unknown) => log.debug({ err: error }, 'The jobs of a worker that has ended are looked for later'));
  });

  await freeJobsOfDeadWorkers();
  const timer = setInterval(() => {
    pending = pending.then(freeJobsOfDeadWorkers).catch((error: unknown) => log.warn({ err: error }, 'Could not look for dead workers'));
  }, 60_000);
  timer.unref();

  return {
    events,
    async confirmOwnership(workerId, jobId) {
      if (confirmed.has(workerId)) return;
      // After the lock, and one statement at a time.
      const asking = pending.then(() => client.query('select 1 from graphile_worker.jobs where id = $1 and locked_by = $2', [jobId, workerId]));
      pending = asking.then(
        () => undefined,
        () => undefined,
      );
      const { rows } = await asking;
      if (rows.length === 0) throw new Error('Another worker has this job by now');
      confirmed.add(workerId);
    },
    freeJobsOfDeadWorkers() {
      const freed = pending.then(freeJobsOfDeadWorkers);
      pending = freed.catch(() => undefined);
      return freed;
    },
    async close() {
      ended = true;
      clearInterval(timer);
      await client.end();
    },
  };
}

async function lockWorker(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [namespace, workerId]);
}

async function unlockWorker(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [namespace, workerId]);
}
