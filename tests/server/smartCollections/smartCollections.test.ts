import { expect, test } from 'vitest';
import { type Person, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

type Smart = { readonly id: string; readonly name: string; readonly sourceCount: number; readonly missingTags: readonly string[]; readonly filter: Record<string, unknown> };

const selection = 'id name sourceCount missingTags filter { text types tags collectionId collection { name } includeDescendants favorites createdAfter minSizeKB }';

/** A space with two links in Reading, one of them below it in Papers and tagged "ml". */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const reading = await given.collection(owner, spaceId, 'Reading');
  const papers = await given.collection(owner, spaceId, 'Papers', reading);
  const [one = ''] = await given.links(owner, spaceId, reading, 'https://example.org/one');
  const [two = ''] = await given.links(owner, spaceId, papers, 'https://example.org/two');
  await as(owner).mutate('tagSources', { sourceIds: [two], add: ['ML'] }, 'taggedSourceIds');
  return { owner, spaceId, reading, papers, one, two };
}

const save = async (person: Person, spaceId: string, filter: object, name = 'Mine') =>
  (await as(person).mutate('createSmartCollection', { spaceId, name, filter }, `smartCollection { ${selection} }`)) as unknown as { smartCollection: Smart; code?: string; message?: string };

async function listed(person: Person, spaceId: string): Promise<Smart[]> {
  const { data, errors } = await as(person).query(`query($id: ID!) { node(id: $id) { ... on Space { smartCollections { ${selection} } } } }`, { id: spaceId });
  expect(errors).toBeUndefined();
  return (data?.['node'] as { smartCollections: Smart[] }).smartCollections;
}

test('a filter that was saved finds what it would find in a list, whatever comes later, and tells what it looks for', async () => {
  const { owner, spaceId, reading, papers } = await place();
  const { smartCollection } = await save(owner, spaceId, { types: ['URI'], collectionId: reading, includeDescendants: true, createdAfter: '2026-01-01T00:00:00.000Z', sizeKB: { min: 0 } }, '  All   links ');
  expect(smartCollection).toEqual({
    id: expect.stringMatching(/^smartcollection_/),
    name: 'All links',
    sourceCount: 0,
    missingTags: [],
    filter: { text: null, types: ['URI'], tags: null, collectionId: reading, collection: { name: 'Reading' }, includeDescendants: true, favorites: false, createdAfter: '2026-01-01T00:00:00.000Z', minSizeKB: 0 },
  });
  await as(owner).mutate('updateSmartCollection', { smartCollectionId: smartCollection.id, filter: { types: ['URI'], collectionId: reading, includeDescendants: true } }, 'smartCollection { id }');
  expect((await listed(owner, spaceId))[0]?.sourceCount).toBe(2);
  await given.links(owner, spaceId, papers, 'https://example.org/three');
  expect((await listed(owner, spaceId))[0]?.sourceCount).toBe(3);
});

test('words and tags are looked for as in a list; favorites are those of whoever looks', async () => {
  const { owner, spaceId, one, two } = await place();
  const other = await given.member(spaceId, 'VIEWER');
  await save(owner, spaceId, { tags: { any: ['ml', 'statistics'] } }, 'A tag');
  await save(owner, spaceId, { favorites: true }, 'Stars');
  await save(owner, spaceId, { text: 'example -two' }, 'Words');
  await save(owner, spaceId, { text: 'tag:ml' }, 'Words that are a filter');
  await save(owner, spaceId, { types: ['NOTE'] }, 'Written');
  await as(owner).mutate('favoriteSources', { sourceIds: [one], isFavorite: true }, 'favoriteSourceIds');
  const counts = async (person: Person) => (await listed(person, spaceId)).map(({ name, sourceCount }) => [name, sourceCount]);
  expect(await counts(owner)).toEqual([['A tag', 1], ['Stars', 1], ['Words', 1], ['Words that are a filter', 1], ['Written', 0]]);
  expect(await counts(other)).toEqual([['A tag', 1], ['Stars', 0], ['Words', 1], ['Words that are a filter', 1], ['Written', 0]]);
  expect((await listed(other, spaceId))[0]?.missingTags).toEqual(['statistics']);
  // A tag that lies in the trash with its last source finds nothing either.
  await as(owner).mutate('deleteSources', { sourceIds: [two] }, 'deletedSourceIds');
  expect((await listed(other, spaceId))[0]?.missingTags).toEqual(['ml', 'statistics']);
});

test('what failed for a reason is found by it, also by one of another version as far as it is known', async () => {
  const { owner, spaceId, one } = await place();
  await vault.database.prisma.source.update({ where: { id: uuid(one) }, data: { status: 'FAILED', failureCode: 'DNS', failureMessage: 'So it is.' } });
  await save(owner, spaceId, { failureCodes: ['DNS', 'TLS'] }, 'a');
  await save(owner, spaceId, { failureCodes: ['TLS'] }, 'b');
  await vault.database.prisma.smartCollection.create({ data: { spaceId: uuid(spaceId), name: 'c', filter: { failureCodes: ['DNS', 'WEATHER'] } } });
  await vault.database.prisma.smartCollection.create({ data: { spaceId: uuid(spaceId), name: 'd', filter: { failureCodes: ['WEATHER'] } } });
  expect((await listed(owner, spaceId)).map(({ sourceCount }) => sourceCount)).toEqual([1, 0, 1, 0]);
});

