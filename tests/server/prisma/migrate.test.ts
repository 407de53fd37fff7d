import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { readMigrations, type Migration } from '#prisma/history.ts';
import { migrate } from '#prisma/migrate.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findDrift } from '../../../tools/drift.ts';

const log = { info: vi.fn<(line: string) => void>(), warn: vi.fn<(line: string) => void>() };

const database = useDatabase();

afterEach(() => {
  vi.clearAllMocks();
});

describe('an empty database', () => {
  let empty: string;

  beforeEach(async () => {
    const name = `test_empty_${crypto.randomUUID().replaceAll('-', '')}`;
    await ask(database.url, `CREATE DATABASE ${name}`);
    const url = new URL(inject('databaseSource').url);
    url.pathname = name;
    empty = url.href;
    return () => ask(database.url, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  test('gets every migration, recorded as Prisma records them', async () => {
    const { applied } = await migrate(empty, log);
    const migrations = await readMigrations();
    expect(applied).toEqual(migrations.map(({ name }) => name));
    const recorded = await ask(empty, 'SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS done FROM _prisma_migrations ORDER BY 1');
    expect(recorded).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum, done: true })));
    await expect(migrate(empty, log)).resolves.toEqual({ applied: [] });
  });

  test('is backed up before it is changed, unless it is new or nothing is missing', async () => {
    const migrations = await readMigrations();
    const beforeChange = vi.fn(async () => {
      expect(await ask(empty, 'SELECT count(*)::int AS count FROM _prisma_migrations')).toEqual([{ count: migrations.length - 1 }]);
    });
    await migrate(empty, log, migrations.slice(0, -1), beforeChange);
    expect(beforeChange).not.toHaveBeenCalled();
    const refusing = () => Promise.reject(new Error('No room for a backup'));
    await expect(migrate(empty, log, migrations, refusing)).rejects.toThrow('No room for a backup');
    await migrate(empty, log, migrations, beforeChange);
    await migrate(empty, log, migrations, beforeChange);
    expect(beforeChange).toHaveBeenCalledTimes(1);
  });

  test('is migrated once by several that start at once', async () => {
    const results = await Promise.all([migrate(empty, log), migrate(empty, log), migrate(empty, log)]);
    expect(results.map(({ applied }) => applied.length > 0).sort()).toEqual([false, false, true]);
  });

  test('has the table that Prisma makes, filled as Prisma fills it', async () => {
    await migrate(empty, log);
    const columns = await ask(
      empty,
      `SELECT column_name || ' ' || udt_name || coalesce('(' || character_maximum_length || ')', '')
         || CASE is_nullable WHEN 'NO' THEN ' NOT NULL' ELSE '' END || coalesce(' DEFAULT ' || column_default, '') AS column
       FROM information_schema.columns WHERE table_name = '_prisma_migrations' ORDER BY ordinal_position`,
    );
    expect(columns.map(({ column }) => column)).toEqual([
      'id varchar(36) NOT NULL',
      'checksum varchar(64) NOT NULL',
      'finished_at timestamptz',
      'migration_name varchar(255) NOT NULL',
      'logs text',
      'rolled_back_at timestamptz',
      'started_at timestamptz NOT NULL DEFAULT now()',
      'applied_steps_count int4 NOT NULL DEFAULT 0',
    ]);
    const unlike = `length(id) <> 36 OR logs IS NOT NULL OR rolled_back_at IS NOT NULL OR started_at > finished_at OR applied_steps_count <> 1`;
    expect(await ask(empty, `SELECT migration_name FROM _prisma_migrations WHERE ${unlike}`)).toEqual([]);
  });

  test('is left alone while Prisma itself migrates', async () => {
    const migrating = await whileLocked(empty, async () => {
      const started = migrate(empty, log);
      const waiting = `SELECT count(*)::int AS waiting FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      await expect.poll(() => ask(empty, waiting)).toEqual([{ waiting: 1 }]);
      expect(log.info).not.toHaveBeenCalled();
      return { started };
    });
    await expect(migrating.started).resolves.toEqual({ applied: (await readMigrations()).map(({ name }) => name) });
  });

  test('stays empty when a migration fails, whatever it did before, and the reason is said in one line', async () => {
    const broken = await withMigration('CREATE TABLE "Half" (id int); CREATE TABLE "Half" (id int);');
    await expect(migrate(empty, log, broken)).rejects.toThrow(
      /^Migration 99990101000000_extra failed and was undone: relation "Half" already exists$/,
    );
    expect(await ask(empty, `SELECT to_regclass('"Half"') AS half, to_regclass('"Space"') IS NULL AS rest`)).toEqual([{ half: null, rest: false }]);
    expect(await ask(empty, `SELECT count(*)::int AS n FROM _prisma_migrations WHERE finished_at IS NULL`)).toEqual([{ n: 0 }]);
    // Nothing is in the way of the repaired version.
    const repaired = await withMigration('CREATE TABLE "Half" (id int);');
    await expect(migrate(empty, log, repaired)).resolves.toEqual({ applied: ['99990101000000_extra'] });
  });

  test('keeps what was searched before there was one search index', async () => {
    const migrations = await readMigrations();
    await migrate(empty, log, migrations.filter(({ name }) => name < '20261122100000'));
    const [space, city, nothing] = ['0198c3a0-0000-7000-8000-000000000001', '0198c3a0-0000-7000-8000-000000000002', '0198c3a0-0000-7000-8000-000000000003'];
    await ask(empty, `
      INSERT INTO "Space" (id, name, "updatedAt") VALUES ('${space}', 'Space', now());
      INSERT INTO "SearchShelf" (id, "spaceId") VALUES (26, '${space}');
      INSERT INTO "Source" (id, "spaceId", type, title) VALUES ('${city}', '${space}', 'NOTE', 'City'), ('${nothing}', '${space}', 'NOTE', '…');
      INSERT INTO "SourceSearch" ("sourceId", "shelfId", words) VALUES
        ('${city}', 26, $$'1a:' '1a:#ty':2 '1a:1a':3 '1a:city':2,12$$), ('${nothing}', 26, $$'1a:'$$)`);
    await migrate(empty, log, migrations);
    expect(await ask(empty, 'SELECT "sourceId" AS source, "spaceId" AS space, words::text FROM "SourceSearch" ORDER BY 1')).toEqual([
      { source: city, space, words: `'#ty':2 '1a':3 'city':2,12` },
      { source: nothing, space, words: '' },
    ]);
  });

  test('may get functions, whose bodies have semicolons', async () => {
    const sql = `CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$; -- one; more\nSELECT two();`;
    await migrate(empty, log, await withMigration(sql));
    expect(await ask(empty, 'SELECT two()')).toEqual([{ two: 2 }]);
  });
});

test('a migrated database is only read: nobody waits for a lock', async () => {
  await whileLocked(database.url, async () => {
    await expect(migrate(database.url, log)).resolves.toEqual({ applied: [] });
  });
  expect(log.info).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

test('the migrations make what prisma/schema.prisma describes', async () => {
  expect(await findDrift(database.url)).toBe('');
});

test.each([
  {
    what: 'a column',
    change: 'ALTER TABLE "Space" DROP COLUMN "archivedAt"',
    missing: 'ALTER TABLE "Space" ADD COLUMN     "archivedAt"',
    undo: 'ALTER TABLE "Space" ADD COLUMN "archivedAt" TIMESTAMPTZ(3)',
  },
  {
    what: 'an index',
    change: 'DROP INDEX "User_email_idx"',
    missing: 'CREATE INDEX "User_email_idx" ON "User"("email")',
    undo: 'CREATE INDEX "User_email_idx" ON "User"("email")',
  },
  {
    what: 'what a foreign key does',
    change: 'ALTER TABLE "Tag" DROP CONSTRAINT "Tag_spaceId_fkey", ADD CONSTRAINT "Tag_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"',
    missing: 'ADD CONSTRAINT "Tag_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space"("id") ON DELETE CASCADE ON UPDATE CASCADE',
    undo: 'ALTER TABLE "Tag" DROP CONSTRAINT "Tag_spaceId_fkey", ADD CONSTRAINT "Tag_spaceId_fkey" FOREIGN KEY ("spaceId") REFERENCES "Space" ON DELETE CASCADE ON UPDATE CASCADE',
  },
  {
    what: 'a value of an enum',
    change: `ALTER TYPE "Role" RENAME VALUE 'VIEWER' TO 'GUEST'`,
    missing: `CREATE TYPE "Role_new" AS ENUM ('OWNER', 'EDITOR', 'VIEWER')`,
    undo: `ALTER TYPE "Role" RENAME VALUE 'GUEST' TO 'VIEWER'`,
  },
])('drift is said as the SQL that is missing: $what', async ({ change, missing, undo }) => {
  await ask(database.url, change);
  try {
    expect(await findDrift(database.url)).toContain(missing);
  } finally {
    await ask(database.url, undo);
  }
  expect(await findDrift(database.url)).toBe('');
});

test('a database that a newer version has been at is refused in one line', async () => {
  await record('99990101000000_later', 'now()');
  try {
    await expect(migrate(database.url, log)).rejects.toThrow(
      /^The database has been at a newer version of the vault \(it has the migration 99990101000000_later, unknown here\): .+$/,
    );
  } finally {
    await ask(database.url, `DELETE FROM _prisma_migrations WHERE migration_name = '99990101000000_later'`);
  }
});

test('a migration that another tool left half-way is refused in one line', async () => {
  await record('99990101000000_extra', 'NULL');
  try {
    await expect(migrate(database.url, log, await withMigration('SELECT 1'))).rejects.toThrow(/records that the migration 99990101000000_extra failed half-way: .+$/);
  } finally {
    await ask(database.url, `DELETE FROM _prisma_migrations WHERE migration_name = '99990101000000_extra'`);
  }
});

test('a migration that was changed after it was applied is remarked, not refused', async () => {
  const [first] = await readMigrations();
  await ask(database.url, `UPDATE _prisma_migrations SET checksum = 'other' WHERE migration_name = '${first?.name}'`);
  try {
    await expect(migrate(database.url, log)).resolves.toEqual({ applied: [] });
    expect(log.warn).toHaveBeenCalledWith(`Migration ${first?.name} was changed after it was applied`);
  } finally {
    await ask(database.url, `UPDATE _prisma_migrations SET checksum = '${first?.checksum}' WHERE migration_name = '${first?.name}'`);
  }
});

test('no database is answered in one line', async () => {
  await expect(migrate('postgresql://vault:x@127.0.0.1:1/vault', log)).rejects.toThrow(/^The database cannot be reached: .*ECONNREFUSED.*$/);
});

/** The migrations of a version of the vault that brings one more. */
async function withMigration(sql: string): Promise<Migration[]> {
  return [...(await readMigrations()), { name: '99990101000000_extra', sql, checksum: 'any' }];
}

async function record(name: string, finishedAt: string): Promise<void> {
  await ask(
    database.url,
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('${name}', 'any', '${name}', ${finishedAt})`,
  );
}

/** Holds the lock of `prisma migrate deploy` during the work. */
async function whileLocked<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(72707369)');
    return await work();
  } finally {
    await client.end();
  }
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
