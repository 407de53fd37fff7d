import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { findDrift } from '#prisma/drift.ts';
import { readMigrations, type Migration } from '#prisma/history.ts';
import { migrate } from '#prisma/migrate.ts';
import { useDatabase } from '#tests/support/database.ts';

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

  test('is migrated once by several that start at once', async () => {
    const results = await Promise.all([migrate(empty, log), migrate(empty, log), migrate(empty, log)]);
    expect(results.map(({ applied }) => applied.length > 0).sort()).toEqual([false, false, true]);
  });

  test('stays empty when a migration fails, whatever it did before, and the reason is said in one line', async () => {
    const broken = await withMigration('CREATE TABLE "Half" (id int); CREATE TABLE "Half" (id int);');
    await expect(migrate(empty, log, broken)).rejects.toThrow(
      /^Migration 99990101000000_extra failed and was undone: relation "Half" already exists$/,
    );
    expect(await ask(empty, `SELECT to_regclass('"Half"') AS half, to_regclass('"Space"') IS NULL AS rest`)).toEqual([{ half: null, rest: false }]);
    expect(await ask(empty, `SELECT count(*)::int AS n FROM _prisma_migrations WHERE finished_at IS NULL`)).toEqual([{ n: 0 }]);
    // Nothing is in the way of the mended version.
    const mended = await withMigration('CREATE TABLE "Half" (id int);');
    await expect(migrate(empty, log, mended)).resolves.toEqual({ applied: ['99990101000000_extra'] });
  });

  test('may get functions, whose bodies have semicolons', async () => {
    const sql = `CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2; END; $$; -- one; more\nSELECT two();`;
    await migrate(empty, log, await withMigration(sql));
    expect(await ask(empty, 'SELECT two()')).toEqual([{ two: 2 }]);
  });
});

test('a migrated database costs no engine', async () => {
  vi.resetModules();
  vi.doMock('#prisma/engine.ts', () => {
    throw new Error('loaded');
  });
  const again = await import('#prisma/migrate.ts');
  await expect(again.migrate(database.url, log)).resolves.toEqual({ applied: [] });
  expect(log.info).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

test('the migrations make what prisma/schema.prisma describes', async () => {
  expect(await findDrift(database.url)).toBe('');
});

test('drift is said as the SQL that is missing', async () => {
  await ask(database.url, 'ALTER TABLE "Space" DROP COLUMN "archivedAt"');
  try {
    expect(await findDrift(database.url)).toContain('ALTER TABLE "Space" ADD COLUMN     "archivedAt"');
  } finally {
    await ask(database.url, 'ALTER TABLE "Space" ADD COLUMN "archivedAt" TIMESTAMPTZ(3)');
  }
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

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
