import { untilTransactionEnds } from './transactionEnd.ts';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './generated/client.ts';
import { registerPool, statementName } from './rows.ts';

/** The database outside or inside a transaction; commands never need to know which. */
export type Db = PrismaClient | Prisma.TransactionClient;

export interface Database {
  readonly url: string;
  readonly prisma: PrismaClient;
  readonly pool: pg.Pool;
  /** Resolves when the database answers; rejects otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * How statements are planned, unless the address says otherwise (`?options=…`): for pages that are in memory or on a fast
 * disk; without workers of their own, since many people ask at once; and never compiled, which takes longer than a list.
 */
const plannerOptions = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/** How long a call waits for a connection of the pool before it is told that the database cannot be reached. */
const longestWaitMs = 30_000;

/**
 * Opens one pool of connections that Prisma and plain SQL share. Connects on first use.
 * @param max the most connections this process holds in the pool
 */
export function openDatabase(url: string, { max = 20 }: { max?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'knowledge-vault', options: plannerOptions, connectionTimeoutMillis: longestWaitMs });
  // An idle connection that breaks must not end the process: the pool replaces it.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  // Without a name, a statement is not kept; the type does not know that.
  const statementNameGenerator = ({ sql }: { sql: string }) => statementName(sql) as string;
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: false, statementNameGenerator }) });
  registerPool(prisma, pool);
  return {
    url,
    prisma,
    pool,
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** The query that was running has failed with the same error; nobody else needs to hear of it. */
const ignore = () => {};

/**
 * Runs `work` in one transaction: all of it is saved, or nothing. Inside a transaction it joins that one.
 * The outer context is out of reach for `work`, so nothing can slip past the transaction.
 */
export function inTransaction<C extends { db: Db }, T>(outer: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (!('$transaction' in outer.db)) return work(outer);
  let ended: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (ended = resolve));
  return outer.db
    .$transaction(
      (tx) => {
        void untilTransactionEnds(tx, () => end);
        return work({ ...outer, db: tx });
      },
      { maxWait: 10_000, timeout: 60_000 },
    )
    .finally(ended);
}

/** After this long, a waiting caller checks whether it was aborted. */
const lockTimeoutMs = 2_000;
const longestWorkMs = 3_600_000;

/**
 * Does `work` while nobody else on this database holds the lock of the same name; others wait. PostgreSQL releases it
 * when this process dies. Holds a connection meanwhile; `work` uses others.
 * @throws the reason of `signal` when it is aborted while waiting
 */
export async function withAdvisoryLock<T>(db: Db, name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (!('$transaction' in db)) throw new Error('A lock that is held for long cannot be part of a transaction');
  for (;;) {
    signal.throwIfAborted();
    const lock = { isHeld: false };
    try {
      return await db.$transaction(
        async (tx) => {
          await tx.$queryRaw`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;
          await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`;
          lock.isHeld = true;
          return await work();
        },
        { maxWait: 60_000, timeout: longestWorkMs },
      );
    } catch (error) {
      if (lock.isHeld || !isLockTimeout(error)) throw error;
    }
  }
}

/** PostgreSQL's 55P03, in whatever Prisma wraps it. */
const isLockTimeout = (error: unknown) => error instanceof Error && /55P03|lock timeout/.test(`${error.message} ${JSON.stringify(error)}`);

/** Whether an error says that a row, which had been there a moment before, is gone or out of sight (Prisma's P2025). */
export function isRowGone(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}
