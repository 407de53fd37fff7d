import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import type pg from 'pg';

/** PostgreSQL's one-byte type "char", used by its catalogue, and CHAR(n), which the adapter knows. */
const typeIds = { catalogueChar: 18, char: 1042 };

/**
 * Prisma's adapter for PostgreSQL, mended where the schema engine asks more of it than Prisma Client does:
 * a script reaches the server whole (the adapter cuts it at every semicolon, also inside functions and comments),
 * and columns of the catalogue's type "char" come back as characters (the adapter refuses them). What PostgreSQL says
 * against a script is told to `onScriptError` too, because the engine keeps it to itself.
 */
export function createMigrationAdapter(pool: pg.Pool, onScriptError: (error: unknown) => void): PrismaPg {
  const characterColumns = translateCatalogueTypes(pool);
  const adapters = new PrismaPg(pool);
  const connect = adapters.connect.bind(adapters);
  adapters.connect = async () => {
    const adapter = await connect();
    const queryRaw: SqlDriverAdapter['queryRaw'] = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const column of characterColumns.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character;
      return result;
    };
    adapter.executeScript = async (script) => {
      try {
        await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
      } catch (error) {
        onScriptError(error);
        throw error;
      }
    };
    return adapter;
  };
  return adapters;
}

/** Answers which columns were translated in which result, by the result's array of rows. */
function translateCatalogueTypes(pool: pg.Pool): WeakMap<unknown[], number[]> {
  const characterColumns = new WeakMap<unknown[], number[]>();
  // A script of several statements has no fields of its own.
  type Result = { rows: unknown[]; fields?: pg.FieldDef[] };
  const query = pool.query.bind(pool) as (...words: unknown[]) => Promise<Result>;
  const translated = async (...words: unknown[]) => {
    const result = await query(...words);
    for (const [column, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== typeIds.catalogueChar) continue;
      field.dataTypeID = typeIds.char;
      characterColumns.set(result.rows, [...(characterColumns.get(result.rows) ?? []), column]);
    }
    return result;
  };
  pool.query = translated as typeof pool.query;
  return characterColumns;
}
