import { expect, test } from 'vitest';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const sourceIds = await given.links(owner, spaceId, inbox, 'https://example.org/a', 'https://example.org/b');
  return { owner, spaceId, inbox, sourceIds };
}

test('only what lies in the trash is deleted for good, and with it all that belongs to it', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const [first = '', second = ''] = sourceIds;
  await as(owner).mutate('tagSources', { sourceIds, add: ['draft'] }, 'taggedSourceIds');
  await as(owner).mutate('favoriteSources', { sourceIds, isFavorite: true }, 'favoriteSourceIds');
  await as(owner).mutate('deleteSources', { sourceIds: [first] }, 'deletedSourceIds');
  const forever = (ids: string[]) => as(owner).mutate('deleteSourcesForever', { sourceIds: ids }, 'deletedSourceIds');
  expect(await forever([first, second])).toMatchObject({ code: 'NOT_IN_TRASH' });
  expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(spaceId) } })).toBe(2);
  expect(await forever([first])).toEqual({ __typename: 'DeleteSourcesForeverPayload', deletedSourceIds: [first] });
  expect(await vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, select: { id: true } })).toEqual([{ id: uuid(second) }]);
  expect(await forever([first])).toMatchObject({ code: 'NOT_FOUND' });
});

test('the trash is emptied, the rest stays', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const empty = () => as(owner).mutate('emptyTrash', { spaceId }, 'deletedSourceCount space { id sources(filter: { trashed: true }) { totalCount } all: sources { totalCount } }');
  expect(await empty()).toMatchObject({ deletedSourceCount: 0 });
  await as(owner).mutate('deleteSources', { sourceIds: [sourceIds[0]] }, 'deletedSourceIds');
  expect(await empty()).toEqual({
    __typename: 'EmptyTrashPayload',
    deletedSourceCount: 1,
    space: { id: spaceId, sources: { totalCount: 0 }, all: { totalCount: 1 } },
  });
});

test('favorites are each person\'s own, a viewer\'s as well', async () => {
  const { owner, spaceId, sourceIds } = await place();
  const viewer = await given.member(spaceId, 'VIEWER');
  const favorite = (who: typeof owner, isFavorite: boolean) => as(who).mutate('favoriteSources', { sourceIds, isFavorite }, 'favoriteSourceIds sources { isFavorite }');
  const read = async (who: typeof owner) => (await as(who).query('query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { isFavorite } } }', { ids: sourceIds })).data;
  expect(await favorite(viewer, true)).toMatchObject({ sources: [{ isFavorite: true }, { isFavorite: true }] });
  expect(await favorite(viewer, true)).toMatchObject({ sources: [{ isFavorite: true }, { isFavorite: true }] });
  expect(await read(owner)).toEqual({ nodes: [{ isFavorite: false }, { isFavorite: false }] });
  expect(await favorite(viewer, false)).toMatchObject({ sources: [{ isFavorite: false }, { isFavorite: false }] });
  await favorite(owner, true);
  expect(await read(viewer)).toEqual({ nodes: [{ isFavorite: false }, { isFavorite: false }] });
});

test('what was read or has failed is processed again as a new run; what is under way is left alone', async () => {
  const { owner, spaceId, inbox } = await place();
  const [read = '', failed = '', waiting = ''] = await given.links(owner, spaceId, inbox, ...['c', 'd', 'e'].map((name) => `https://example.org/${name}`));
  const { prisma } = vault.database;
  await prisma.source.update({ where: { id: uuid(read) }, data: { status: 'COMPLETED' } });
  await prisma.source.update({ where: { id: uuid(failed) }, data: { status: 'FAILED', failureCode: 'DNS', failureMessage: 'No such host.' } });
  expect(await as(owner).mutate('reprocessSources', { sourceIds: [read, failed, waiting] }, 'sources { status failure { code } }')).toMatchObject({
    sources: [
      { status: 'PENDING', failure: null },
      { status: 'PENDING', failure: null },
      { status: 'PENDING', failure: null },
    ],
  });
  const runs = await Promise.all([read, failed, waiting].map((id) => prisma.source.findUniqueOrThrow({ where: { id: uuid(id) }, select: { run: true } })));
  expect(runs).toEqual([{ run: 2 }, { run: 2 }, { run: 1 }]);
});
