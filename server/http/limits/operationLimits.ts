import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { pageSizes } from '#server/schema/base/pageSizes.ts';

/** What one operation may ask for. No operation of the web client needs more than two thirds of any of these but the page size. */
export const operationLimits = {
  /** Lexical tokens of the document. */
  tokens: 5_000,
  /** Characters of the document: comments and long texts count here. */
  characters: 100_000,
  /** Fields below each other, the leaf included. */
  depth: 15,
  aliases: 50,
  /** Fields right below `query`, `mutation` or `subscription`. */
  rootFields: 20,
  directives: 100,
  /** Fields and fragments, each as often as it takes effect. */
  selections: 5_000,
  /** Objects an answer may hold, by the page sizes asked for. */
  cost: 20_000,
  pageSize: pageSizes.maxSize,
} as const;

export type LimitCode =
  | 'CHARACTER_LIMIT'
  | 'TOKEN_LIMIT'
  | 'DEPTH_LIMIT'
  | 'ALIAS_LIMIT'
  | 'ROOT_FIELD_LIMIT'
  | 'DIRECTIVE_LIMIT'
  | 'SELECTION_LIMIT'
  | 'COST_LIMIT'
  | 'PAGE_SIZE_LIMIT'
  | 'BATCH_LIMIT';

/** A limit that an operation exceeds. The message says which, and how to stay under it. */
export interface Excess {
  readonly code: LimitCode;
  readonly message: string;
  readonly limit: number;
  /** What was asked for; at least so much when counting stopped before the end. */
  readonly actual: number;
}

interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  /** As they came: nothing is checked about them yet. */
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  readonly selections: number;
  readonly cost: number;
  /** The largest `first` or `last`; 0 without one. */
  readonly pageSize: number;
}

/** How many objects a list without a page size is taken to hold. */
const assumedLength = 10;
/** Far beyond the limit: measuring stops here, so that fragments that contain themselves end too. */
const deepestMeasured = 100;

/** Which limits an operation exceeds, by its measure; none when there is no such operation. */
export function excessesOf(measure: Measure | null): Excess[] {
  if (!measure) return [];
  const { depth, aliases, rootFields, directives, selections, cost, pageSize } = measure;
  const limits = operationLimits;
  const checks: readonly (readonly [LimitCode, number, number, string])[] = [
    ['PAGE_SIZE_LIMIT', pageSize, limits.pageSize, `A page of ${pageSize} was asked for; at most ${limits.pageSize} are allowed. Ask for less with "first" or "last", and go on from "pageInfo.endCursor" with "after".`],
    ['DEPTH_LIMIT', depth, limits.depth, `This operation is ${depth} levels deep; at most ${limits.depth} are allowed. Ask for parts of it in separate operations, by "node(id:)".`],
    ['ALIAS_LIMIT', aliases, limits.aliases, `This operation has ${aliases} aliases; at most ${limits.aliases} are allowed. Ask for many objects with "nodes(ids:)", or in separate operations.`],
    ['ROOT_FIELD_LIMIT', rootFields, limits.rootFields, `This operation has ${rootFields} root fields; at most ${limits.rootFields} are allowed. Ask for many objects with "nodes(ids:)", or in separate operations.`],
    ['DIRECTIVE_LIMIT', directives, limits.directives, `This operation has ${directives} directives; at most ${limits.directives} are allowed. Leave out what is not needed.`],
    ['SELECTION_LIMIT', selections, limits.selections, `With its fragments filled in, this operation selects more than ${limits.selections} fields. Use fragments in fewer places, or separate operations.`],
    ['COST_LIMIT', cost, limits.cost, `This operation may answer ${cost} objects; at most ${limits.cost} are allowed. Ask for smaller pages with "first" (lists inside of lists multiply; ${pageSizes.defaultSize} unless told), or for the inner lists in separate operations.`],
  ];
  return checks.flatMap(([code, actual, limit, message]) => (actual > limit ? [{ code, message, limit, actual }] : []));
}

/** A field of the answer: all nodes that ask for it under one key of one type. */
interface Group {
  readonly parent: GraphQLCompositeType;
  readonly nodes: FieldNode[];
}

/**
 * Measures an operation as it would run: fragments filled in, equal fields merged. Both sides of `@include`, and all
 * types of a union, count. What is below `__schema` and `__type` is neither deep nor costly: GraphQL's own rule
 * (`MaxIntrospectionDepthRule`) bounds it.
 * The document need not be valid.
 * @returns null when there is no such operation
 */
