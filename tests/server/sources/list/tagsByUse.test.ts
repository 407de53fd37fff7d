import { expect, test } from 'vitest';
import { plansOf } from '#tests/support/explain.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type Edges = { totalCount: number; edges: { sourceCount?: number; node: { name: string; sourceCount: number } }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string; startCursor: string } };

const query = `query($id: ID!, $first: Int, $last: Int, $after: String, $before: String, $containing: String) { node(id: $id) { ... on Space {
  tagsByUse(first: $first, last: $last, after: $after, before: $before, containing: $containing) { totalCount edges { node { name sourceCount } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } } }`;

test('tags come by use, by name among equals, page by page in both directions, without what only the trash has', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collection = await given.collection(owner, spaceId, 'Reading');
  const ids = await given.links(owner, spaceId, collection, ...Array.from({ length: 6 }, (_, index) => `https://example.org/${index}`));
  const tag = (count: number, ...add: string[]) => as(owner).mutate('tagSources', { sourceIds: ids.slice(0, count), add }, 'taggedSourceIds');
  await tag(4, 'sleep', 'Éclair', 'draft');
  await tag(5, 'memory');
  await tag(1, 'Zebra', 'apple');
  await as(owner).mutate('tagSources', { sourceIds: ids.slice(5), add: ['gone', 'memory'] }, 'taggedSourceIds');
  await as(owner).mutate('deleteSources', { sourceIds: ids.slice(5) }, 'deletedSourceIds');
  const read = async (variables: Record<string, unknown>) => {
    const { data, errors } = await as(owner).query(query, { id: spaceId, ...variables });
    expect(errors).toBeUndefined();
    return (data as { node: { tagsByUse: Edges } }).node.tagsByUse;
  };
  const names = (page: Edges) => page.edges.map(({ node }) => `${node.name} ${node.sourceCount}`);
  const all = ['memory 5', 'draft 4', 'sleep 4', 'Éclair 4', 'apple 1', 'Zebra 1'];
  const whole = await read({});
  expect([names(whole), whole.totalCount]).toEqual([all, 6]);
  const forwards: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const page = await read({ first: 2, after });
    forwards.push(...names(page));
    ({ endCursor: after, hasNextPage: more } = page.pageInfo);
  }
  expect(forwards).toEqual(all);
  const backwards: string[] = [];
  for (let before: string | undefined, more = true; more; ) {
    const page = await read({ last: 4, before });
    backwards.unshift(...names(page));
    ({ startCursor: before, hasPreviousPage: more } = page.pageInfo);
  }
  expect(backwards).toEqual(all);
  expect(await read({ containing: 'E' })).toMatchObject({ totalCount: 4, edges: [{ node: { name: 'memory' } }, { node: { name: 'sleep' } }, { node: { name: 'apple' } }, { node: { name: 'Zebra' } }] });
  expect((await read({ containing: '%_\0' })).edges).toEqual([]);
  expect((await as(owner).query(query, { id: spaceId, after: 'nonsense' })).errors?.[0]?.cause).toMatchObject({ code: 'INVALID' });
});

test('the tags of a collection are counted there, and below it where that is asked for', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const top = await given.collection(owner, spaceId, 'Top');
  const below = await given.collection(owner, spaceId, 'Below', top);
  const tagged = async (collection: string, name: string, ...add: string[]) => {
    const sourceIds = await given.links(owner, spaceId, collection, `https://example.org/${name}`);
    await as(owner).mutate('tagSources', { sourceIds, add }, 'taggedSourceIds');
  };
  await tagged(top, 'a', 'one', 'two');
  await tagged(below, 'b', 'two', 'three');
  await tagged(below, 'c', 'two');
  const { data } = await as(owner).query(
    `query($id: ID!) { node(id: $id) { ... on Collection {
      here: tags { totalCount edges { sourceCount node { name sourceCount } } } all: tags(includeDescendants: true, first: 2) { totalCount edges { sourceCount node { name } } pageInfo { hasNextPage } } } } }`,
    { id: top },
  );
  expect(data?.['node']).toEqual({
    here: { totalCount: 2, edges: [{ sourceCount: 1, node: { name: 'one', sourceCount: 1 } }, { sourceCount: 1, node: { name: 'two', sourceCount: 3 } }] },
    all: { totalCount: 3, edges: [{ sourceCount: 3, node: { name: 'two' } }, { sourceCount: 1, node: { name: 'one' } }], pageInfo: { hasNextPage: true } },
  });
});

