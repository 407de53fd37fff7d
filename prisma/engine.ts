import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { createMigrationAdapter } from './adapter.ts';
import { migrationsFolder, type Migration } from './history.ts';

const schemaFile = fileURLToPath(new URL('schema.prisma', import.meta.url));

const everything = { externalTables: [], externalEnums: [] };

/** Prisma's schema engine on one connection. Close it. */
export type Engine = {
  /**
   * Applies the last of these migrations, which must be the only one the database lacks, in one transaction together
   * with its record in `_prisma_migrations`. Throws what PostgreSQL said; the database is then as it was.
   */
  applyLast(migrations: Migration[]): Promise<void>;
  /** The SQL that would bring the database to prisma/schema.prisma; empty when it is there. */
  diff(): Promise<string>;
  close(): Promise<void>;
};

/**
 * Loads the schema engine (WebAssembly, 5 MB: some 300 ms) for this database. It is the engine of `prisma migrate`
 * itself, taken from its package because the command would download a native one.
 */
export async function openEngine(databaseUrl: string): Promise<Engine> {
  const schema = await readFile(schemaFile, 'utf8');
  const { SchemaEngine } = await loadEngine();
  // One connection, so that everything the engine does falls into our transaction.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // A connection that breaks off is reported by the query in flight.
  pool.on('error', () => undefined);
  const script: { error?: unknown } = {};
  const adapters = createMigrationAdapter(pool, (error) => {
    script.error = error;
  });
  const engine = await SchemaEngine.new(
    { datamodels: [[schemaFile, schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapters),
  );

  return {
    async applyLast(migrations) {
      await pool.query('BEGIN');
      try {
        await engine.applyMigrations({ migrationsList: listFor(migrations), filters: everything });
        await pool.query('COMMIT');
      } catch (error) {
        await pool.query('ROLLBACK').catch(() => undefined);
        throw describe(script.error ?? error);
      }
    },
    async diff() {
      const files = [{ path: schemaFile, content: schema }];
      const { stdout } = await engine.diff({
        from: { tag: 'schemaDatasource', files, configDir: migrationsFolder },
        to: { tag: 'schemaDatamodel', files },
        script: true,
        exitCode: null,
        filters: everything,
      });
      return (stdout ?? '').replace('-- This is an empty migration.', '').trim();
    },
    async close() {
      engine.free();
      await pool.end();
    },
  };
}

/** What we need of the global that the server's type library leaves to browsers. */
type WebAssemblyLoader = {
  instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>;
};

let loading: Promise<{ SchemaEngine: typeof SchemaEngine }> | undefined;

/** Once per process: the package keeps its memory in variables of its module, which a second load would mix up. */
function loadEngine(): Promise<{ SchemaEngine: typeof SchemaEngine }> {
  return (loading ??= instantiateEngine());
}

/** The package's own entry imports WebAssembly as a module, which Node answers with a warning; so it is done by hand. */
async function instantiateEngine(): Promise<{ SchemaEngine: typeof SchemaEngine }> {
  const code = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as {
    SchemaEngine: typeof SchemaEngine;
    __wbg_set_wasm(exports: object): void;
  };
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyLoader };
  const { instance } = await WebAssembly.instantiate(await readFile(code.replace(/\.js$/, '.wasm')), {
    './schema_engine_bg.js': withoutHolding(bindings),
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

/** The engine leaves timers of 10 s behind when it took a lock; they are not to keep the process from ending. */
function withoutHolding(bindings: object): object {
  const named = Object.entries(bindings as Record<string, (...words: unknown[]) => NodeJS.Timeout>);
  const timers = named.filter(([name]) => name.startsWith('__wbg_setTimeout_'));
  const released = new Map(timers.map(([name, start]) => [name, (...words: unknown[]) => start(...words).unref()]));
  return { ...bindings, ...Object.fromEntries<unknown>(released) };
}

function listFor(migrations: Migration[]): MigrationList {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  };
}

/** The engine's errors carry a trace of several lines after the message, the adapter's hide theirs in a cause. */
function describe(error: unknown): Error {
  const { message, cause } = error as { message: string; cause?: { originalMessage?: string } };
  const [line = message] = (cause?.originalMessage ?? message).trim().split('\n');
  return new Error(line, { cause: error });
}
