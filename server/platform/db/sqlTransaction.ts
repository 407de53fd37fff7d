import type pg from 'pg';
import { Prisma } from './generated/client.ts';
import { poolOf, runSql, type SqlDb } from './rows.ts';
import { untilTransactionEnds } from './transactionEnd.ts';

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
  const state = { isOver: false };
  const db = sqlOn(client, state);
  return untilTransactionEnds(db, () => perform(client, state, () => work({ ...outer, db })));
}

async function perform<T>(client: pg.PoolClient, state: { isOver: boolean }, work: () => Promise<T>): Promise<T> {
  let isBroken = false;
  try {
    await client.query(`begin; set local statement_timeout = ${longestStatementMs}`);
    const done = await work();
    const { command } = await client.query('commit');
    // What PostgreSQL answers when a statement had failed and somebody went on nevertheless.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction has failed: nothing of it was written');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => (isBroken = true));
    throw error;
  } finally {
    state.isOver = true;
    // A connection that cannot even roll back is closed.
    client.release(isBroken);
  }
}

function sqlOn(client: pg.PoolClient, state: { readonly isOver: boolean }): SqlDb {
  const run = async <R>(sql: TemplateStringsArray | Prisma.Sql, values: unknown[]) => {
    // By then the connection is somebody else's, who may be in a transaction.
    if (state.isOver) throw new Error('This transaction is over: await what belongs to it');
    return runSql<R>(client, 'text' in sql ? sql : Prisma.sql(sql, ...values), 'prepared');
  };
  return {
    $queryRaw: async <R>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) => (await run(sql, values)).rows as R,
    $executeRaw: async (sql, ...values) => (await run(sql, values)).rowCount,
  };
}
