import { expect, test } from 'vitest';
import { lockTree } from '#server/domain/collections/ancestry.ts';
import type { DomainContext } from '#server/domain/context.ts';
import { saveExtraction } from '#server/domain/reading/saveExtraction.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

/** A collection with one below it, each with a source, and with one that lies in the trash. */
async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const top = await given.collection(owner, spaceId, 'top');
  const middle = await given.collection(owner, spaceId, 'middle', top);
  const leaf = await given.collection(owner, spaceId, 'leaf', middle);
  const [live = '', trashed = ''] = await given.links(owner, spaceId, middle, 'https://example.org/1', 'https://example.org/2');
  const [liveBelow = '', trashedBelow = ''] = await given.links(owner, spaceId, leaf, 'https://example.org/3', 'https://example.org/4');
  await as(owner).mutate('deleteSources', { sourceIds: [trashed, trashedBelow] }, 'deletedSourceIds');
  const remove = (collectionId: string) => as(owner).mutate('deleteCollection', { collectionId, confirmation: 'delete' }, 'deletedSourceCount deletedCollectionIds');
  const read = (ids: string[]) =>
    vault.database.prisma.source.findMany({ where: { id: { in: ids.map(uuid) } }, select: { id: true, collectionId: true, trashedAt: true, updatedAt: true }, orderBy: { id: 'asc' } });
  return { owner, spaceId, top, middle, leaf, live, trashed, liveBelow, trashedBelow, remove, read };
}

test('what lay in the trash stays there, as it was, and comes back into the collection above', async () => {
  const { owner, top, middle, leaf, live, trashed, liveBelow, trashedBelow, remove, read } = await place();
  const before = await read([trashed, trashedBelow]);
  expect(await remove(middle)).toMatchObject({ deletedSourceCount: 2, deletedCollectionIds: [middle, leaf] });
  expect((await read([live, liveBelow])).map(({ collectionId, trashedAt }) => [collectionId, trashedAt !== null])).toEqual([[uuid(top), true], [uuid(top), true]]);
  expect(await read([trashed, trashedBelow])).toEqual(before.map((source) => ({ ...source, collectionId: uuid(top) })));

  await as(owner).mutate('restoreSources', { sourceIds: [trashed, trashedBelow] }, 'sources { id }');
  expect((await read([trashed, trashedBelow])).map(({ collectionId, trashedAt }) => ({ collectionId, trashedAt }))).toEqual([
    { collectionId: uuid(top), trashedAt: null },
    { collectionId: uuid(top), trashedAt: null },
  ]);
});

test('below a collection at the top it comes back into none', async () => {
  const { top, trashed, trashedBelow, remove, read } = await place();
  expect(await remove(top)).toMatchObject({ deletedSourceCount: 2 });
  expect((await read([trashed, trashedBelow])).map(({ collectionId }) => collectionId)).toEqual([null, null]);
});

test('the trash of other collections is left alone', async () => {
  const { owner, spaceId, middle, remove, read } = await place();
  const other = await given.collection(owner, spaceId, 'other');
  const [elsewhere = ''] = await given.links(owner, spaceId, other, 'https://example.org/5');
  await as(owner).mutate('deleteSources', { sourceIds: [elsewhere] }, 'deletedSourceIds');
  const before = await read([elsewhere]);
  await remove(middle);
  expect(await read([elsewhere])).toEqual(before);
});

test('while the collection is moved, its trash goes where the collection went', async () => {
  const { spaceId, middle, trashed, remove, read } = await place();
  const { prisma } = vault.database;
  const waiting = () => prisma.$queryRaw<unknown[]>`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const removing = await prisma.$transaction(async (tx) => {
    await lockTree(tx, uuid(spaceId));
    const removed = remove(middle);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await tx.collection.update({ where: { id: uuid(middle) }, data: { parentId: null, rank: 'zz' } });
    return { removed };
  }, { timeout: 60_000 });
  expect(await removing.removed).toMatchObject({ deletedSourceCount: 2 });
  expect(await read([trashed])).toMatchObject([{ collectionId: null }]);
});

test('what is being saved of a source when its collection is deleted is saved first, and both come to an end', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const collectionId = await given.collection(owner, spaceId, 'Reading');
  const [link = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/a');
  const { prisma } = vault.database;
  const sourceId = uuid(link);
  await prisma.source.update({ where: { id: sourceId }, data: { status: 'PROCESSING' } });
  const waiting = async (count: number) => {
    const [row] = await prisma.$queryRaw<{ count: number }[]>`select count(*)::int as count from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()`;
    expect(row?.count).toBe(count);
  };
  const ctx: DomainContext = { db: prisma, actor: { kind: 'system', job: 'test' }, log: silentLog, now: () => new Date() };
  const read = { title: 'Read', language: 'en', wordCount: 1, readingMinutes: 1, details: {}, html: '<p>Words</p>', plainText: 'Words', markdown: 'Words' };
  let saving: Promise<unknown> | undefined;
  let deleting: Promise<unknown> | undefined;
  await prisma
    .$transaction(async (tx) => {
      // Stops the saving when it has changed the source, and is about to write its text.
      await tx.sourceText.create({ data: { sourceId } });
      saving = saveExtraction(ctx, { sourceId, run: 1 }, read, []);
      await eventually(() => waiting(1));
      deleting = as(owner).mutate('deleteCollection', { collectionId, confirmation: 'DELETE' }, 'deletedSourceCount');
      await eventually(() => waiting(2));
      throw new Error('Undone');
    })
    .catch(() => undefined);
  await saving;
  expect(await deleting).toMatchObject({ deletedSourceCount: 1 });
  expect(await prisma.source.findUnique({ where: { id: sourceId }, select: { title: true, trashedWithCollection: true } })).toEqual({ title: 'Read', trashedWithCollection: true });
});
