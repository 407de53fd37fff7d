import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { sweepTrash } from '#server/domain/sources/trash/sweepTrash.ts';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** Research / Sleep / Dreams with a source in each of the last two, one of them in the trash, beside Other. */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const research = await given.collection(owner, spaceId, 'Research');
  const before = await given.collection(owner, spaceId, 'Before', research);
  const sleep = await given.collection(owner, spaceId, 'Sleep', research);
  const after = await given.collection(owner, spaceId, 'After', research);
  const dreams = await given.collection(owner, spaceId, 'Dreams', sleep);
  await as(owner).mutate('updateCollection', { collectionId: dreams, description: 'At night' }, 'collection { id }');
  const [one = '', trashed = ''] = await given.links(owner, spaceId, sleep, 'https://example.org/1', 'https://example.org/2');
  const [two = ''] = await given.links(owner, spaceId, dreams, 'https://example.org/3');
  await as(owner).mutate('deleteSources', { sourceIds: [trashed] }, 'deletedSourceIds');
  return { owner, spaceId, research, before, sleep, after, dreams, one, two, trashed };
}

const remove = (owner: Person, collectionId: string, undoable = false) =>
  as(owner).mutate('deleteCollection', { collectionId, confirmation: 'DELETE', undoable }, 'undoId deletedSourceCount deletedCollectionIds');
const deletedId = (collectionId: string) => publicId('DeletedCollection', uuid(collectionId));
const restore = (owner: Person, ...collectionIds: string[]) =>
  as(owner).mutate('restoreCollections', { deletedCollectionIds: collectionIds.map(deletedId) }, 'collections { id parent { id } } restoredCollectionIds restoredSourceIds');
const deleteForever = (owner: Person, ...collectionIds: string[]) =>
  as(owner).mutate('deleteCollectionsForever', { deletedCollectionIds: collectionIds.map(deletedId) }, 'deletedCollectionIds deletedSourceCount');

/** All that can be seen of a space's collections and sources. */
async function picture(spaceId: string) {
  const where = { spaceId: uuid(spaceId) };
  const { prisma } = vault.database;
  const [collections, sources] = await Promise.all([
    prisma.collection.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.source.findMany({ where, orderBy: { id: 'asc' }, select: { id: true, collectionId: true, trashedAt: true, updatedAt: true, deletedCollectionId: true, trashedWithCollection: true } }),
  ]);
  return { collections, sources };
}

async function trash(person: Person, spaceId: string) {
  const { data, errors } = await as(person).query(
    `query($id: ID!) { node(id: $id) { ... on Space {
      tree { name } collections { totalCount }
      deletedCollections { totalCount edges { node { id collectionId name path collectionCount sourceCount viewerCanEdit space { id } } } }
      all: sources(filter: { trashed: true }) { totalCount }
      alone: sources(filter: { trashed: true, withoutDeletedCollections: true }) { edges { node { id } } }
      live: sources { totalCount }
    } } }`,
    { id: spaceId },
  );
  expect(errors).toBeUndefined();
  return data?.['node'];
}

test('a deleted collection lies in the trash as one thing and comes back as it was', async () => {
  const { owner, spaceId, sleep, dreams, one, two, trashed } = await place();
  const before = await picture(spaceId);
  expect(await remove(owner, sleep)).toMatchObject({ deletedSourceCount: 2, deletedCollectionIds: [sleep, dreams], undoId: null });
  expect(await trash(owner, spaceId)).toEqual({
    tree: [{ name: 'Research' }, { name: 'Before' }, { name: 'After' }],
    collections: { totalCount: 3 },
    deletedCollections: {
      totalCount: 1,
      edges: [{ node: { id: deletedId(sleep), collectionId: sleep, name: 'Sleep', path: ['Research'], collectionCount: 2, sourceCount: 2, viewerCanEdit: true, space: { id: spaceId } } }],
    },
    all: { totalCount: 3 },
    alone: { edges: [{ node: { id: trashed } }] },
    live: { totalCount: 0 },
  });
  const { data } = await as(owner).query(
    `query($id: ID!, $deleted: ID!, $collection: ID!) {
      node(id: $id) { ... on Space { sources(filter: { trashed: true, deletedCollectionId: $deleted }) { edges { node { id } } } } }
      gone: node(id: $collection) { id } }`,
    { id: spaceId, deleted: deletedId(sleep), collection: sleep },
  );
  expect(data).toEqual({ node: { sources: { edges: expect.arrayContaining([{ node: { id: one } }, { node: { id: two } }]) } }, gone: null });

  const answer = await restore(owner, sleep);
  expect(answer['collections']).toMatchObject([{ id: sleep }]);
  expect(new Set(answer['restoredSourceIds'] as string[])).toEqual(new Set([one, two]));
  expect(new Set(answer['restoredCollectionIds'] as string[])).toEqual(new Set([sleep, dreams]));
  expect(await picture(spaceId)).toEqual(before);
  expect((await restore(owner, sleep)).code).toBe('NOT_FOUND');
});

