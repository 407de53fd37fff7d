import type pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { quickTypes } from './moments.ts';

type Db = PrismaClient | Prisma.TransactionClient;

/** The pool behind each client that `openDatabase` made. */
const pools = new WeakMap<object, pg.Pool>();

/** Lets `queryRows` go past this client to its pool. */
export function readThrough(db: Db, pool: pg.Pool): void {
  pools.set(db, pool);
}

const names = new Map<string, string>();
/** Each is planned, and kept, on each connection: those that come first are those that come often. */
const mostNames = 300;

/** The name under which connections keep a prepared statement; undefined for those beyond the first few hundred. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `vault_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Reads rows by SQL, past Prisma where no transaction is open: that costs a third of the time. Select what both read
 * alike: text, numbers (`::int`, `::float8`), moments, JSON and booleans.
 * @param plan `kept`: planned once for all values; only for statements whose best plan does not depend on them
 */
export async function queryRows<R>(db: Db, sql: Prisma.Sql, plan: 'kept' | 'anew' = 'anew'): Promise<R[]> {
  const pool = pools.get(db);
  if (!pool) return db.$queryRaw<R[]>(sql);
  const text = sql.text;
  const { rows } = await pool.query({ text, values: sql.values, types: quickTypes, ...(plan === 'kept' && { name: statementName(text) }) });
  return rows as R[];
}
