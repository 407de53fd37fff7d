import type pg from 'pg';
import type { Prisma, PrismaClient } from './generated/client.ts';
import { fastTypeParsers } from './timestamps.ts';

/** What runs statements: Prisma, outside or inside a transaction, or a transaction of plain SQL (`inSqlTransaction`). */
export interface SqlDb {
  $queryRaw<R>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<R>;
  /** Answers how many rows were changed. */
  $executeRaw(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number>;
}

/** The pool behind each client that `openDatabase` made. */
const pools = new WeakMap<SqlDb, pg.Pool>();

/** Lets `queryRows` and `inSqlTransaction` go past this client to its pool. */
export function registerPool(db: PrismaClient, pool: pg.Pool): void {
  pools.set(db, pool);
}

/** The pool behind a database; undefined inside a transaction. */
export const poolOf = (db: SqlDb): pg.Pool | undefined => pools.get(db);

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
export async function queryRows<R>(db: SqlDb, sql: Prisma.Sql, plan: 'prepared' | 'unprepared' = 'unprepared'): Promise<R[]> {
  const pool = pools.get(db);
  if (!pool) return db.$queryRaw<R[]>(sql);
  return (await runSql<R>(pool, sql, plan)).rows;
}

/** Runs one statement past Prisma. */
export async function runSql<R>(client: pg.Pool | pg.PoolClient, { text, values }: Prisma.Sql, plan: 'prepared' | 'unprepared'): Promise<{ rows: R[]; rowCount: number }> {
  const { rows, rowCount } = await client.query({ text, values, types: fastTypeParsers, ...(plan === 'prepared' && { name: statementName(text) }) });
  return { rows: rows as R[], rowCount: rowCount ?? 0 };
}
