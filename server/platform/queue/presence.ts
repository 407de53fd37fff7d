import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';

const namespace = 0x7661756c; // "vaul": keeps our advisory locks apart from anybody else's

export interface Presence {
  /** Given to graphile-worker, which announces its workers here. */
  readonly events: WorkerEvents;
  /**
   * Waits until a worker's lock is held, and makes sure that its first job is still its own: a process that started in
   * the moment between may have taken the worker for a dead one.
   * @throws Error when the job is somebody else's by now
   */
  confirm(workerId: string, jobId: string): Promise<void>;
  end(): Promise<void>;
}

/**
 * graphile-worker frees the jobs of a vanished worker only after four hours. Here every worker holds an advisory
 * lock under its name on a connection of this process: PostgreSQL lets it go the moment the process is dead.
 * Each start, and each minute, jobs whose worker's lock can be had are freed.
 */
export async function keepPresence(databaseUrl: string, log: Log): Promise<Presence> {
  const mine = new Set<string>();
  const confirmed = new Set<string>();
  const events = new EventEmitter() as WorkerEvents;
  let ended = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'knowledge-vault worker' });
    next.on('error', (error) => {
      if (ended) return;
      log.warn({ err: error }, 'The worker lost its presence connection and takes it up again');
      void reconnect();
    });
    await next.connect();
    for (const workerId of mine) await hold(next, workerId);
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let pause = 100; !ended; pause = Math.min(pause * 2, 5_000)) {
      try {
        client = await connect();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  const free = async () => {
    const { rows } = await client.query<{ worker: string }>(
      `select distinct locked_by as worker from graphile_worker.jobs where locked_by is not null`,
    );
    const dead: string[] = [];
    for (const { worker } of rows) {
      if (mine.has(worker)) continue;
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
    log.info({ workers: dead.length }, 'Freed the jobs of workers that are gone');
  };

  let announced = Promise.resolve();
  // Jobs are locked in the name of the pool that its workers belong to.
  events.on('pool:create', ({ workerPool }) => {
    mine.add(workerPool.id);
    announced = announced
      .then(() => hold(client, workerPool.id))
      .catch((error: unknown) => log.warn({ err: error }, 'A worker could not be announced'));
  });

  await free();
  const timer = setInterval(() => {
    announced = announced.then(free).catch((error: unknown) => log.warn({ err: error }, 'Could not look for workers that are gone'));
  }, 60_000);
  timer.unref();

  return {
    events,
    async confirm(workerId, jobId) {
      if (confirmed.has(workerId)) return;
      // After the lock, and one statement at a time.
      const asking = announced.then(() => client.query('select 1 from graphile_worker.jobs where id = $1 and locked_by = $2', [jobId, workerId]));
      announced = asking.then(
        () => undefined,
        () => undefined,
      );
      const { rows } = await asking;
      if (rows.length === 0) throw new Error('Another worker has this job by now');
      confirmed.add(workerId);
    },
    async end() {
      ended = true;
      clearInterval(timer);
      await client.end();
    },
  };
}

async function hold(client: pg.Client, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [namespace, workerId]);
}
