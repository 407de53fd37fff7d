import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** Three notes in one collection, two in another, one in none. */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const reading = await given.collection(owner, spaceId, 'Reading');
  const target = await given.collection(owner, spaceId, 'Target');
  const ids: string[] = [];
  for (const collectionId of [inbox, inbox, inbox, reading, reading, null]) {
    const { id } = await vault.database.prisma.source.create({
      data: { spaceId: uuid(spaceId), collectionId: collectionId && uuid(collectionId), userId: uuid(owner.id), type: 'NOTE', status: 'COMPLETED', title: 'Note' },
    });
    ids.push(publicId('Source', id));
  }
  const all = { matching: { spaceId, filter: {}, expectedCount: 6 }, undoable: true };
  return { owner, spaceId, inbox, reading, target, ids, all };
}

const undo = (person: Person, undoId: unknown) => as(person).mutate('undoChange', { undoId }, 'changedSourceIds sources { id } collections { id sourceCount }');
const rows = (spaceId: string) =>
  vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { id: 'asc' }, select: { collectionId: true, trashedAt: true, tags: { select: { tag: { select: { name: true } } } }, favorites: { select: { userId: true } } } });
const homes = async (spaceId: string) => (await rows(spaceId)).map(({ collectionId }) => collectionId);
const tagsOf = async (spaceId: string) => (await rows(spaceId)).map(({ tags }) => tags.map(({ tag }) => tag.name).sort());

test('what was moved by a filter goes back to where each lay', async () => {
  const { owner, spaceId, inbox, reading, target, all } = await place();
  const before = await homes(spaceId);
  const { undoId } = await as(owner).mutate('moveSources', { ...all, toCollectionId: target }, 'undoId');
  expect(new Set(await homes(spaceId))).toEqual(new Set([uuid(target)]));
  const undone = await undo(owner, undoId);
  expect(undone['changedSourceIds']).toHaveLength(6);
  expect(undone['collections']).toEqual(expect.arrayContaining([{ id: inbox, sourceCount: 3 }, { id: reading, sourceCount: 2 }, { id: target, sourceCount: 0 }]));
  expect(await homes(spaceId)).toEqual(before);
  expect((await undo(owner, undoId)).code).toBe('NOT_FOUND');
});

test('what was taken back is told as nodes of any kind', async () => {
  const { owner, inbox, reading, target, ids, all } = await place();
  const { undoId } = await as(owner).mutate('moveSources', { ...all, toCollectionId: target }, 'undoId');
  const undone = await as(owner).mutate('undoChange', { undoId }, 'changedIds changed { __typename id ... on Source { collection { id } } }');
  expect([...(undone['changedIds'] as string[])].sort()).toEqual([...ids, inbox, reading, target].sort());
  const changed = undone['changed'] as { __typename: string; id: string; collection?: { id: string } | null }[];
  expect(changed.map(({ id }) => id)).toEqual(undone['changedIds']);
  expect(changed.find(({ id }) => id === ids[0])).toEqual({ __typename: 'Source', id: ids[0], collection: { id: inbox } });
});

test('a move that was taken back changed nothing: each has the `updatedAt` it had, but for who was changed since', async () => {
  const { owner, spaceId, target, ids, all } = await place();
  const { prisma } = vault.database;
  const times = async () => (await prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { id: 'asc' }, select: { updatedAt: true } })).map(({ updatedAt }) => updatedAt.getTime());
  for (const [index, id] of ids.entries()) await prisma.source.update({ where: { id: uuid(id) }, data: { updatedAt: new Date(Date.UTC(2026, 0, 1 + index)) } });
  const before = await times();
  const { undoId } = await as(owner).mutate('moveSources', { ...all, toCollectionId: target }, 'undoId');
  expect(new Set(await times()).size).toBe(1);
  await as(owner).mutate('updateSource', { sourceId: ids[2], title: 'Changed since' }, 'source { id }');
  const changed = (await times())[2];
  await undo(owner, undoId);
  expect(await times()).toEqual(before.with(2, changed ?? 0));
});

