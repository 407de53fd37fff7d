import type pg from 'pg';
import { Prisma } from './generated/client.ts';
import { poolOf, runSql, type SqlDb } from './rows.ts';

/** No statement holds its locks for longer. */
const longestStatementMs = 60_000;

/**
 * As `inTransaction`, for work that consists of SQL only: past Prisma, each statement costs a third. Inside a transaction
 * of either kind it joins that one.
 * Why: docs/decisions/adding-sources.md
 */
export async function inSqlTransaction<C extends { readonly db: SqlDb }, T>(outer: C, work: (ctx: Omit<C, 'db'> & { readonly db: SqlDb }) => Promise<T>): Promise<T> {
  const pool = poolOf(outer.db);
  if (!pool) return work(outer);
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(`begin; set local statement_timeout = ${longestStatementMs}`);
    const done = await work({ ...outer, db: sqlOn(client) });
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    // A connection that cannot even roll back is closed.
    client.release(isBroken);
  }
}

function sqlOn(client: pg.PoolClient): SqlDb {
  const run = <R>(sql: TemplateStringsArray | Prisma.Sql, values: unknown[]) => runSql<R>(client, 'text' in sql ? sql : Prisma.sql(sql, ...values), 'prepared');
  return {
    $queryRaw: async <R>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => (await run(sql, values)).rows as R,
    $executeRaw: async (sql, ...values) => (await run(sql, values)).rowCount,
  };
}
