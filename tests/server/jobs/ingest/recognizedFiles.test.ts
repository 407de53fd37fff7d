import { expect, test } from 'vitest';
import type { Reader } from '#server/jobs/extract/process/reader.ts';
import { readOriginal } from '#server/domain/sources/files/readStoredFile.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog } from '#tests/support/identity.ts';
import { filesFolder, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';
import { harbour, pdfOf, scanOf, weather } from '../extract/ocr/scans.ts';

const vault = useVault();
const { as, given } = vault;

interface Read {
  readonly id: string;
  readonly status: string;
  readonly excerpt: string | null;
  readonly language: string | null;
  readonly processedContent: string | null;
  readonly details: { readonly pages: number | null; readonly recognizedPages: number | null };
  readonly processingLog: readonly { stage: string; outcome: string; code: string | null }[];
}

type Person = Awaited<ReturnType<typeof given.person>>;

/** Files as they lie there after their upload, waiting to be processed. Answers their ids. */
async function uploaded(owner: Person, spaceId: string, bytes: Uint8Array<ArrayBuffer>, count: number): Promise<string[]> {
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const blobs = await openBlobFolder(filesFolder);
  const sources = Array.from({ length: count }, () => ({ file: { name: 'scan-0042.pdf', size: bytes.byteLength, mimeType: 'application/pdf' } }));
  const added = (await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources }, 'results { source { id } }')) as unknown as { results: { source: { id: string } }[] };
  const ids = added.results.map(({ source }) => source.id);
  const { hash, size } = await blobs.write((async function* () { yield bytes; })(), bytes.byteLength);
  const { prisma } = vault.database;
  await prisma.blob.createMany({ data: [{ hash, size }], skipDuplicates: true });
  await prisma.source.updateMany({ where: { id: { in: ids.map(uuid) } }, data: { blobHash: hash, status: 'FAILED', failureCode: 'INTERNAL', failureMessage: 'Once more.' } });
  await as(owner).mutate('reprocessSources', { sourceIds: ids }, 'sources { status }');
  return ids;
}

async function processed(owner: Person, spaceId: string, bytes: Uint8Array<ArrayBuffer>, ocrLanguages: readonly string[]): Promise<Read> {
  const [id = ''] = await uploaded(owner, spaceId, bytes, 1);
  const worker = await startTestWorker(vault.database.url, {}, { ocrLanguages });
  const read = await eventually(async () => {
    const { data } = await as(owner).query(
      'query($id: ID!) { node(id: $id) { ... on Source { id status excerpt language processedContent details { pages recognizedPages } processingLog { stage outcome code } } } }',
      { id },
    );
    const { node } = data as { node: Read };
    expect(['COMPLETED', 'FAILED']).toContain(node.status);
    return node;
  }, { interval: 50 });
  await worker.stop();
  return read;
}

test('a scan is read, found by its words, and says that it was recognised', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const read = await processed(owner, spaceId, await pdfOf([await scanOf(weather), await scanOf(harbour)]), ['eng']);
  expect(read).toMatchObject({ status: 'COMPLETED', language: 'en', details: { pages: 2, recognizedPages: 2 } });
  expect(read.excerpt).toContain('The keeper of the lighthouse');
  expect(read.processedContent).toContain('and nobody passed.');
  expect(read.processingLog.map(({ stage, outcome, code }) => [stage, outcome, code])).toEqual([
    ['EXTRACT', 'SKIPPED', 'NO_TEXT_LAYER'],
    ['RECOGNIZE', 'SUCCEEDED', null],
    ['SAVE', 'SUCCEEDED', null],
  ]);
  const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Space { sources(filter: { text: "chapel" }) { totalCount } } } }', { id: spaceId });
  expect(data).toEqual({ node: { sources: { totalCount: 1 } } });
  const ctx = { db: vault.database.prisma, actor: owner.actor, log: silentLog, now: () => new Date() };
  const [shown, kept] = [await readOriginal(ctx, uuid(read.id), 'show'), await readOriginal(ctx, uuid(read.id))];
  expect(shown).toMatchObject({ mimeType: 'application/pdf', name: 'scan-0042.pdf' });
  expect(shown.hash).not.toBe(kept.hash);
});

test('where no language is set up a scan stays a picture', async () => {
  const owner = await given.person();
  const read = await processed(owner, await given.space(owner), await pdfOf([await scanOf(weather)]), []);
  expect(read).toMatchObject({ status: 'COMPLETED', processedContent: null, details: { pages: 1, recognizedPages: null } });
  expect(read.processingLog.map(({ stage }) => stage)).not.toContain('RECOGNIZE');
});

test('more scans than a worker has places keep nothing waiting that is added meanwhile', async () => {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const scans = await uploaded(owner, spaceId, await pdfOf([await scanOf(weather)]), 18);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let underWay = 0;
  const recognize: Reader['recognize'] = async () => {
    underWay += 1;
    await released;
    return { page: 1, width: 100, height: 100, lines: [], skew: 0, textLayer: new Uint8Array() };
  };
  await startTestWorker(vault.database.url, {}, { ocrLanguages: ['eng'], readWith: { recognize } });
  const statuses = async (ids: readonly string[]) => {
    const found = await vault.database.prisma.source.findMany({ where: { id: { in: ids.map(uuid) } }, select: { status: true } });
    return [...new Set(found.map(({ status }) => status))];
  };
  await eventually(async () => {
    expect(await vault.database.prisma.processingEvent.count({ where: { sourceId: { in: scans.map(uuid) }, stage: 'EXTRACT', durationMs: { not: null } } })).toBe(scans.length);
    expect(underWay).toBe(3);
  });
  const inbox = await given.collection(owner, spaceId, 'Later');
  const added = (await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources: [{ content: { title: 'Meanwhile', text: 'Read at once.' } }] }, 'results { source { id } }')) as unknown as { results: { source: { id: string } }[] };
  await eventually(async () => expect(await statuses(added.results.map(({ source }) => source.id))).toEqual(['COMPLETED']));
  expect(await statuses(scans)).toEqual(['PROCESSING']);
  release();
  await eventually(async () => expect(await statuses(scans)).toEqual(['COMPLETED']));
  expect(underWay).toBe(scans.length);
});
