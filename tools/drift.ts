import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory, type ColumnType, ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { migrationsFolder } from '#prisma/history.ts';

const schemaFile = fileURLToPath(new URL('../prisma/schema.prisma', import.meta.url));

const everything = { externalTables: [], externalEnums: [] };

/**
 * The SQL that is missing between this database and prisma/schema.prisma; empty when they agree. What Prisma cannot
 * say (checks, collations, partial indexes, NULLS NOT DISTINCT) counts for neither side. For tests and for
 * tools/migration.ts: the engine of `prisma migrate diff` is a package for developers, which a running vault does not have.
 */
export async function findDrift(databaseUrl: string): Promise<string> {
  const schema = await readFile(schemaFile, 'utf8');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const connect = () => Promise.resolve(readCatalogue(client));
  const adapters = { provider: 'postgres', adapterName: 'catalogue', connect, connectToShadowDb: connect } as const;
  const engine = await SchemaEngine.new({ datamodels: [[schemaFile, schema]] }, () => undefined, bindMigrationAwareSqlAdapterFactory(adapters));
  try {
    const files = [{ path: schemaFile, content: schema }];
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: migrationsFolder },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: everything,
    });
    return (stdout ?? '').replace('-- This is an empty migration.', '').trim();
  } finally {
    engine.free();
    await client.end();
  }
}

/** By PostgreSQL's number of a type; what is not here is read as text. @prisma/adapter-pg refuses the catalogue's own "char". */
const columnTypes: Record<number, ColumnType> = {
  [pg.types.builtins.BOOL]: ColumnTypeEnum.Boolean,
  [pg.types.builtins.CHAR]: ColumnTypeEnum.Character,
  [pg.types.builtins.INT2]: ColumnTypeEnum.Int32,
  [pg.types.builtins.INT4]: ColumnTypeEnum.Int32,
  [pg.types.builtins.INT8]: ColumnTypeEnum.Int64,
  [pg.types.builtins.OID]: ColumnTypeEnum.Int64,
};

/** All that finding a difference needs of a database: questions about its catalogue. */
function readCatalogue(client: pg.Client): SqlDriverAdapter {
  const refuse = () => Promise.reject(new Error('Finding a difference changes nothing'));
  return {
    provider: 'postgres',
    adapterName: 'catalogue',
    async queryRaw({ sql, args }: SqlQuery) {
      const { fields, rows } = await client.query<unknown[]>({ text: sql, values: args, rowMode: 'array' });
      return {
        columnNames: fields.map(({ name }) => name),
        columnTypes: fields.map(({ dataTypeID }) => columnTypes[dataTypeID] ?? ColumnTypeEnum.Text),
        rows,
      };
    },
    executeRaw: refuse,
    executeScript: refuse,
    startTransaction: refuse,
    getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: false }),
    dispose: () => Promise.resolve(),
  };
}
