import type { ConcreteRequest, OperationType } from 'relay-runtime';

/** What relay-compiler would write for `query ThingQuery($id: ID!) { node(id: $id) { __typename id … on Thing { name } } }`. */
export interface ThingQuery extends OperationType {
  readonly variables: { readonly id: string };
  readonly response: { readonly node: { readonly name?: string } | null };
}

const id = { alias: null, args: null, kind: 'ScalarField', name: 'id', storageKey: null } as const;
const typename = { alias: null, args: null, kind: 'ScalarField', name: '__typename', storageKey: null } as const;
const name = {
  kind: 'InlineFragment',
  selections: [{ alias: null, args: null, kind: 'ScalarField', name: 'name', storageKey: null }],
  type: 'Thing',
  abstractKey: null,
} as const;
const argumentDefinitions = [{ defaultValue: null, kind: 'LocalArgument', name: 'id' }] as const;
const node = (selections: readonly unknown[]) => [
  {
    alias: null,
    args: [{ kind: 'Variable', name: 'id', variableName: 'id' }],
    concreteType: null,
    kind: 'LinkedField',
    name: 'node',
    plural: false,
    selections,
    storageKey: null,
  },
];

export const thingQuery = {
  kind: 'Request',
  fragment: {
    argumentDefinitions,
    kind: 'Fragment',
    metadata: null,
    name: 'ThingQuery',
    selections: node([name]),
    type: 'Query',
    abstractKey: null,
  },
  operation: { argumentDefinitions, kind: 'Operation', name: 'ThingQuery', selections: node([typename, name, id]) },
  params: {
    cacheID: 'thing',
    id: null,
    metadata: {},
    name: 'ThingQuery',
    operationKind: 'query',
    text: 'query ThingQuery($id: ID!) { node(id: $id) { __typename ... on Thing { name } id } }',
  },
} as unknown as ConcreteRequest;
