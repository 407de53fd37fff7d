import { expect, test } from 'vitest';
import { copiedColumns } from '#server/domain/sources/bulk/copySources.ts';
import { useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault();
const { as, given } = vault;

async function place() {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  return { owner, spaceId, inbox };
}

const jobs = async (sourceId: string) =>
  (await vault.database.pool.query('select payload from graphile_worker._private_jobs where key = $1', [`source:${uuid(sourceId)}`])).rows;

test('a copy has the processed result, tags, note and bytes at once, and is not processed again', async () => {
  const { owner, spaceId, inbox } = await place();
  const other = await given.space(owner, 'Another');
  const there = await given.collection(owner, other, 'There');
  const [id = ''] = await given.links(owner, spaceId, inbox, 'https://example.org/a');
  const { prisma } = vault.database;
  await prisma.blob.create({ data: { hash: 'a'.repeat(64), size: 3 } });
  await prisma.source.update({
    where: { id: uuid(id) },
    data: { status: 'COMPLETED', title: 'Sleep', note: 'Read twice', author: 'Halden', blobHash: 'a'.repeat(64), run: 4 },
  });
  await prisma.sourceText.create({ data: { sourceId: uuid(id), processedContent: '<p>Text</p>', plainText: 'Text', markdown: 'Text', summary: 'In short' } });
  await prisma.sourceArtefact.create({ data: { sourceId: uuid(id), kind: 'SNAPSHOT', blobHash: 'a'.repeat(64), mimeType: 'text/html' } });
  await prisma.sourcePicture.create({ data: { sourceId: uuid(id), url: 'https://example.org/a.png', blobHash: 'a'.repeat(64), mimeType: 'image/png' } });
  await as(owner).mutate('tagSources', { sourceIds: [id], add: ['Draft', 'sleep'] }, 'taggedSourceIds');
  await as(owner).mutate('favoriteSources', { sourceIds: [id], isFavorite: true }, 'favoriteSourceIds');

  const selection = `sources { id status title note author processedContent plainText markdown summary isFavorite sourceUrl
    tags { name } collection { id } space { id } processingLog { stage } } collections { id sourceCount } copiedSourceIds`;
  const answer = (await as(owner).mutate('copySources', { sourceIds: [id], toCollectionId: there }, selection)) as unknown as { copiedSourceIds: string[] };
  const [copy = ''] = answer.copiedSourceIds;
  expect(copy).not.toBe(id);
  expect(answer).toEqual({
    __typename: 'CopySourcesPayload',
    copiedSourceIds: [copy],
    sources: [
      {
        id: copy,
        status: 'COMPLETED',
        title: 'Sleep',
        note: 'Read twice',
        author: 'Halden',
        processedContent: '<p>Text</p>',
        plainText: 'Text',
        markdown: 'Text',
        summary: 'In short',
        isFavorite: false,
        sourceUrl: 'https://example.org/a',
        tags: [{ name: 'Draft' }, { name: 'sleep' }],
        collection: { id: there },
        space: { id: other },
        processingLog: [],
      },
    ],
    collections: [{ id: there, sourceCount: 1 }],
  });
  expect(await jobs(copy)).toEqual([]);
  expect(await prisma.source.findUnique({ where: { id: uuid(copy) }, select: { blobHash: true, run: true, artefacts: { select: { blobHash: true } }, pictures: { select: { url: true } } } })).toEqual({
    blobHash: 'a'.repeat(64),
    run: 1,
    artefacts: [{ blobHash: 'a'.repeat(64) }],
    pictures: [{ url: 'https://example.org/a.png' }],
  });
  expect(await prisma.blob.count()).toBe(1);
});

test('what waits is processed for the copy too; what has failed has failed; what is not uploaded is left out', async () => {
  const { owner, spaceId, inbox } = await place();
  const urls = ['a', 'b', 'c', 'd'].map((name) => `https://example.org/${name}`);
  const [waiting = '', underWay = '', failed = '', uploading = ''] = await given.links(owner, spaceId, inbox, ...urls);
  const { prisma } = vault.database;
  await prisma.source.update({ where: { id: uuid(underWay) }, data: { status: 'PROCESSING' } });
  await prisma.source.update({ where: { id: uuid(failed) }, data: { status: 'FAILED', failureCode: 'DNS', failureMessage: 'No such host.' } });
  await prisma.source.update({ where: { id: uuid(uploading) }, data: { status: 'UPLOADING' } });
  const { sources } = (await as(owner).mutate(
    'copySources',
    { sourceIds: [waiting, underWay, failed, uploading], toCollectionId: inbox },
    'sources { id sourceUrl status failure { code } }',
  )) as unknown as { sources: { id: string; sourceUrl: string; status: string; failure: unknown }[] };
  expect(sources.toSorted((a, b) => (a.sourceUrl < b.sourceUrl ? -1 : 1))).toMatchObject([
    { sourceUrl: urls[0], status: 'PENDING', failure: null },
    { sourceUrl: urls[1], status: 'PENDING', failure: null },
    { sourceUrl: urls[2], status: 'FAILED', failure: { code: 'DNS' } },
  ]);
  for (const { id, status } of sources) expect(await jobs(id)).toHaveLength(status === 'PENDING' ? 1 : 0);
});

test('one may copy from where one may read to where one may edit', async () => {
  const { owner, spaceId, inbox } = await place();
  const viewer = await given.member(spaceId, 'VIEWER');
  const own = await given.space(viewer, 'Own');
  const there = await given.collection(viewer, own, 'There');
  const sourceIds = await given.links(owner, spaceId, inbox, 'https://example.org/a');
  const copy = (to: string) => as(viewer).mutate('copySources', { sourceIds, toCollectionId: to }, 'copiedSourceIds');
  expect(await copy(inbox)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await copy(there)).toMatchObject({ copiedSourceIds: { length: 1 } });
  const stranger = await place();
  expect(await as(stranger.owner).mutate('copySources', { sourceIds, toCollectionId: stranger.inbox }, 'copiedSourceIds')).toMatchObject({ code: 'NOT_FOUND' });
});

test('every column of a source is copied, or left out on purpose', async () => {
  const { rows } = await vault.database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'Source' and is_generated = 'NEVER'`,
  );
  const given = ['id', 'spaceId', 'collectionId', 'userId', 'status', 'run', 'createdAt', 'updatedAt', 'trashedAt', 'doneAt'];
  expect(rows.map((row) => row.column_name).sort()).toEqual([...copiedColumns, ...given].sort());
});

test('every column of a text is copied, but for those that say when it was read: a copy has no earlier versions', async () => {
  const { rows } = await vault.database.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = 'SourceText' and is_generated = 'NEVER' and column_name <> 'bytes'`,
  );
  const copied = ['markdown', 'originalContent', 'plainText', 'processedContent', 'readerContent', 'sourceId', 'summary'];
  const ofReading = ['checkedAt', 'isProvisional', 'readSince'];
  expect(rows.map((row) => row.column_name).sort()).toEqual([...copied, ...ofReading].sort());
});

test('a copy may lie in no collection of the space, never of several; where to has to be said', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const reading = await given.collection(owner, spaceId, 'Reading');
  const sourceIds = await given.links(owner, spaceId, reading, 'https://example.org/a');
  const copy = (input: Record<string, unknown>) => as(owner).mutate('copySources', { sourceIds, ...input }, 'sources { collection { id } title } collections { id }');
  expect(await copy({ toCollectionId: null })).toEqual({ __typename: 'CopySourcesPayload', sources: [{ collection: null, title: 'https://example.org/a' }], collections: [] });
  const other = await given.space(owner, 'Another');
  const elsewhere = await given.links(owner, other, await given.collection(owner, other, 'There'), 'https://example.org/b');
  expect((await copy({ sourceIds: [...sourceIds, ...elsewhere], toCollectionId: null })).code).toBe('CROSS_SPACE');
  expect((await copy({})).code).toBe('INVALID');
});