test('tags: only who got one loses it, only who lost one gets it again', async () => {
  const { owner, spaceId, ids, all } = await place();
  await as(owner).mutate('tagSources', { sourceIds: ids.slice(0, 2), add: ['Draft', 'old'] }, 'taggedSourceIds');
  const before = await tagsOf(spaceId);
  const { undoId } = await as(owner).mutate('tagSources', { ...all, add: ['draft', 'new'], remove: ['old', 'new', 'never'] }, 'undoId');
  expect(await tagsOf(spaceId)).toEqual(Array.from({ length: 6 }, () => ['Draft', 'new']));
  await undo(owner, undoId);
  expect(await tagsOf(spaceId)).toEqual(before);
});

test('favorites, the trash and copies', async () => {
  const { owner, spaceId, ids, target, all } = await place();
  const [kept = '', ...others] = ids;
  await as(owner).mutate('favoriteSources', { sourceIds: [kept], isFavorite: true }, 'favoriteSourceIds');
  const favorites = async () => (await rows(spaceId)).map((row) => row.favorites.length);
  const before = await favorites();
  for (const isFavorite of [true, false]) {
    const { undoId } = await as(owner).mutate('favoriteSources', { ...all, isFavorite }, 'undoId');
    expect(new Set(await favorites())).toEqual(new Set([isFavorite ? 1 : 0]));
    await undo(owner, undoId);
    expect(await favorites()).toEqual(before);
  }

  const trashed = async () => (await rows(spaceId)).filter(({ trashedAt }) => trashedAt !== null).length;
  await as(owner).mutate('deleteSources', { sourceIds: [others[0]] }, 'deletedSourceIds');
  const { undoId } = await as(owner).mutate('deleteSources', { sourceIds: ids, undoable: true }, 'undoId');
  expect(await trashed()).toBe(6);
  await undo(owner, undoId);
  expect(await trashed()).toBe(1);

  const copied = await as(owner).mutate('copySources', { sourceIds: [kept], toCollectionId: target, undoable: true }, 'undoId');
  await undo(owner, copied['undoId']);
  expect([(await rows(spaceId)).length, await trashed()]).toEqual([7, 2]);
});

test('nothing is remembered unless it is asked for; only an hour long, only for who did it, and only as far as their rights go', async () => {
  const { owner, spaceId, target, ids } = await place();
  const editor = await given.member(spaceId, 'EDITOR');
  const move = (undoable: boolean, toCollectionId: string | null, sourceIds = ids) => as(editor).mutate('moveSources', { sourceIds, toCollectionId, undoable }, 'undoId');
  expect((await move(false, target))['undoId']).toBeNull();
  const { undoId } = await move(true, null);
  expect((await undo(owner, undoId)).code).toBe('NOT_FOUND');
  await vault.database.prisma.membership.updateMany({ where: { userId: uuid(editor.id) }, data: { role: 'VIEWER' } });
  expect((await undo(editor, undoId)).code).toBe('FORBIDDEN');
  await vault.database.prisma.membership.updateMany({ where: { userId: uuid(editor.id) }, data: { role: 'EDITOR' } });
  await vault.database.prisma.source.delete({ where: { id: uuid(ids[0] ?? '') } });
  expect((await undo(editor, undoId))['changedSourceIds']).toHaveLength(5);

  const late = await move(true, null, ids.slice(1));
  await vault.database.prisma.undo.updateMany({ data: { expiresAt: new Date() } });
  expect((await undo(editor, late['undoId'])).code).toBe('NOT_FOUND');
});

test('a collection that is gone by then: nothing is taken back', async () => {
  const { owner, spaceId, reading, target, all } = await place();
  const { undoId } = await as(owner).mutate('moveSources', { ...all, toCollectionId: target }, 'undoId');
  await as(owner).mutate('deleteCollection', { collectionId: reading, confirmation: 'DELETE' }, 'deletedSourceCount');
  expect((await undo(owner, undoId)).code).toBe('NOT_FOUND');
  expect(new Set(await homes(spaceId))).toEqual(new Set([uuid(target)]));
});
