import { type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { encodePublicId, type PublicKind, publicIdPrefixes } from '#server/domain/publicId.ts';

type Row = Readonly<Record<string, unknown>>;

/** Says of a field that its resolver reads these of its row, loaded by its selection, and the context, and nothing else. */
export const readsOnly = (...loaded: string[]) => ({ readsOnly: loaded });

/**
 * Lets fields read their row directly when it has what they need. Pothos asks for each field of each row whether the row
 * was loaded with it, by the field's whole path: half the work of a list. A row that lacks something still goes that
 * way, and is loaded.
 */
export function readLoadedColumns(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.extensions['pothosPrismaModel'] === undefined) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve, extensions } = field;
      const column = extensions['pothosExposedField'];
      const loaded = extensions['readsOnly'];
      if (!resolve) continue;
      if (typeof column === 'string') field.resolve = columnOf(column, resolve);
      else if (field.name === 'id' && type.name in publicIdPrefixes) field.resolve = idOf(type.name as PublicKind, resolve);
      else if (Array.isArray(loaded)) field.resolve = readOf(loaded as string[], extensions['pothosOriginalResolve'] as Resolver, resolve);
    }
  }
  return schema;
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** Reads a field off a row that was loaded with what it needs; undefined when it was not. */
export type LoadedReader = (row: unknown, context: unknown) => unknown;

/** How a resolver of ours reads such a row. */
const readers = new WeakMap<Resolver, LoadedReader>();

/** Reads a field off its row without resolving it, for whom a thousand of them are too many to resolve; undefined when it must be resolved. */
export function loadedReader({ resolve }: Pick<GraphQLField<unknown, unknown>, 'resolve'>): LoadedReader | undefined {
  return resolve && readers.get(resolve);
}

/** Reads a field off its row, and loads it only when that lacks it. */
function readingOr(load: Resolver, readLoaded: LoadedReader): Resolver {
  const resolver: Resolver = (row, args, context, info) => {
    const value = readLoaded(row, context);
    return value === undefined ? load(row, args, context, info) : value;
  };
  readers.set(resolver, readLoaded);
  return resolver;
}

const columnOf = (column: string, load: Resolver) => readingOr(load, (row) => (row as Row)[column]);

const idOf = (kind: PublicKind, load: Resolver) =>
  readingOr(load, (row) => {
    const { id } = row as Row;
    return typeof id === 'string' ? encodePublicId(kind, id) : undefined;
  });

/** Arguments and `info` such a resolver does not get: it says that it needs neither. */
const readOf = (loaded: readonly string[], read: Resolver, load: Resolver) =>
  readingOr(load, (row, context) => {
    for (const name of loaded) if ((row as Row)[name] === undefined) return undefined;
    return read(row, {}, context, undefined as never);
  });
