import {
  type DocumentNode,
  type ExecutionArgs,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type LoadedReader, loadedReader } from '#server/schema/loadedColumns.ts';

/**
 * Runs queries that go well: each document is looked through once, and a list of fifty is then read without a promise, a
 * path or an `info` for each of its thousand values. Whatever is out of the ordinary (an error, a null where none may be,
 * a directive, a mutation) is left to the executor that knows all the rules, which runs the query from its beginning:
 * reading twice changes nothing.
 */
export function queryExecution(): Plugin {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      const otherwise = executeFn as (args: ExecutionArgs) => unknown;
      setExecuteFn((args: ExecutionArgs) => {
        const plan = planOf(args);
        return plan ? runOrLeave(args, plan, () => otherwise(args)) : otherwise(args);
      });
    },
  };
}

/** Thrown to leave a query to the other executor. */
class OutOfTheOrdinary extends Error {}

type Fragments = GraphQLResolveInfo['fragments'];

interface Plan {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  readonly root: Selection;
}

/** What is wanted of an object, by its type. */
interface Selection {
  readonly sets: readonly SelectionSetNode[];
  readonly fields: Map<GraphQLObjectType, readonly Field[]>;
}

interface Field {
  readonly key: string;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  readonly shape: Shape;
  readonly selection: Selection;
  readonly hasArguments: boolean;
  /** Reads it off a row that was loaded with it; undefined when it was not. */
  readonly readLoaded: LoadedReader | undefined;
}

type Shape = { readonly nullable: boolean } & (
  | { readonly kind: 'leaf'; readonly serialize: (value: unknown) => unknown }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType }
  | { readonly kind: 'abstract'; readonly type: GraphQLOutputType & { readonly name: string; readonly resolveType?: unknown } }
);

interface Run extends Plan {
  readonly args: ExecutionArgs & { readonly signal?: AbortSignal };
  readonly schema: GraphQLSchema;
  readonly variableValues: GraphQLResolveInfo['variableValues'];
}

const plans = new WeakMap<DocumentNode, Map<string | null, Plan | null>>();

function planOf({ document, operationName, schema }: ExecutionArgs): Plan | null {
  const known = plans.get(document) ?? new Map<string | null, Plan | null>();
  plans.set(document, known);
  const name = operationName ?? null;
  let plan = known.get(name);
  if (plan === undefined) known.set(name, (plan = makePlan(document, name, schema)));
  return plan;
}

function makePlan(document: DocumentNode, name: string | null, schema: GraphQLSchema): Plan | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation, ...others] = operations.filter((each) => name === null || each.name?.value === name);
  const queryType = schema.getQueryType();
  if (!operation || others.length > 0 || operation.operation !== 'query' || !queryType || operation.directives?.length) return null;
  const fragments: Record<string, Fragments[string]> = {};
  for (const definition of document.definitions) if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  const sets = [operation.selectionSet, ...Object.values(fragments).map(({ selectionSet }) => selectionSet)];
  if (Object.values(fragments).some(({ directives }) => directives?.length) || !sets.every(isOrdinary)) return null;
  return { operation, fragments, root: { sets: [operation.selectionSet], fields: new Map() } };
}

function isOrdinary({ selections }: SelectionSetNode): boolean {
  return selections.every((selection) => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === '__proto__') return false;
    return selection.kind === Kind.FRAGMENT_SPREAD || !selection.selectionSet || isOrdinary(selection.selectionSet);
  });
}

