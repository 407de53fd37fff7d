import type pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { fastTypeParsers } from './timestamps.ts';

type Db = PrismaClient | Prisma.TransactionClient;

/** The pool behind each client that `openDatabase` made. */
const pools = new WeakMap<object, pg.Pool>();

/** Lets `queryRows` go past this client to its pool. */
export function registerPool(db: Db, pool: pg.Pool): void {
  pools.set(db, pool);
}

const statementNames = new Map<string, string>();
/** Each is planned and cached on each connection: those that come first are those that come often. */
const maxPreparedStatements = 300;

/** The name under which connections keep a prepared statement; undefined for those beyond the first few hundred. */
export function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= maxPreparedStatements) return known;
  const name = `vault_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

/**
 * Reads rows by SQL, past Prisma where no transaction is open: that costs a third of the time. Select what both read
 * alike: text, numbers (`::int`, `::float8`), timestamps, JSON and booleans.
 * @param plan `prepared`: planned once for all values; only for statements whose best plan does not depend on them
 */
export async function queryRows<R>(db: Db, sql: Prisma.Sql, plan: 'prepared' | 'unprepared' = 'unprepared'): Promise<R[]> {
  const pool = pools.get(db);
  if (!pool) return db.$queryRaw<R[]>(sql);
  const text = sql.text;
  const { rows } = await pool.query({ text, values: sql.values, types: fastTypeParsers, ...(plan === 'prepared' && { name: statementName(text) }) });
  return rows as R[];
}