test('the deletion is undone by undoChange, once', async () => {
  const { owner, spaceId, sleep, one, two } = await place();
  const before = await picture(spaceId);
  const { undoId } = await remove(owner, sleep, true);
  const undone = await as(owner).mutate('undoChange', { undoId }, 'changedSourceIds collections { id }');
  expect(new Set(undone['changedSourceIds'] as string[])).toEqual(new Set([one, two]));
  expect(undone['collections']).toEqual([{ id: sleep }]);
  expect(await picture(spaceId)).toEqual(before);
  expect((await as(owner).mutate('undoChange', { undoId }, 'changedSourceIds')).code).toBe('NOT_FOUND');
});

test('what waited for processing goes on after it', async () => {
  const { owner, sleep, one } = await place();
  await vault.database.pool.query(`delete from graphile_worker._private_jobs`);
  await remove(owner, sleep);
  await restore(owner, sleep);
  const { rows } = await vault.database.pool.query<{ key: string }>(`select key from graphile_worker._private_jobs where key like '%' || $1 || '%'`, [uuid(one)]);
  expect(rows).toHaveLength(1);
});

test('where a sibling has its rank by now it comes right after that one; where the collection above is gone, into the next above', async () => {
  const { owner, spaceId, research, sleep, dreams } = await place();
  const { prisma } = vault.database;
  const { rank } = await prisma.collection.findUniqueOrThrow({ where: { id: uuid(sleep) } });
  await remove(owner, sleep);
  await prisma.collection.create({ data: { spaceId: uuid(spaceId), parentId: uuid(research), name: 'New', rank } });
  await restore(owner, sleep);
  expect((await prisma.collection.findMany({ where: { parentId: uuid(research) }, orderBy: { rank: 'asc' } })).map(({ name }) => name)).toEqual(['Before', 'New', 'Sleep', 'After']);

  await remove(owner, dreams);
  await remove(owner, sleep);
  expect((await restore(owner, dreams))['collections']).toEqual([{ id: dreams, parent: { id: research } }]);
});

test('deleted one after the other, both come back to where they lay, in whatever order they are named', async () => {
  const { owner, spaceId, sleep, dreams } = await place();
  const before = await picture(spaceId);
  await remove(owner, dreams);
  await remove(owner, sleep);
  await restore(owner, dreams, sleep);
  expect(await picture(spaceId)).toEqual(before);

  await remove(owner, dreams);
  await remove(owner, sleep);
  await restore(owner, sleep);
  await restore(owner, dreams);
  expect(await picture(spaceId)).toEqual(before);
});

test('a source that is restored alone comes into the nearest collection that is there, and stays there', async () => {
  const { owner, research, sleep, dreams, two } = await place();
  const { prisma } = vault.database;
  const home = async () => (await prisma.source.findUniqueOrThrow({ where: { id: uuid(two) } })).collectionId;
  await remove(owner, dreams);
  await remove(owner, sleep);
  await as(owner).mutate('restoreSources', { sourceIds: [two] }, 'sources { id }');
  expect(await home()).toBe(uuid(research));
  await restore(owner, sleep, dreams);
  expect(await home()).toBe(uuid(research));

  // Deleted below a collection that is back: into that one.
  await as(owner).mutate('moveSources', { sourceIds: [two], toCollectionId: dreams }, 'movedSourceIds');
  await remove(owner, dreams);
  await remove(owner, sleep);
  await restore(owner, sleep);
  await as(owner).mutate('restoreSources', { sourceIds: [two] }, 'sources { id }');
  expect(await home()).toBe(uuid(sleep));
});

test('deleted for good: with what went with it, without what lay in the trash before', async () => {
  const { owner, spaceId, research, sleep, dreams, one, trashed } = await place();
  await remove(owner, dreams);
  await remove(owner, sleep);
  expect(await deleteForever(owner, sleep)).toMatchObject({ deletedCollectionIds: [deletedId(sleep)], deletedSourceCount: 1 });
  const { sources } = await picture(spaceId);
  expect(sources.map(({ id }) => publicId('Source', id))).not.toContain(one);
  expect(sources.map(({ id }) => publicId('Source', id))).toContain(trashed);
  // What was deleted out of it before finds the way past it.
  expect((await restore(owner, dreams))['collections']).toEqual([{ id: dreams, parent: { id: research } }]);
  expect((await restore(owner, sleep)).code).toBe('NOT_FOUND');
});

