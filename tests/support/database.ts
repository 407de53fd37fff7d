import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type {} from './postgres.ts';

/** Number of the advisory lock under which databases are cloned one after the other. */
const cloneLock = 7_165_101;

/**
 * A migrated database of its own for the test file that calls this at its top. `url` may be read inside hooks and
 * tests. It is dropped after the file's last test, whoever is still connected: close what you opened before.
 */
export function useDatabase(): { readonly url: string } {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let url: string | undefined;

  beforeAll(async () => {
    const source = inject('databaseSource');
    await administrate(source.url, async (client) => {
      await client.query('SELECT pg_advisory_lock($1)', [cloneLock]);
      // Its files as they are, not page by page through the log, which is meant for small ones: a third of the time.
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${source.template} STRATEGY file_copy`);
    });
    const own = new URL(source.url);
    own.pathname = name;
    url = own.href;
  });

  afterAll(() =>
    administrate(inject('databaseSource').url, async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }),
  );

  return {
    get url() {
      if (url === undefined) throw new Error('The database is there only inside hooks and tests');
      return url;
    },
  };
}

async function administrate(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
