import { pipeline } from 'node:stream/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readMigrations } from '#prisma/history.ts';
import { migrate } from '#prisma/migrate.ts';
import { type ArchiveReader, DamagedBackupError } from '../archive/readArchive.ts';
import { type DumpedTable, type Manifest, tableEntry } from '../archive/manifest.ts';
import { backupName, connection, queueMigration, quoted, schemas } from './dumpDatabase.ts';

/** @throws an Error of one line when this version of the vault is older than the one that made the backup */
export async function checkMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const newer = migrations.find((name) => !known.has(name));
  if (newer !== undefined) throw new Error(`The backup is of a newer version of the vault (it has the migration ${newer}): restore it with that version.`);
}

/** Who uses a database, as far as a restore must know. */
export interface Occupancy {
  /** Whether somebody is connected. */
  readonly isInUse: boolean;
  /** Whether there are people in it. */
  readonly hasPeople: boolean;
}

export async function occupancyOf(databaseUrl: string): Promise<Occupancy> {
  return withConnection(databaseUrl, async (client) => {
    const { rows: [others] } = await client.query<{ found: boolean }>(
      `select exists (select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and application_name <> $1) as found`,
      [backupName],
    );
    const { rows: [users] } = await client.query<{ found: boolean }>(`select to_regclass('public."User"') is not null as found`);
    const { rows: [people] } = users?.found ? await client.query<{ found: boolean }>('select exists (select 1 from "User") as found') : { rows: [] };
    return { isInUse: others?.found === true, hasPeople: people?.found === true };
  });
}

/**
 * Makes the database what it was when the backup was made; what was in it is gone. The rows come in one transaction: as long as
 * it has not ended, the tables are empty. Answers how many rows there are, counted in the database.
 * @throws an Error when something is not as the manifest says, with nothing loaded
 */
export async function loadDatabase(databaseUrl: string, archive: ArchiveReader): Promise<number> {
  const { manifest } = archive;
  await withConnection(databaseUrl, async (client) => {
    await client.query('begin; drop schema if exists graphile_worker cascade; drop schema if exists public cascade; create schema public; commit');
  });
  const wanted = new Set(manifest.migrations);
  const silent = { info: () => undefined, warn: () => undefined };
  await migrate(databaseUrl, silent, (await readMigrations()).filter(({ name }) => wanted.has(name)));
  if (manifest.queueMigration > 0) await migrateQueue(databaseUrl);
  return withConnection(databaseUrl, async (client) => {
    const known = await queueMigration(client);
    if (known < manifest.queueMigration) throw new Error('The backup is of a newer version of the queue: restore it with the version of the vault that made it.');
    await client.query('begin; set local statement_timeout = 0');
    const constraints = await dropForeignKeys(client);
    for (const table of manifest.tables) await loadTable(client, table, archive);
    for (const { schema, name, value } of manifest.sequences) await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), value]);
    // Made again, they check every row.
    for (const { table, name, definition } of constraints) await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`);
    let rows = 0;
    for (const table of manifest.tables) rows += await checkCount(client, table);
    await client.query('commit');
    return rows;
  });
}

async function loadTable(client: pg.Client, table: DumpedTable, archive: ArchiveReader): Promise<void> {
  await client.query(`alter table ${quoted(table)} disable trigger user`);
  await client.query(`delete from ${quoted(table)}`);
  const columns = table.columns.map((name) => pg.escapeIdentifier(name)).join(', ');
  await pipeline(await archive.read(tableEntry(table)), client.query(copyFrom(`copy ${quoted(table)} (${columns}) from stdin`)));
  await client.query(`alter table ${quoted(table)} enable trigger user`);
}

async function checkCount(client: pg.Client, table: DumpedTable): Promise<number> {
  const { rows: [counted] } = await client.query<{ count: string }>(`select count(*)::text as count from ${quoted(table)}`);
  const count = Number(counted?.count);
  if (count !== table.rows) throw new DamagedBackupError(`${table.name} should have ${table.rows} rows and has ${count}.`);
  return count;
}

async function dropForeignKeys(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.conrelid::regclass::text as table, c.conname::text as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace where c.contype = 'f' and n.nspname = any($1)`,
    [schemas],
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  return rows;
}

async function migrateQueue(databaseUrl: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: databaseUrl, application_name: backupName });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

async function withConnection<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = connection(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