test('an emptied trash holds no collections, and after 30 days the sweep takes them with their sources', async () => {
  const { owner, spaceId, sleep, dreams } = await place();
  const { prisma } = vault.database;
  const left = () => Promise.all([prisma.deletedCollection.count({ where: { spaceId: uuid(spaceId) } }), prisma.source.count({ where: { spaceId: uuid(spaceId) } })]);
  await remove(owner, dreams);
  expect(await as(owner).mutate('emptyTrash', { spaceId }, 'deletedSourceCount')).toMatchObject({ deletedSourceCount: 2 });
  expect(await left()).toEqual([0, 1]);

  await remove(owner, sleep);
  const sweep = async (days: number) => {
    await sweepTrash({ ...vault.context({ kind: 'system', job: 'emptyTrash' }), now: () => new Date(Date.now() + days * 86_400_000) });
    return left();
  };
  expect(await sweep(29)).toEqual([1, 1]);
  expect(await sweep(31)).toEqual([0, 0]);
});

test('what is put into a collection while it is being deleted goes with it, or is refused: nothing is lost', async () => {
  const { owner, spaceId, research, sleep, dreams } = await place();
  const ids = await given.links(owner, spaceId, research, ...Array.from({ length: 8 }, (_, index) => `https://example.org/move/${index}`));
  const moves = ids.map((id, index) =>
    index % 2 === 0 ? as(owner).mutate('moveSources', { sourceIds: [id], toCollectionId: dreams }, 'movedSourceIds') : as(owner).mutate('updateSource', { sourceId: id, collectionId: dreams }, 'source { id }'),
  );
  const [removed, ...moved] = await Promise.all([remove(owner, sleep), ...moves]);
  expect(removed.code).toBeUndefined();
  expect(moved.map(({ code }) => code ?? 'moved').filter((code) => !['moved', 'NOT_FOUND'].includes(code))).toEqual([]);
  const { sources } = await picture(spaceId);
  expect(sources).toHaveLength(3 + ids.length);
  const gone = moved.flatMap(({ code }, index) => (code === undefined ? [uuid(ids[index] ?? '')] : []));
  expect(new Set(sources.filter(({ id, trashedWithCollection }) => trashedWithCollection && ids.map(uuid).includes(id)).map(({ id }) => id))).toEqual(new Set(gone));
});

test('moves within a tree that is being deleted never wait for it in a circle', async () => {
  const { owner, sleep, dreams, one, two } = await place();
  for (let round = 0; round < 5; round++) {
    const [removed, ...others] = await Promise.all([
      remove(owner, sleep),
      as(owner).mutate('updateSource', { sourceId: one, collectionId: dreams }, 'source { id }'),
      as(owner).mutate('updateSource', { sourceId: two, collectionId: sleep }, 'source { id }'),
      as(owner).mutate('tagSources', { sourceIds: [one, two], add: [`round ${round}`] }, 'taggedSourceIds'),
    ]);
    expect(removed.code).toBeUndefined();
    expect(others.map(({ code }) => code ?? 'ok').filter((code) => !['ok', 'NOT_FOUND'].includes(code))).toEqual([]);
    expect((await restore(owner, sleep)).code).toBeUndefined();
  }
});

test('of two who restore it at once one does', async () => {
  const { owner, sleep } = await place();
  await remove(owner, sleep);
  const codes = (await Promise.all([restore(owner, sleep), restore(owner, sleep)])).map(({ code }) => code ?? 'ok');
  expect(codes.sort()).toEqual(['NOT_FOUND', 'ok']);
});

test('deleting and restoring takes as many statements for many sources and collections as for few', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const { prisma } = vault.database;
  const grown = async (size: number) => {
    const top = await given.collection(owner, spaceId, `top ${size}`);
    for (let index = 0; index < size; index++) {
      const below = await given.collection(owner, spaceId, 'below', top);
      await prisma.source.createMany({ data: Array.from({ length: size }, () => ({ spaceId: uuid(spaceId), collectionId: uuid(below), type: 'NOTE' as const, status: 'COMPLETED' as const, title: 'Note' })) });
    }
    return top;
  };
  const cost = async (size: number) => {
    const top = await grown(size);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const costs: number[] = [];
      for (const change of [() => remove(owner, top, true), () => restore(owner, top), () => remove(owner, top), () => deleteForever(owner, top)]) {
        query.mockClear();
        expect((await change()).code).toBeUndefined();
        costs.push(query.mock.calls.length);
      }
      return costs;
    } finally {
      query.mockRestore();
    }
  };
  // Connections and what Prisma asks of a new one are no part of it.
  await cost(1);
  expect(await cost(12)).toEqual(await cost(2));
});