/** The fields of a selection that an object of this type has, those with the same key put together. */
function fieldsOf({ schema, fragments }: Run, selection: Selection, type: GraphQLObjectType): readonly Field[] {
  const known = selection.fields.get(type);
  if (known) return known;
  const nodes = new Map<string, FieldNode[]>();
  const visited = new Set<string>();
  const isOf = (name: string | undefined) => {
    const condition = name === undefined ? type : schema.getType(name);
    return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
  };
  const visit = ({ selections }: SelectionSetNode) => {
    for (const each of selections) {
      if (each.kind === Kind.FIELD) {
        const key = (each.alias ?? each.name).value;
        nodes.set(key, [...(nodes.get(key) ?? []), each]);
      } else if (each.kind === Kind.INLINE_FRAGMENT) {
        if (isOf(each.typeCondition?.name.value)) visit(each.selectionSet);
      } else if (!visited.has(each.name.value)) {
        visited.add(each.name.value);
        const fragment = fragments[each.name.value];
        if (fragment && isOf(fragment.typeCondition.name.value)) visit(fragment.selectionSet);
      }
    }
  };
  selection.sets.forEach(visit);
  const fields = [...nodes].map(([key, same]): Field => {
    const definition = schema.getField(type, same[0]?.name.value ?? '');
    if (!definition) throw new OutOfTheOrdinary();
    const sets = same.flatMap(({ selectionSet }) => selectionSet ?? []);
    return {
      key, definition, nodes: same, shape: shapeOf(definition.type), selection: { sets, fields: new Map() },
      hasArguments: definition.args.length > 0, readLoaded: loadedReader(definition),
    };
  });
  selection.fields.set(type, fields);
  return fields;
}

function shapeOf(type: GraphQLOutputType, nullable = true): Shape {
  if (isNonNullType(type)) return shapeOf(type.ofType, false);
  if (isListType(type)) return { kind: 'list', item: shapeOf(type.ofType), nullable };
  if (isLeafType(type)) return { kind: 'leaf', serialize: (value) => type.coerceOutputValue(value), nullable };
  return isObjectType(type) ? { kind: 'object', type, nullable } : { kind: 'abstract', type, nullable };
}

async function runOrLeave(args: ExecutionArgs, plan: Plan, leave: () => unknown): Promise<unknown> {
  try {
    const { schema, variableValues: given } = args;
    const variables = getVariableValues(schema, plan.operation.variableDefinitions ?? [], given ?? {});
    if (!('variableValues' in variables) || !variables.variableValues) return leave();
    const run: Run = { ...plan, args, schema, variableValues: variables.variableValues };
    return { data: await select(run, plan.root, schema.getQueryType() as GraphQLObjectType, args.rootValue, undefined) };
  } catch {
    // Whatever it was, it comes again, and is then said by the rules.
    return leave();
  }
}

type Path = GraphQLResolveInfo['path'] | undefined;
const isPromise = (value: unknown): value is Promise<unknown> => typeof (value as Promise<unknown> | null | undefined)?.then === 'function';
const ignore = () => {};

function select(run: Run, selection: Selection, type: GraphQLObjectType, source: unknown, path: Path): unknown {
  const result: Record<string, unknown> = {};
  let pending: Promise<void>[] | undefined;
  try {
    for (const field of fieldsOf(run, selection, type)) {
      const value = read(run, field, type, source, path);
      result[field.key] = value;
      if (isPromise(value)) (pending ??= []).push(value.then((done) => void (result[field.key] = done)));
    }
  } catch (error) {
    for (const each of pending ?? []) each.catch(ignore);
    throw error;
  }
  return pending ? Promise.all(pending).then(() => result) : result;
}

function read(run: Run, field: Field, type: GraphQLObjectType, source: unknown, parent: Path): unknown {
  const loaded = field.readLoaded?.(source, run.args.contextValue);
  const { shape } = field;
  // Nearly all values of a list.
  if (shape.kind === 'leaf' && loaded !== undefined && loaded !== null && !isPromise(loaded)) return completeLeaf(shape.serialize, loaded);
  const path = { prev: parent, key: field.key, typename: type.name };
  const value = loaded === undefined ? resolve(run, field, type, source, path) : loaded;
  return isPromise(value) ? value.then((done) => complete(run, field, field.shape, done, path)) : complete(run, field, field.shape, value, path);
}

const noArguments = {};

