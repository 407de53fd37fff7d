import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#prisma/migrate.ts';
import { startTemporaryPostgres } from './temporaryPostgres.ts';

/** Where test files get their databases from; see useDatabase. */
export type DatabaseSource = { url: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    databaseSource: DatabaseSource;
  }
}

const template = 'vault_template';

/** Once per run: one PostgreSQL, with one database that is migrated (the vault's tables and the queue's) to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres();
  try {
    await createTemplate(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('databaseSource', { url: postgres.url, template });
  return () => postgres.stop();
}

async function createTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${template}`);
    const templateUrl = new URL(url);
    templateUrl.pathname = template;
    await migrate(templateUrl.href, { info: () => undefined, warn: () => undefined });
    await createQueue(templateUrl.href);
    // PostgreSQL clones only databases that nobody is connected to.
    await client.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
  } finally {
    await client.end();
  }
}

async function createQueue(url: string): Promise<void> {
  // Left to itself, graphile-worker answers before its connections are closed, and a clone needs them gone.
  const pgPool = new pg.Pool({ connectionString: url });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}
