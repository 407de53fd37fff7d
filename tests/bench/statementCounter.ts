import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What a PostgreSQL needs from its start so that statements can be counted. */
export const countingSettings = { shared_preload_libraries: 'pg_stat_statements' };

export interface StatementCounter {
  /** How many statements `ask` causes, `begin` and `commit` included. Called several times, so that what others do meanwhile does not count. */
  count(ask: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

const times = 4;

/** Counts by pg_stat_statements, which is off while nobody counts. @param url of the application; its password is the superuser's, too */
export async function openStatementCounter(url: string): Promise<StatementCounter> {
  const own = new URL(url);
  own.username = 'postgres';
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  await client.query('create schema if not exists bench');
  await client.query('create extension if not exists pg_stat_statements schema bench');
  const track = async (what: 'none' | 'top') => {
    await client.query(`alter system set pg_stat_statements.track = '${what}'`);
    await client.query('select pg_reload_conf()');
    // Each connection hears of it on its own.
    await pause(200);
  };
  await track('none');
  return {
    async count(ask) {
      await ask();
      await track('top');
      await client.query('select bench.pg_stat_statements_reset()');
      for (let time = 0; time < times; time++) await ask();
      const { rows: [row] } = await client.query<{ count: number }>(
        'select coalesce(sum(calls / $1), 0)::int as count from bench.pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and userid <> (select oid from pg_roles where rolname = current_user)',
        [times],
      );
      await track('none');
      return row?.count ?? 0;
    },
    close: () => client.end(),
  };
}
