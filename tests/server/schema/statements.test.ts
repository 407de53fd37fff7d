import { getNamedType, type GraphQLField, type GraphQLObjectType, isLeafType, isListType, isNonNullType, isObjectType, isRequiredArgument } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { schema } from '#server/schema/schema.ts';
import { newEmail } from '#tests/support/identity.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();

/** Where lists begin. */
const hosts = ['Viewer', 'Space', 'Collection', 'Source'] as const;
type Host = (typeof hosts)[number];

type AnyField = GraphQLField<unknown, unknown>;
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());
const isConnection = (type: unknown): type is GraphQLObjectType => isObjectType(type) && type.name.endsWith('Connection');
const isList = ({ type }: AnyField) => isListType(isNonNullType(type) ? type.ofType : type) && isObjectType(getNamedType(type));
/** The words that a field of a search needs. */
const required: Record<string, string> = { query: 'query: "words"' };

/** Everything that one row shows, and of what belongs to it as well; lists of its own are pages, which are asked for one by one. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const parts = fieldsOf(type).flatMap((field) => {
    const named = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(named)) return [field.name];
    return depth > 0 && isObjectType(named) && !isConnection(named) ? [`${field.name} { ${selectionOf(named, depth - 1)} }`] : [];
  });
  return parts.length > 0 ? parts.join(' ') : '__typename';
}

const lists = hosts.flatMap((host) =>
  fieldsOf(schema.getType(host) as GraphQLObjectType)
    .filter((field) => isConnection(getNamedType(field.type)) || isList(field))
    .map((field) => ({ name: `${host}.${field.name}`, host, field })),
);

function queryOf(host: Host, field: AnyField): string {
  const { name, args } = field;
  const named = getNamedType(field.type) as GraphQLObjectType;
  const needed = args.filter(isRequiredArgument).map((argument) => required[argument.name] ?? `${argument.name}: ?`);
  const given = [...needed, ...(isConnection(named) ? ['first: 100'] : [])];
  const counts = isConnection(named) && 'totalCount' in named.getFields() ? 'totalCount ' : '';
  const edge = `${named.name.replace(/Connection$/, '')}Edge`;
  const rows = isConnection(named) ? `${counts}edges { ${selectionOf(schema.getType(edge) as GraphQLObjectType, 2)} }` : selectionOf(named, 1);
  const list = `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} { ${rows} }`;
  return host === 'Viewer' ? `{ viewer { ${list} } }` : `query($id: ID!) { node(id: $id) { ... on ${host} { ${list} } } }`;
}

interface Place {
  readonly person: Person;
  readonly ids: Record<Host, string | undefined>;
}

/** Somebody who has so many of everything. */
async function placeWith(count: number): Promise<Place> {
  const { given, database: { prisma } } = vault;
  const each = <T>(make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
  const person = await given.person();
  const userId = uuid(person.id);
  for (const index of each((n) => n).slice(1)) await given.space(person, `Another ${index}`);
  const space = await given.space(person);
  const spaceId = uuid(space);
  const top = await given.collection(person, space, 'Top');
  const inner = await given.collection(person, space, 'Inner', top);
  await prisma.collection.createMany({ data: each((n) => ({ spaceId, parentId: uuid(inner), name: `Collection ${n}`, rank: `a${n}`, createdById: userId })) });

  const links = await given.links(person, space, inner, ...each((n) => `https://example.org/words/${n}`));
  const [first = ''] = links;
  const sourceId = uuid(first);
  const hash = (n: number) => n.toString(16).padStart(8, '0').repeat(8);
  await prisma.blob.createMany({ data: each((n) => ({ hash: hash(n), size: 5 })), skipDuplicates: true });
  await vault.as(person).mutate('tagSources', { sourceIds: links, add: ['memory', 'draft'] }, '__typename');
  await vault.as(person).mutate('favoriteSources', { sourceIds: links, favorite: true }, '__typename');
  for (const [n, link] of links.entries()) {
    const id = uuid(link);
    await prisma.sourceArtefact.create({ data: { sourceId: id, kind: 'FAVICON', blobHash: hash(n), mimeType: 'image/png' } });
    await prisma.processingEvent.create({ data: { sourceId: id, run: 1, stage: 'FETCH', outcome: 'SUCCEEDED', startedAt: new Date(), durationMs: 5 } });
    await prisma.modelUse.create({ data: { sourceId: id, spaceId, stage: 'FETCH', model: 'm', inputTokens: 1, outputTokens: 1, cost: 1 } });
    await prisma.readingProgress.create({ data: { sourceId: id, userId, progress: 0.5 } });
  }
  const people = await Promise.all(each(() => given.member(space, 'EDITOR')));
  await prisma.tag.createMany({ data: each((n) => ({ spaceId, name: `Tag ${n}`, key: `tag ${n}` })) });
  await prisma.highlight.createMany({ data: people.map(({ id }) => ({ sourceId, userId: uuid(id), quote: 'words' })) });
  await prisma.sourceRevision.createMany({ data: people.map(({ id }) => ({ sourceId, userId: uuid(id), authorId: uuid(id), title: 'Before', excerpt: '', body: '' })) });
  await prisma.processingEvent.createMany({ data: each(() => ({ sourceId, run: 1, stage: 'FETCH' as const, outcome: 'SUCCEEDED' as const, startedAt: new Date(), durationMs: 5 })) });
  await prisma.activity.createMany({ data: people.map(({ id }) => ({ spaceId, userId: uuid(id), verb: 'SPACE_CREATED', data: { sourceIds: [sourceId], count: 1 } })) });
  await prisma.apiKey.createMany({ data: each((n) => ({ userId, name: `Key ${n}`, secretHash: newEmail(), hint: 'abcd', scopes: ['read' as const] })) });
  await prisma.invitation.createMany({ data: people.map(({ id }) => ({ spaceId, email: newEmail(), role: 'EDITOR' as const, invitedById: uuid(id), expiresAt: new Date(Date.now() + 1e8) })) });
  await prisma.notification.createMany({ data: links.map((link) => ({ userId, spaceId, sourceId: uuid(link), kind: 'PROCESSING_FAILED' as const, data: { count: 1 } })) });
  return { person, ids: { Viewer: undefined, Space: space, Collection: inner, Source: first } };
}

let few: Place;
let many: Place;
beforeAll(async () => {
  few = await placeWith(2);
  many = await placeWith(12);
}, 120_000);

test('there are lists to count', () => {
  expect(lists.length).toBeGreaterThan(15);
  expect(publicId('Space', '00000000-0000-0000-0000-000000000000')).toContain('space_');
});

test.each(lists)('$name costs as many statements for two as for twelve', async ({ host, field }) => {
  const query = queryOf(host, field);
  const statements = ({ person, ids }: Place) => vault.queriesOf(person, query, { id: ids[host] });
  const [ofFew, ofMany] = [await statements(few), await statements(many)];
  expect(ofMany, query).toBe(ofFew);
});