test('the last days are counted from now, whenever it is opened', async () => {
  const { owner, spaceId, one } = await place();
  const { smartCollection } = await save(owner, spaceId, { createdWithinDays: 7 }, 'This week');
  expect(smartCollection.sourceCount).toBe(2);
  const stored = await vault.database.prisma.smartCollection.findFirst({ where: { name: 'This week', spaceId: uuid(spaceId) }, select: { filter: true } });
  expect(stored?.filter).toEqual({ createdWithinDays: 7 });
  const old = new Date(Date.now() - 7 * 86_400_000 - 60_000);
  await vault.database.prisma.source.update({ where: { id: uuid(one) }, data: { createdAt: old } });
  expect((await listed(owner, spaceId))[0]?.sourceCount).toBe(1);
  for (const days of [0, -1, 36_501]) expect(await save(owner, spaceId, { createdWithinDays: days })).toMatchObject({ code: 'INVALID' });
});

test('a collection that is deleted leaves nothing to find and is said to be gone, until it is restored', async () => {
  const { owner, spaceId, reading } = await place();
  const { smartCollection } = await save(owner, spaceId, { collectionId: reading, includeDescendants: true });
  expect(smartCollection.sourceCount).toBe(2);
  const { undoId } = await as(owner).mutate('deleteCollection', { collectionId: reading, confirmation: 'DELETE', undoable: true }, 'undoId');
  expect(await listed(owner, spaceId)).toMatchObject([{ sourceCount: 0, filter: { collectionId: reading, collection: null } }]);
  const renamed = await as(owner).mutate('updateSmartCollection', { smartCollectionId: smartCollection.id, filter: { collectionId: reading, text: 'example' } }, 'smartCollection { id }');
  expect(renamed.code).toBeUndefined();
  await as(owner).mutate('undoChange', { undoId }, 'changedSourceIds');
  expect(await listed(owner, spaceId)).toMatchObject([{ filter: { collection: { name: 'Reading' } } }]);
});

test('what was stored by another version is read as far as it is understood', async () => {
  const { owner, spaceId } = await place();
  const stored = (name: string, filter: object | string) => vault.database.prisma.smartCollection.create({ data: { spaceId: uuid(spaceId), name, filter } });
  await stored('a', { types: ['URI', 'PODCAST'], sizeKB: 'large', createdAfter: 'yesterday', weather: 'fair' });
  await stored('b', { types: ['PODCAST'] });
  await stored('c', { collection: { id: 'nonsense' } });
  await stored('d', 'nonsense');
  await vault.database.pool.query(`insert into "SmartCollection" (id, "spaceId", name, filter) values (gen_random_uuid(), $1, 'e', 'null')`, [uuid(spaceId)]);
  expect((await listed(owner, spaceId)).map(({ sourceCount, filter }) => [sourceCount, filter['types']])).toEqual([
    [2, ['URI']],
    [0, []],
    [0, null],
    [0, []],
    [0, []],
  ]);
});

test('what a list does not offer, what looks for nothing, and a name without letters are refused', async () => {
  const { owner, spaceId } = await place();
  const elsewhere = await place();
  const refused = async (filter: object, name?: string) => {
    const { data } = await as(owner).query(
      'mutation($input: CreateSmartCollectionInput!) { createSmartCollection(input: $input) { ... on Error { code message } ... on InvalidInputError { fields { path } } } }',
      { input: { spaceId, name: name ?? 'Mine', filter } },
    );
    return data?.['createSmartCollection'];
  };
  expect(await refused({ trashed: true })).toMatchObject({ code: 'INVALID', fields: [{ path: 'filter.trashed' }] });
  expect(await refused({ tags: { all: ['a'] } })).toMatchObject({ code: 'INVALID', fields: [{ path: 'filter.tags.all' }] });
  for (const nothing of [{ text: '' }, { text: '  ' }, { tags: {} }, { tags: { any: null } }, { sizeKB: {} }, { includeDescendants: true }]) expect(await refused(nothing), JSON.stringify(nothing)).toMatchObject({ code: 'INVALID', fields: [{ path: 'filter' }] });
  expect(await refused({ favorites: false })).toMatchObject({ code: 'INVALID', fields: [{ path: 'filter' }] });
  expect(await refused({ text: 'x'.repeat(1_001) })).toMatchObject({ code: 'INVALID' });
  expect(await refused({ text: 'x' }, ' ')).toMatchObject({ code: 'INVALID', fields: [{ path: 'name' }] });
  expect(await refused({ collectionId: elsewhere.reading })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await listed(owner, spaceId)).toEqual([]);
});

test('one that is deleted is gone with its sources untouched, and comes back under its own id; a space has a hundred', async () => {
  const { owner, spaceId } = await place();
  const { smartCollection } = await save(owner, spaceId, { text: 'example' });
  const { id } = smartCollection;
  expect(await as(owner).mutate('deleteSmartCollection', { smartCollectionId: id }, 'deletedSmartCollectionId')).toMatchObject({ deletedSmartCollectionId: id });
  expect(await listed(owner, spaceId)).toEqual([]);
  expect((await as(owner).query('query($id: ID!) { node(id: $id) { id } }', { id })).data).toEqual({ node: null });
  expect(await as(owner).mutate('updateSmartCollection', { smartCollectionId: id, name: 'New' }, 'smartCollection { id }')).toMatchObject({ code: 'NOT_FOUND' });
  await vault.database.prisma.smartCollection.createMany({ data: Array.from({ length: 99 }, () => ({ spaceId: uuid(spaceId), name: 'x', filter: { text: 'x' } })) });
  expect(await as(owner).mutate('restoreSmartCollection', { smartCollectionId: id }, 'smartCollection { id name }')).toMatchObject({ smartCollection: { id, name: 'Mine' } });
  expect(await save(owner, spaceId, { text: 'x' })).toMatchObject({ code: 'LIMIT_REACHED', message: expect.stringContaining('100 smart collections') });
  expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId), trashedAt: null } })).toBe(2);
});
