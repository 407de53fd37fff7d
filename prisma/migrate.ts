import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { readMigrations, type Migration } from './history.ts';

/** The advisory lock that `prisma migrate deploy` takes: whichever of the two comes later waits for the other. */
const migrationLock = 72_707_369;

/** `NULLS NOT DISTINCT` came with it. */
const oldestServer = 15;

/** Prisma's own table, to the letter, so that its commands read it and write it too. */
const createTable = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

type Log = { info(line: string): void; warn(line: string): void };

type Recorded = { migration_name: string; checksum: string; finished_at: Date | null };

/**
 * Brings the database to the last of the migrations (those in prisma/migrations, unless given), each in a transaction of its own, and answers the
 * names of those it applied. Where nothing is missing this costs two queries. Of several processes that start at once, one applies and
 * the others wait for it.
 * Before the first of them is applied to a database that has had others, `beforeChange` is called and waited for; what it throws ends it.
 * Throws an Error of one line, fit for a person: database out of reach or too old, one that a newer version has been
 * at, a migration that failed (the database is then as before it).
 * Why: docs/decisions/migrations-as-sql-files.md
 */
export async function migrate(
  databaseUrl: string,
  log: Log,
  migrations?: Migration[],
  beforeChange?: () => Promise<void>,
): Promise<{ applied: string[] }> {
  migrations ??= await readMigrations();
  const client = await connect(databaseUrl);
  try {
    if (findMissing(migrations, await readRecorded(client), log).length === 0) return { applied: [] };
    await checkServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(createTable);
    const recorded = await readRecorded(client);
    checkFailures(recorded);
    const missing = findMissing(migrations, recorded, log);
    if (missing.length > 0 && recorded.length > 0) await beforeChange?.();
    for (const migration of missing) {
      log.info(`Applying migration ${migration.name}`);
      await apply(client, migration);
    }
    return { applied: missing.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

/** Runs the file and records it, both or neither. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`Migration ${name} failed and was undone: ${(error as Error).message}`, { cause: error });
  }
}

function findMissing(migrations: Migration[], recorded: Recorded[], log: Log): Migration[] {
  const applied = new Map(recorded.filter((row) => row.finished_at !== null).map((row) => [row.migration_name, row.checksum]));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database has been at a newer version of the vault (it has the migration ${unknown.join(', ')}, unknown here): ` +
        'start that version, or use the backup made before it',
    );
  }
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) log.warn(`Migration ${name} was changed after it was applied`);
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

function checkFailures(recorded: Recorded[]): void {
  const failed = recorded.find((row) => row.finished_at === null);
  if (failed === undefined) return;
  // Ours are undone with everything they did; this one was left by another tool, which may have done a part.
  throw new Error(
    `The database records that the migration ${failed.migration_name} failed half-way: ` +
      'repair it and record that with "prisma migrate resolve"',
  );
}

async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= oldestServer) return;
  throw new Error(`The vault needs PostgreSQL ${oldestServer} or newer, this is ${version}`);
}

async function readRecorded(client: pg.Client): Promise<Recorded[]> {
  const table = await client.query<{ found: boolean }>(`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`);
  if (table.rows[0]?.found !== true) return [];
  const { rows } = await client.query<Recorded>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return rows;
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // A connection that breaks off is reported by the query in flight.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    // Node leaves the message empty where every address of a name refused.
    throw new Error(`The database cannot be reached: ${message || code}`, { cause: error });
  }
}