function resolve(run: Run, { definition, nodes, hasArguments }: Field, type: GraphQLObjectType, source: unknown, path: NonNullable<Path>): unknown {
  const args = hasArguments ? getArgumentValues(definition, nodes[0] as FieldNode, run.variableValues) : noArguments;
  if (definition.resolve) return definition.resolve(source, args, run.args.contextValue, infoOf(run, definition, nodes, type, path));
  const property = (source as Record<string, unknown>)[definition.name];
  return typeof property === 'function' ? (property as GraphQLFieldFunction).call(source, args, run.args.contextValue, infoOf(run, definition, nodes, type, path)) : property;
}

type GraphQLFieldFunction = (args: unknown, context: unknown, info: GraphQLResolveInfo) => unknown;

function infoOf({ args, schema, fragments, operation, variableValues }: Run, definition: Field['definition'], fieldNodes: Field['nodes'], parentType: GraphQLObjectType, path: NonNullable<Path>): GraphQLResolveInfo {
  return {
    fieldName: definition.name, fieldNodes, returnType: definition.type, parentType, path, schema, fragments, rootValue: args.rootValue, operation, variableValues,
    getAbortSignal: () => args.signal,
    getAsyncHelpers: () => ({ promiseAll: (values) => Promise.all(values), track: ignore }),
  };
}

/** @throws OutOfTheOrdinary for a null where none may be, and for whatever fits no type */
function complete(run: Run, field: Field, shape: Shape, value: unknown, path: NonNullable<Path>): unknown {
  if (value === null || value === undefined) {
    if (shape.nullable) return null;
    throw new OutOfTheOrdinary();
  }
  if (value instanceof Error) throw value;
  switch (shape.kind) {
    case 'leaf':
      return completeLeaf(shape.serialize, value);
    case 'list':
      return completeList(run, field, shape.item, value, path);
    case 'object':
      return completeObject(run, field, shape.type, value, path);
    case 'abstract': {
      const type = (shape.type.resolveType as GraphQLTypeResolver | undefined)?.(value, run.args.contextValue, infoOf(run, field.definition, field.nodes, shape.type as never, path), shape.type);
      return isPromise(type) ? type.then((name) => completeObject(run, field, run.schema.getType(String(name)), value, path)) : completeObject(run, field, run.schema.getType(String(type)), value, path);
    }
  }
}

type GraphQLTypeResolver = (value: unknown, context: unknown, info: GraphQLResolveInfo, type: unknown) => unknown;

function completeLeaf(serialize: (value: unknown) => unknown, value: unknown): unknown {
  if (value instanceof Error) throw value;
  const serialized = serialize(value);
  if (serialized === null || serialized === undefined) throw new OutOfTheOrdinary();
  return serialized;
}

function completeObject(run: Run, field: Field, type: unknown, value: unknown, path: NonNullable<Path>): unknown {
  if (!isObjectType(type)) throw new OutOfTheOrdinary();
  const isOfType = type.isTypeOf?.(value, run.args.contextValue, infoOf(run, field.definition, field.nodes, type, path)) ?? true;
  if (isPromise(isOfType)) throw new OutOfTheOrdinary();
  if (!isOfType) throw new OutOfTheOrdinary();
  return select(run, field.selection, type, value, path);
}

function completeList(run: Run, field: Field, item: Shape, values: unknown, path: NonNullable<Path>): unknown {
  if (!Array.isArray(values)) throw new OutOfTheOrdinary();
  const result: unknown[] = [];
  let pending = false;
  try {
    for (const [index, value] of (values as unknown[]).entries()) {
      const itemPath = { prev: path, key: index, typename: undefined };
      const completed = isPromise(value) ? value.then((done) => complete(run, field, item, done, itemPath)) : complete(run, field, item, value, itemPath);
      pending ||= isPromise(completed);
      result.push(completed);
    }
  } catch (error) {
    for (const each of result) if (isPromise(each)) each.catch(ignore);
    throw error;
  }
  return pending ? Promise.all(result) : result;
}
