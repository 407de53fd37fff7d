import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** Four links: "ml" on the first two, "machine learning" on the second and third, "ML notes" on the fourth, which lies in the trash. */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collection = await given.collection(owner, spaceId, 'Reading');
  const ids = await given.links(owner, spaceId, collection, ...['a', 'b', 'c', 'd'].map((name) => `https://example.org/${name}`));
  const tag = (sourceIds: readonly (string | undefined)[], ...add: string[]) => as(owner).mutate('tagSources', { sourceIds, add }, 'taggedSourceIds');
  await tag(ids.slice(0, 2), 'ml');
  await tag(ids.slice(1, 3), 'machine learning');
  await tag(ids.slice(3), 'ML notes');
  await as(owner).mutate('deleteSources', { sourceIds: ids.slice(3) }, 'deletedSourceIds');
  return { owner, spaceId, collection, ids, tag };
}

/** The tags of each source, in the order of the sources, also of those in the trash. */
async function tagsOf(spaceId: string) {
  const rows = await vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { id: 'asc' }, select: { tags: { select: { tag: { select: { name: true } } } } } });
  return rows.map(({ tags }) => tags.map(({ tag }) => tag.name).sort());
}

async function idOf(spaceId: string, key: string) {
  const tag = await vault.database.prisma.tag.findUniqueOrThrow({ where: { spaceId_key: { spaceId: uuid(spaceId), key } } });
  return publicId('Tag', tag.id);
}

const merge = (person: Person, tagIds: readonly string[], name: string) =>
  as(person).mutate('mergeTags', { tagIds, name, undoable: true }, 'mergedTagIds undoId tag { id name sourceCount } space { id inboxCount }');
const undo = (person: Person, undoId: unknown) => as(person).mutate('undoChange', { undoId }, 'changedSourceIds');
const updated = async (spaceId: string) => (await vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { id: 'asc' }, select: { updatedAt: true } })).map(({ updatedAt }) => updatedAt.getTime());

test('several become one that is there: each source has it once, in the trash too, and Undo gives back who had what', async () => {
  const { owner, spaceId } = await place();
  const before = await tagsOf(spaceId);
  const changed = await updated(spaceId);
  const merged = [await idOf(spaceId, 'ml'), await idOf(spaceId, 'ml notes')];
  const { undoId, ...answer } = await merge(owner, merged, ' Machine   LEARNING ');
  expect(answer).toEqual({
    __typename: 'MergeTagsPayload',
    mergedTagIds: merged,
    tag: { id: await idOf(spaceId, 'machine learning'), name: 'machine learning', sourceCount: 3 },
    space: { id: spaceId, inboxCount: 0 },
  });
  expect(await tagsOf(spaceId)).toEqual(Array.from({ length: 4 }, () => ['machine learning']));
  expect(await updated(spaceId)).toEqual(changed);
  expect((await undo(owner, undoId)).code).toBeUndefined();
  expect(await tagsOf(spaceId)).toEqual(before);
  expect(await updated(spaceId)).toEqual(changed);
  expect((await undo(owner, undoId)).code).toBe('NOT_FOUND');
});

test('one with a new name is renamed, and found under it', async () => {
  const { owner, spaceId, ids } = await place();
  const { undoId, tag } = await merge(owner, [await idOf(spaceId, 'ml')], 'Statistics');
  expect(tag).toMatchObject({ name: 'Statistics', sourceCount: 2 });
  const found = async (query: string) =>
    (await as(owner).query('query($id: ID!, $query: String!) { node(id: $id) { ... on Space { search(query: $query) { edges { node { id } } } } } }', { id: spaceId, query })).data?.['node'];
  expect(JSON.stringify(await found('statistics'))).toContain(ids[0]);
  expect(await tagsOf(spaceId)).toEqual([['Statistics'], ['Statistics', 'machine learning'], ['machine learning'], ['ML notes']]);
  await undo(owner, undoId);
  expect((await tagsOf(spaceId))[0]).toEqual(['ml']);
  expect(JSON.stringify(await found('statistics'))).not.toContain(ids[0]);
});

test('another spelling of the same name is the same tag, written as told; Undo writes it as it was', async () => {
  const { owner, spaceId } = await place();
  const id = await idOf(spaceId, 'ml');
  for (const name of ['ML', 'ｍｌ']) {
    const { undoId, ...answer } = await merge(owner, [id], name);
    expect(answer).toMatchObject({ mergedTagIds: [], tag: { id, name, sourceCount: 2 } });
    await undo(owner, undoId);
    expect((await tagsOf(spaceId))[0]).toEqual(['ml']);
  }
});

test('a name that only tags without sources had is written as it is given now', async () => {
  const { owner, spaceId, ids, tag } = await place();
  await tag(ids.slice(0, 1), 'old');
  await as(owner).mutate('tagSources', { sourceIds: ids.slice(0, 1), remove: ['old'] }, 'taggedSourceIds');
  expect((await merge(owner, [await idOf(spaceId, 'ml')], 'OLD'))['tag']).toMatchObject({ name: 'OLD', sourceCount: 2 });
});