export function measureOperation({ schema, document, operationName, variables }: Operation): Measure | null {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return null;
  const fragments = new Map(document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])));
  const valueOf = argumentReader(operation, variables ?? {});
  const measure = { depth: 0, aliases: 0, rootFields: 0, directives: operation.directives?.length ?? 0, selections: 0, cost: 0, pageSize: 0 };
  const isOverBudget = () => measure.selections > operationLimits.selections;

  function collect(parent: GraphQLCompositeType, set: SelectionSetNode, groups: Map<string, Group>, seen: Set<FragmentDefinitionNode>): void {
    for (const selection of set.selections) {
      measure.selections++;
      measure.directives += selection.directives?.length ?? 0;
      if (isOverBudget()) return;
      if (selection.kind === Kind.FIELD) {
        const key = `${parent.name} ${(selection.alias ?? selection.name).value}`;
        const group = groups.get(key);
        if (group) group.nodes.push(selection);
        else groups.set(key, { parent, nodes: [selection] });
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment) continue;
      if (fragment.kind === Kind.FRAGMENT_DEFINITION) {
        if (seen.has(fragment)) continue;
        seen.add(fragment);
      }
      const type = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : parent;
      if (isCompositeType(type)) collect(type, fragment.selectionSet, groups, seen);
    }
  }

  function walk(groups: Map<string, Group>, place: { depth: number; copies: number; page: number; isIntrospection: boolean }): void {
    if (groups.size > 0 && !place.isIntrospection) measure.depth = Math.max(measure.depth, place.depth);
    if (place.depth > deepestMeasured) return;
    for (const { parent, nodes } of groups.values()) {
      if (isOverBudget()) return;
      const [{ name, alias, arguments: given }] = nodes as [FieldNode];
      if (alias && alias.value !== name.value) measure.aliases++;
      const field = schema.getField(parent, name.value);
      const type = field && getNamedType(field.type);
      if (!field || !isCompositeType(type)) continue;
      const page = pageOf(field.type, given, valueOf);
      measure.pageSize = Math.max(measure.pageSize, page);
      const isIntrospection = place.isIntrospection || type.name.startsWith('__');
      const copies = place.copies * lengthOf(field.type, place.page, given, valueOf);
      if (!isIntrospection && !isPlumbing(type.name)) measure.cost = Math.min(measure.cost + copies, Number.MAX_SAFE_INTEGER);
      const below = new Map<string, Group>();
      const seen = new Set<FragmentDefinitionNode>();
      for (const { selectionSet } of nodes) if (selectionSet) collect(type, selectionSet, below, seen);
      walk(below, { depth: place.depth + 1, copies, page, isIntrospection });
    }
  }

  const groups = new Map<string, Group>();
  collect(root, operation.selectionSet, groups, new Set());
  measure.rootFields = groups.size;
  walk(groups, { depth: 1, copies: 1, page: 0, isIntrospection: false });
  return measure;
}

type ReadArgument = (given: readonly ArgumentNode[] | undefined, name: string) => unknown;

/** The value of an argument: a number, an array of anything, or undefined when it is neither or not given. */
function argumentReader(operation: OperationDefinitionNode, variables: Readonly<Record<string, unknown>>): ReadArgument {
  const defaults = new Map(operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]));
  return (given, name) => {
    let value = given?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.VARIABLE) {
      const variable = value.name.value;
      if (variables[variable] !== undefined) return variables[variable];
      value = defaults.get(variable);
    }
    if (value?.kind === Kind.INT) return Number(value.value);
    return value?.kind === Kind.LIST ? value.values : undefined;
  };
}

/** The page size of a connection, as asked or as it is without asking; 0 for everything else. */
function pageOf(type: GraphQLOutputType, given: readonly ArgumentNode[] | undefined, valueOf: ReadArgument): number {
  if (!getNamedType(type).name.endsWith('Connection')) return 0;
  const asked = [valueOf(given, 'first'), valueOf(given, 'last')].filter((size) => typeof size === 'number');
  return asked.length > 0 ? Math.min(Math.max(0, ...asked), Number.MAX_SAFE_INTEGER) : pageSizes.defaultSize;
}

/** How many objects a field answers: the edges of a page, an object for each id asked for, else an assumed number. */
function lengthOf(type: GraphQLOutputType, page: number, given: readonly ArgumentNode[] | undefined, valueOf: ReadArgument): number {
  if (!isListType(getNullableType(type))) return 1;
  if (page > 0) return page;
  const ids = valueOf(given, 'ids');
  return Array.isArray(ids) ? ids.length : assumedLength;
}

/** The types around a page's objects, which are none themselves. */
function isPlumbing(typeName: string): boolean {
  return typeName === 'PageInfo' || /(?:Connection|Edge)$/.test(typeName);
}
