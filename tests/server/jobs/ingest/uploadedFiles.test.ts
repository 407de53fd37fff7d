import { expect, test } from 'vitest';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { eventually } from '#tests/support/eventually.ts';
import { filesFolder, startTestWorker } from '#tests/support/server.ts';
import { useVault, uuid } from '#tests/support/vault.ts';
import { docxParts, epub, pdf, zipOf } from '../extract/files/corpus.ts';

const vault = useVault();
const { as, given } = vault;

type Read = { id: string; title: string; fileName: string; author: string | null; publishedAt: string | null; status: string };

/** Files as they lie there after their upload, processed. */
async function processed(files: readonly { name: string; bytes: Uint8Array<ArrayBuffer>; title?: string }[]): Promise<Read[]> {
  const owner = await given.person();
  const spaceId = await given.space(owner);
  const inbox = await given.collection(owner, spaceId, 'Inbox');
  const blobs = await openBlobFolder(filesFolder);
  const sources = files.map(({ name, bytes }) => ({ file: { name, size: bytes.byteLength, mimeType: 'application/octet-stream' } }));
  const added = (await as(owner).mutate('addSources', { spaceId, collectionId: inbox, sources }, 'results { source { id } }')) as unknown as { results: { source: { id: string } }[] };
  const ids = added.results.map(({ source }) => source.id);
  for (const [index, { bytes, title }] of files.entries()) {
    const { hash, size } = await blobs.write((async function* () { yield bytes; })(), bytes.byteLength);
    const { prisma } = vault.database;
    await prisma.blob.createMany({ data: [{ hash, size }], skipDuplicates: true });
    await prisma.source.update({ where: { id: uuid(ids[index] ?? '') }, data: { blobHash: hash, status: 'FAILED', failureCode: 'INTERNAL', failureMessage: 'Once more.', ...(title && { title }) } });
  }
  await as(owner).mutate('reprocessSources', { sourceIds: ids }, 'sources { status }');
  await startTestWorker(vault.database.url);
  return Promise.all(
    ids.map((id) =>
      eventually(async () => {
        const { data } = await as(owner).query('query($id: ID!) { node(id: $id) { ... on Source { id title fileName author publishedAt status } } }', { id });
        const { node } = data as { node: Read };
        expect(['COMPLETED', 'FAILED']).toContain(node.status);
        return node;
      }, { interval: 50 }),
    ),
  );
}

test('an uploaded file has the title, the author and the date that it gives itself; its name is kept', async () => {
  const [document, book] = await processed([
    { name: 'scan-0042.pdf', bytes: await pdf() },
    { name: 'book (1).epub', bytes: await epub() },
  ]);
  expect(document).toMatchObject({ status: 'COMPLETED', title: 'The Lighthouse Log', fileName: 'scan-0042.pdf', author: 'Ines Halden', publishedAt: '2021-05-04T10:00:00.000Z' });
  expect(book).toMatchObject({ status: 'COMPLETED', fileName: 'book (1).epub', author: expect.any(String) });
  expect(book?.title).not.toBe('book (1).epub');
});

test('a title that a program gave, or none, leaves the name of the file; one that a person gave stays', async () => {
  const named = (title: string) => zipOf({ ...docxParts(), 'docProps/core.xml': `<cp:coreProperties xmlns:cp="x" xmlns:dc="y"><dc:title>${title}</dc:title></cp:coreProperties>` });
  const html = (title: string) => new Uint8Array(Buffer.from(`<!doctype html><title>${title}</title><p>${'The keeper wrote down the weather every evening. '.repeat(9)}</p>`));
  const read = await processed([
    { name: 'minutes.docx', bytes: named('Microsoft Word - minutes_final.doc') },
    { name: 'letter.docx', bytes: named('Untitled') },
    { name: 'Log of May.pdf', bytes: await pdf(), title: 'What the keeper wrote' },
    { name: 'weather.txt', bytes: new Uint8Array(Buffer.from('12:00 fog\n\nThe keeper wrote down the weather every evening.')) },
    { name: 'page.html', bytes: html('The weather at Halden') },
    { name: 'export.html', bytes: html('Document') },
  ]);
  expect(read.map(({ title, fileName }) => [title, fileName])).toEqual([
    ['minutes.docx', 'minutes.docx'],
    ['letter.docx', 'letter.docx'],
    ['What the keeper wrote', 'Log of May.pdf'],
    ['weather.txt', 'weather.txt'],
    ['The weather at Halden', 'page.html'],
    ['export.html', 'export.html'],
  ]);
});
