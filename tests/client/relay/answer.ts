import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  execute,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  subscribe,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
} from 'graphql';
import type { GraphQLResponse, OperationDescriptor } from 'relay-runtime';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
const schema = buildSchema(read('schema.graphql'));
const persisted = JSON.parse(read('persistedOperations.json')) as Record<string, string>;

/** What the server knows: plain objects by field name, functions of the arguments, `__typename` where a type is abstract. */
export type Known = Record<string, unknown>;

const leaves: Record<string, unknown> = { ID: 'id', String: '', Int: 0, Float: 0, Boolean: false, DateTime: '2026-01-01T00:00:00.000Z' };

/** What is not told is null, or the least that its type allows. */
function least(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  return isLeafType(inner) ? leaves[inner.name] : {};
}

const told: GraphQLFieldResolver<Known, unknown> = (source, args, _context, { fieldName, returnType }) => {
  const value = source[fieldName];
  const given: unknown = typeof value === 'function' ? value(args) : value;
  return given === undefined ? least(returnType) : given;
};

/**
 * Executes an operation of the client against the product's own schema, as a server that knows `root` would: what the
 * client asks for must exist, and aliases, conditions and unions are answered as they are meant.
 */
export async function answerOf({ request }: OperationDescriptor, root: Known): Promise<GraphQLResponse> {
  const document = parse(request.node.params.text ?? persisted[request.node.params.id ?? ''] ?? '');
  const operation = { schema, document, variableValues: request.variables, fieldResolver: told };
  if (request.node.params.operationKind !== 'subscription') {
    return (await execute({ ...operation, rootValue: root })) as GraphQLResponse;
  }
  const events = await subscribe({
    ...operation,
    async *subscribeFieldResolver() {
      yield root;
    },
  });
  if (!(Symbol.asyncIterator in events)) throw new Error(JSON.stringify(events));
  for await (const event of events) return event as GraphQLResponse;
  throw new Error('Nothing was told.');
}