/** A space with 4,000 notes and 5,000 tags, of which each note has one or two, and nine all notes. */
async function manyTags(owner: Person): Promise<string> {
  const spaceId = await given.space(owner);
  const space = uuid(spaceId);
  const { prisma } = vault.database;
  await prisma.$executeRaw`
    insert into "Source" (id, "spaceId", type, status, title) select gen_random_uuid(), ${space}::uuid, 'NOTE', 'COMPLETED', 'Note ' || n from generate_series(1, 4000) n`;
  await prisma.$executeRaw`
    insert into "Tag" (id, "spaceId", name, key) select gen_random_uuid(), ${space}::uuid, 'tag ' || n, 'tag ' || n from generate_series(1, 5000) n`;
  await prisma.$executeRaw`
    insert into "SourceTag" ("sourceId", "tagId", "spaceId")
    select s.id, t.id, ${space}::uuid from (select id, row_number() over (order by id) as n from "Source" where "spaceId" = ${space}::uuid) s
    join (select id, row_number() over (order by id) as n from "Tag" where "spaceId" = ${space}::uuid) t on t.n % 4000 = s.n % 4000 or t.n <= s.n % 10`;
  return spaceId;
}

test('five thousand tags are counted in an index alone, in one statement', async () => {
  const owner = await given.person();
  const spaceId = await manyTags(owner);
  for (let others = 0; others < 4; others++) await manyTags(owner);
  await vault.database.prisma.$executeRaw`vacuum analyze "SourceTag", "Source", "Tag"`;
  const eight = 'query($id: ID!) { node(id: $id) { ... on Space { tagsByUse(first: 8) { edges { node { name sourceCount } } } } } }';
  const plans = await plansOf(vault.database.pool, 'with carried', () => as(owner).query(eight, { id: spaceId }));
  expect(plans).toMatch(/Index Only Scan using "SourceTag_spaceId_tagId_sourceId_idx"/);
  expect(await vault.queriesOf(owner, eight, { id: spaceId })).toBe(2);
});

test('the Inbox and favorites are counted in one statement, in indexes, each for whoever asks', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collection = await given.collection(owner, spaceId, 'Reading');
  const space = uuid(spaceId);
  await given.links(owner, spaceId, collection, 'https://example.org/a');
  await vault.database.prisma.$executeRaw`
    insert into "Source" (id, "spaceId", type, status, title) select gen_random_uuid(), ${space}::uuid, 'NOTE', 'COMPLETED', 'Note ' || n from generate_series(1, 30) n`;
  const some = await vault.database.prisma.source.findMany({ where: { spaceId: space, collectionId: null }, take: 3, select: { id: true } });
  const sourceIds = some.map(({ id }) => publicId('Source', id));
  await as(owner).mutate('favoriteSources', { sourceIds, isFavorite: true }, 'favoriteSourceIds');
  await as(owner).mutate('deleteSources', { sourceIds: sourceIds.slice(0, 1) }, 'deletedSourceIds');
  const counts = 'query($id: ID!) { node(id: $id) { ... on Space { inboxCount favoriteCount } } }';
  const editor = await given.member(spaceId, 'EDITOR');
  expect((await as(owner).query(counts, { id: spaceId })).data).toEqual({ node: { inboxCount: 29, favoriteCount: 2 } });
  expect((await as(editor).query(counts, { id: spaceId })).data).toEqual({ node: { inboxCount: 29, favoriteCount: 0 } });
  expect(await vault.queriesOf(owner, counts, { id: spaceId })).toBe(2);
});