test('two merges at once, towards each other and beside who is tagging: nobody waits for ever, and no tag is lost', async () => {
  const { owner, spaceId, ids } = await place();
  const [ml, long, notes] = [await idOf(spaceId, 'ml'), await idOf(spaceId, 'machine learning'), await idOf(spaceId, 'ml notes')];
  const answers = await Promise.all([
    merge(owner, [ml, notes], 'machine learning'),
    merge(owner, [long, notes], 'ml'),
    as(owner).mutate('tagSources', { sourceIds: ids.slice(0, 3).toReversed(), add: ['ml', 'machine learning', 'ml notes'] }, 'taggedSourceIds'),
    as(owner).mutate('tagSources', { sourceIds: ids.slice(0, 3), add: ['ml notes', 'machine learning', 'ml'] }, 'taggedSourceIds'),
    merge(owner, [notes, ml, long], 'one'),
    as(owner).mutate('deleteTags', { tagIds: [notes, ml], undoable: true }, 'deletedTagIds'),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined));
  // Whoever tagged last gave tags again: but nothing refers to a tag that is not there, and every source has each once.
  await merge(owner, [notes, ml, long], 'one');
  expect((await tagsOf(spaceId)).slice(0, 3)).toEqual([['one'], ['one'], ['one']]);
});

test('what is deleted leaves all sources, and Undo gives it back to each', async () => {
  const { owner, spaceId } = await place();
  const before = await tagsOf(spaceId);
  const tagIds = [await idOf(spaceId, 'ml'), await idOf(spaceId, 'ml notes')];
  const { undoId, ...answer } = await as(owner).mutate('deleteTags', { tagIds, undoable: true }, 'deletedTagIds undoId space { tagsByUse { totalCount edges { node { name sourceCount } } } }');
  expect([...(answer['deletedTagIds'] as string[])].sort()).toEqual([...tagIds].sort());
  expect(answer['space']).toEqual({ tagsByUse: { totalCount: 1, edges: [{ node: { name: 'machine learning', sourceCount: 2 } }] } });
  await undo(owner, undoId);
  expect(await tagsOf(spaceId)).toEqual(before);
});

test('nothing is remembered unless it is asked for, and who may not edit any more takes back nothing', async () => {
  const { owner, spaceId } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const id = await idOf(spaceId, 'ml');
  expect((await as(owner).mutate('mergeTags', { tagIds: [id], name: 'Ml' }, 'undoId'))['undoId']).toBeNull();
  const { undoId } = await merge(editor, [id], 'mL');
  await vault.database.prisma.membership.updateMany({ where: { userId: uuid(editor.id) }, data: { role: 'VIEWER' } });
  expect((await undo(editor, undoId)).code).toBe('FORBIDDEN');
  expect((await tagsOf(spaceId))[0]).toEqual(['mL']);
});

test('it is told what was done, by whom: once for all', async () => {
  const { owner, spaceId } = await place();
  await merge(owner, [await idOf(spaceId, 'ml'), await idOf(spaceId, 'ml notes')], 'machine learning');
  await as(owner).mutate('deleteTags', { tagIds: [await idOf(spaceId, 'machine learning')] }, 'deletedTagIds');
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { activity(first: 2) { edges { node { verb count subject { kind name } } } } } } }', { id: spaceId });
  expect((data as { node: { activity: { edges: { node: unknown }[] } } }).node.activity.edges.map(({ node }) => node)).toEqual([
    { verb: 'TAGS_DELETED', count: 1, subject: { kind: 'TAG', name: 'machine learning' } },
    { verb: 'TAGS_MERGED', count: 2, subject: { kind: 'TAG', name: 'machine learning' } },
  ]);
});

test('bad input is refused with words, and changes nothing', async () => {
  const { owner, spaceId } = await place();
  const before = await tagsOf(spaceId);
  const other = await given.space(owner, 'Another');
  const elsewhere = await vault.database.prisma.tag.create({ data: { spaceId: uuid(other), name: 'ml', key: 'ml' } });
  const id = await idOf(spaceId, 'ml');
  for (const [tagIds, name, code] of [
    [[], 'new', 'INVALID'],
    [[id], ' ', 'INVALID'],
    [[id], 'x'.repeat(101), 'INVALID'],
    [[id], '\0', 'INVALID'],
    [Array.from({ length: 1_001 }, (_, index) => `tag_${index}`), 'new', 'INVALID'],
    [[id, publicId('Tag', elsewhere.id)], 'new', 'CROSS_SPACE'],
    [[id, publicId('Tag', '01939d2f-0000-7000-8000-000000000000')], 'new', 'NOT_FOUND'],
    [['nonsense'], 'new', 'NOT_FOUND'],
  ] as const) {
    expect((await merge(owner, tagIds, name)).code, name.slice(0, 10)).toBe(code);
  }
  expect((await as(owner).mutate('deleteTags', { tagIds: [id, publicId('Tag', elsewhere.id)] }, 'deletedTagIds')).code).toBe('CROSS_SPACE');
  await as(owner).mutate('archiveSpace', { spaceId }, 'space { id }');
  expect((await merge(owner, [id], 'new')).code).toBe('SPACE_ARCHIVED');
  expect(await tagsOf(spaceId)).toEqual(before);
});
