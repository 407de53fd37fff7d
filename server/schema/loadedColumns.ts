import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { encodePublicId, type PublicKind, publicIdPrefixes } from '#server/domain/publicId.ts';

type Row = Readonly<Record<string, unknown>>;

/** Says of a field that its resolver reads these of its row, loaded by its selection, and nothing else. */
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

const columnOf =
  (column: string, load: Resolver): Resolver =>
  (row, args, context, info) => {
    const value = (row as Row)[column];
    return value === undefined ? load(row, args, context, info) : value;
  };

const idOf =
  (kind: PublicKind, load: Resolver): Resolver =>
  (row, args, context, info) => {
    const { id } = row as Row;
    return typeof id === 'string' ? encodePublicId(kind, id) : load(row, args, context, info);
  };

const readOf =
  (loaded: readonly string[], read: Resolver, load: Resolver): Resolver =>
  (row, args, context, info) => {
    for (const name of loaded) if ((row as Row)[name] === undefined) return load(row, args, context, info);
    return read(row, args, context, info);
  };
