import { getNamedType, type GraphQLField, type GraphQLObjectType, isLeafType, isListType, isNonNullType, isObjectType, isRequiredArgument, isUnionType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '#server/schema/schema.ts';
import { fillVault, type FullVault, type NodeKind } from '#tests/support/fullVault.ts';
import { publicId, useVault } from '#tests/support/vault.ts';

const vault = useVault({ connections: 1 });

type AnyField = GraphQLField<unknown, unknown>;
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const isConnection = (type: unknown): type is GraphQLObjectType => isObjectType(type) && type.name.endsWith('Connection');
const isList = ({ type }: AnyField) => isListType(isNonNullType(type) ? type.ofType : type) && isObjectType(getNamedType(type));
/** Of a union: the first of its types. */
const objectOf = (type: AnyField['type']) => {
  const named = getNamedType(type);
  return (isUnionType(named) ? named.getTypes()[0] : named) as GraphQLObjectType;
};
/** What fields need to be told. */
const required: Record<string, string> = { query: 'query: "words"' };

/** How a search goes on depends on whether its page is full: here it is not. */
const pageOf: Record<string, number> = { search: 100 };

/** Everything that one row shows, and of what belongs to it as well; pages of its own are asked for one by one. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const parts = fieldsOf(type).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [field.name];
    return depth > 0 && isObjectType(named) && !isConnection(named) ? [`${field.name} { ${selectionOf(named, depth - 1)} }`] : [];
  });
  return parts.length > 0 ? parts.join(' ') : '__typename';
}

/** A list with its count, its cursors and what `rows` says of each row. */
function listOf({ name, args, type }: AnyField, rows: string): string {
  const named = getNamedType(type) as GraphQLObjectType;
  const given = [...args.filter(isRequiredArgument).map((argument) => required[argument.name] ?? `${argument.name}: ?`), ...(isConnection(named) ? [`first: ${pageOf[name] ?? 20}`] : [])];
  const call = `${name}${given.length > 0 ? `(${given.join(', ')})` : ''}`;
  if (!isConnection(named)) return `${call} { ${rows} }`;
  const counts = 'totalCount' in named.getFields() ? 'totalCount ' : '';
  const edge = typeOf(`${named.name.replace(/Connection$/, '')}Edge`);
  const ofEdge = fieldsOf(edge).flatMap((field) => (field.name === 'node' || isLeafType(getNamedType(field.type)) ? [] : [`${field.name} { ${selectionOf(getNamedType(field.type) as GraphQLObjectType, 1)} }`]));
  return `${call} { ${counts}edges { cursor ${ofEdge.join(' ')} node { ... on ${rowOf({ type } as AnyField).name} { ${rows} } } } pageInfo { endCursor hasNextPage } }`;
}

/** The type of a list's rows. */
function rowOf({ type }: AnyField): GraphQLObjectType {
  const named = getNamedType(type) as GraphQLObjectType;
  const edge = isConnection(named) ? typeOf(`${named.name.replace(/Connection$/, '')}Edge`) : undefined;
  return edge ? objectOf((edge.getFields()['node'] as AnyField).type) : named;
}

const listsOf = (type: GraphQLObjectType) => fieldsOf(type).filter((field) => isConnection(getNamedType(field.type)) || isList(field));
/** Words are looked for in one space after the other: how depends on how common they are there. `Viewer.search` and `Viewer.ask` look in all of them at once. */
const isReadTogether = ({ name }: AnyField) => name !== 'search' && name !== 'ask';
const kinds = Object.values(schema.getTypeMap()).filter((type): type is GraphQLObjectType => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'));

interface Case {
  readonly name: string;
  readonly query: string;
  /** Whose ids it asks for, and how many: all there are of them, or one. */
  readonly of?: { readonly kind: NodeKind; readonly all: boolean };
}

const ofViewer = (list: string) => `{ viewer { ${list} } }`;
const ofNode = (kind: string, list: string) => `query($ids: [ID!]!) { nodes(ids: $ids) { ... on ${kind} { ${list} } } }`;

/** Every list from where it begins, its rows with all that belongs to them; and with every list that they have themselves. */
const cases: Case[] = [
  { host: typeOf('Viewer'), ask: ofViewer, of: undefined },
  ...kinds.map((kind) => ({ host: kind, ask: (list: string) => ofNode(kind.name, list), of: { kind: kind.name as NodeKind, all: false } })),
].flatMap(({ host, ask, of }) =>
  listsOf(host).flatMap((list): Case[] => {
    const name = `${host.name}.${list.name}`;
    const row = rowOf(list);
    return [
      { name, query: ask(listOf(list, selectionOf(row, 2))), ...(of && { of }) },
      ...listsOf(row).filter(isReadTogether).map((inner) => ({ name: `${name} and their ${inner.name}`, query: ask(listOf(list, `__typename ${listOf(inner, selectionOf(rowOf(inner), 1))}`)), ...(of && { of }) })),
    ];
  }),
);
const nodes: Case[] = kinds.flatMap((kind) => {
  const of = { kind: kind.name as NodeKind, all: true };
  return [
    { name: `nodes of ${kind.name}`, query: ofNode(kind.name, selectionOf(kind, 2)), of },
    ...listsOf(kind).filter(isReadTogether).map((list) => ({ name: `nodes of ${kind.name} and their ${list.name}`, query: ofNode(kind.name, `id ${listOf(list, selectionOf(rowOf(list), 1))}`), of })),
  ];
});

let few: FullVault;
let many: FullVault;
beforeAll(async () => {
  few = await fillVault(vault, 2);
  many = await fillVault(vault, 4);
});

test('there are lists to count', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(kinds.map(({ name }) => name).sort()).toEqual(Object.keys(few.ids).sort());
});

test.each([...cases, ...nodes])('$name: as many statements for two of everything as for four', async ({ query, of }) => {
  const statements = async ({ person, ids }: FullVault, count: number) => {
    const wanted = of ? (of.all ? ids[of.kind].slice(0, count) : ids[of.kind].slice(1, 2)).map((id) => publicId(of.kind, id)) : [];
    return vault.statementsOf(person, query, { ids: wanted });
  };
  const [ofFew, ofMany] = [await statements(few, 2), await statements(many, 4)];
  const more = ofMany.filter((statement) => ofMany.filter((each) => each === statement).length > ofFew.filter((each) => each === statement).length);
  expect(ofMany.length, `${query}\n\n${more.join('\n')}`).toBe(ofFew.length);
});
