import { expect, test } from 'vitest';
import { type Person, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** Three sources in no collection, and one in a collection. */
async function inbox() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const reading = await given.collection(owner, spaceId, 'Reading');
  const rows = await vault.database.prisma.source.createManyAndReturn({
    data: ['First', 'Second', 'Third', 'Filed'].map((title) => ({ spaceId: uuid(spaceId), collectionId: title === 'Filed' ? uuid(reading) : null, userId: uuid(owner.id), type: 'NOTE' as const, status: 'COMPLETED' as const, title })),
  });
  const ids = Object.fromEntries(rows.map(({ id, title }) => [title, publicId('Source', id)])) as Record<'First' | 'Second' | 'Third' | 'Filed', string>;
  return { owner, spaceId, reading, ids };
}

/** What the Inbox holds and says of itself, beside all sources. */
async function look(person: Person, spaceId: string) {
  const { data } = await as(person).query(
    `query($id: ID!) { node(id: $id) { ... on Space {
      inboxCount unfiledCount
      inbox: sources(first: 10, filter: { withoutCollection: true }, order: NAME) { totalCount edges { node { title isDone } } }
      all: sources(first: 10) { totalCount }
    } } }`,
    { id: spaceId },
  );
  const { inbox: list, ...counts } = (data as { node: { inbox: { totalCount: number; edges: { node: { title: string; isDone: boolean } }[] }; all: { totalCount: number }; inboxCount: number; unfiledCount: number } }).node;
  return { ...counts, all: counts.all.totalCount, total: list.totalCount, titles: list.edges.map(({ node }) => node.title).sort() };
}

const mark = (person: Person, sourceIds: string[], isDone = true) => as(person).mutate('markSourcesDone', { sourceIds, isDone, undoable: true }, 'undoId markedSourceIds sources { isDone updatedAt collection { id } }');
const undo = (person: Person, undoId: unknown) => as(person).mutate('undoChange', { undoId }, 'changedSourceIds');

test('what somebody is done with leaves the Inbox of everybody, stays among all sources, and comes back', async () => {
  const { owner, spaceId, ids } = await inbox();
  const viewer = await given.member(spaceId, 'VIEWER');
  expect(await look(viewer, spaceId)).toEqual({ inboxCount: 3, unfiledCount: 3, all: 4, total: 3, titles: ['First', 'Second', 'Third'] });
  await mark(owner, [ids.First, ids.Third]);
  expect(await look(viewer, spaceId)).toEqual({ inboxCount: 1, unfiledCount: 3, all: 4, total: 1, titles: ['Second'] });
  await mark(owner, [ids.Third], false);
  expect(await look(viewer, spaceId)).toEqual({ inboxCount: 2, unfiledCount: 3, all: 4, total: 2, titles: ['Second', 'Third'] });
});

test('the mark changes no date, and leaves what lies in a collection where it is', async () => {
  const { owner, ids, reading } = await inbox();
  const { updatedAt } = await vault.database.prisma.source.findUniqueOrThrow({ where: { id: uuid(ids.Filed) } });
  const marked = await mark(owner, [ids.Filed]);
  expect(marked['sources']).toEqual([{ isDone: true, updatedAt: updatedAt.toISOString(), collection: { id: reading } }]);
});

test('Undo gives back the mark to whom it was changed, and to nobody else', async () => {
  const { owner, spaceId, ids } = await inbox();
  await mark(owner, [ids.First]);
  const { undoId } = await mark(owner, [ids.First, ids.Second]);
  await undo(owner, undoId);
  expect((await look(owner, spaceId)).titles).toEqual(['Second', 'Third']);
  const again = await mark(owner, [ids.First, ids.Second], false);
  await undo(owner, again['undoId']);
  expect((await look(owner, spaceId)).titles).toEqual(['Second', 'Third']);
});

test('out of a collection, or asked for again, it comes into the Inbox, done or not; Undo puts it where it was, as it was', async () => {
  const { owner, spaceId, ids } = await inbox();
  await mark(owner, [ids.First, ids.Filed]);
  const { undoId, movedSourceIds } = await as(owner).mutate('moveSources', { sourceIds: [ids.First, ids.Filed], toCollectionId: null, undoable: true }, 'undoId movedSourceIds');
  expect(movedSourceIds).toHaveLength(2);
  expect((await look(owner, spaceId)).titles).toEqual(['Filed', 'First', 'Second', 'Third']);
  await undo(owner, undoId);
  expect((await look(owner, spaceId)).titles).toEqual(['Second', 'Third']);
  const rows = await vault.database.prisma.source.findMany({ where: { spaceId: uuid(spaceId) }, orderBy: { title: 'asc' }, select: { title: true, doneAt: true, collectionId: true } });
  expect(rows.map(({ title, doneAt, collectionId }) => [title, doneAt !== null, collectionId !== null])).toEqual([['Filed', true, true], ['First', true, false], ['Second', false, false], ['Third', false, false]]);
});

test('what is not done and lies in no collection is there already', async () => {
  const { owner, ids } = await inbox();
  expect((await as(owner).mutate('moveSources', { sourceIds: [ids.First], toCollectionId: null }, 'movedSourceIds')).code).toBe('SAME_COLLECTION');
});

test('a copy is not done', async () => {
  const { owner, spaceId, ids } = await inbox();
  await mark(owner, [ids.First]);
  await as(owner).mutate('copySources', { sourceIds: [ids.First], toCollectionId: null }, 'copiedSourceIds');
  expect((await look(owner, spaceId)).titles).toEqual(['First', 'Second', 'Third']);
});
