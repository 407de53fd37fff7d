import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DumpedTable, Manifest } from '../archive/manifest.ts';

/** What belongs to the vault: its tables and the queue's. */
export const schemas = ['public', 'graphile_worker'] as const;

/** What migrations write themselves, before anything is loaded. */
const ownRecords = ['_prisma_migrations', 'migrations'];

/** The state of a database at one moment, for as long as it is held. */
export interface Snapshot extends AsyncDisposable {
  readonly description: Pick<Manifest, 'postgres' | 'migrations' | 'queueMigration' | 'sequences'>;
  readonly tables: readonly Pick<DumpedTable, 'schema' | 'name' | 'columns'>[];
  /** The rows of a table as `COPY` writes them, one a line. */
  rowsOf(table: Pick<DumpedTable, 'schema' | 'name' | 'columns'>): AsyncIterable<Buffer>;
  /** The hashes of all bytes that something refers to. */
  blobs(): Promise<string[]>;
}

/** How whoever is connected for a backup is called in the database. */
export const backupName = 'knowledge-vault-backup';

export const quoted = ({ schema, name }: { readonly schema: string; readonly name: string }) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/**
 * Holds what the database is at this moment, while others go on writing. Until it is disposed of no bytes of files are
 * removed (`sweepBlobs`): what the snapshot refers to can be read afterwards.
 */
export async function takeSnapshot(databaseUrl: string): Promise<Snapshot> {
  const [guard, client] = [connection(databaseUrl), connection(databaseUrl)];
  const end = async () => {
    await Promise.all([guard.end(), client.end()]);
  };
  try {
    await Promise.all([guard.connect(), client.connect()]);
    // In a transaction of its own: the snapshot must be taken after the lock, or a sweep that is just ending might not be seen.
    await guard.query('begin');
    await guard.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['sweepBlobs']);
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const tables = await tablesOf(client);
    if (!tables.some(({ name }) => name === 'User')) throw new Error('There is no vault in this database.');
    return {
      description: {
        postgres: await settingOf(client, 'server_version'),
        migrations: await appliedMigrations(client),
        queueMigration: await queueMigration(client),
        sequences: await sequencesOf(client),
      },
      tables,
      rowsOf: (table) => client.query(copyTo(`copy ${quoted(table)} (${table.columns.map((name) => pg.escapeIdentifier(name)).join(', ')}) to stdout`)),
      async blobs() {
        const { rows } = await client.query<{ hash: string }>(`
          select hash from "Blob" b where exists (select 1 from "Source" s where s."blobHash" = b.hash) or exists (select 1 from "SourceArtefact" a where a."blobHash" = b.hash)
            or exists (select 1 from "SourcePicture" p where p."blobHash" = b.hash) or exists (select 1 from "StageResult" r where r."blobHash" = b.hash)
            or exists (select 1 from "SourceRevision" v where v."blobHash" = b.hash) or exists (select 1 from "User" u where u."photoHash" = b.hash) order by hash`);
        return rows.map(({ hash }) => hash);
      },
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    await end().catch(() => undefined);
    throw error;
  }
}

export function connection(databaseUrl: string): pg.Client {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: backupName, connectionTimeoutMillis: 10_000 });
  // A connection that breaks fails the query that is running, which says so.
  client.on('error', () => undefined);
  return client;
}

async function tablesOf(client: pg.Client): Promise<Pick<DumpedTable, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await client.query<Pick<DumpedTable, 'schema' | 'name' | 'columns'>>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and c.relpersistence = 'p' and not c.relname = any($2) order by 1, 2`,
    [schemas, ownRecords],
  );
  return rows;
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return rows;
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null order by 1`);
  return rows.map(({ name }) => name);
}

export async function queueMigration(client: pg.Client): Promise<number> {
  const { rows: [queue] } = await client.query<{ found: boolean }>(`select to_regclass('graphile_worker.migrations') is not null as found`);
  if (!queue?.found) return 0;
  const { rows: [last] } = await client.query<{ id: number }>(`select coalesce(max(id), 0)::int as id from graphile_worker.migrations`);
  return last?.id ?? 0;
}

async function settingOf(client: pg.Client, name: string): Promise<string> {
  const { rows: [row] } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
  return row?.value ?? '';
}
