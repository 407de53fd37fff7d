import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sweepBlobs } from '#server/domain/sources/files/blobs.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServer, startTestWorker } from '#tests/support/server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { publicId } from '#tests/support/vault.ts';

const source = useDatabase();
const name = '0b6c9a52-6d1f-4c7e-9d31-5f0f6c1f2a10';
const address = `/pictures/${name}`;

/** As a camera writes it: on its side, and with where it was taken. */
const photograph = () =>
  sharp({ create: { width: 2400, height: 300, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'Mira Okafor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 10/1 0/1' } })
    .jpeg()
    .toBuffer();

async function vault(text = `Look:\n\n![A pond](${address})`) {
  const server = await startServer(source.url);
  const token = await server.signedIn();
  const { prisma } = server.database;
  const { spaceId } = await prisma.membership.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const data = async <T>(query: string, variables: Record<string, unknown> = {}, as = token) => ((await server.post(as, query, variables)).body as { data: T }).data;
  const add = async (input: Record<string, unknown>) =>
    (
      await data<{ addSources: { results: { source: { id: string } }[] } }>('mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { source { id } } } } }', {
        input: { spaceId: publicId('Space', spaceId), sources: [input] },
      })
    ).addSources.results[0]?.source.id ?? '';
  const noteId = await add({ note: { title: 'Ponds', text } });
  const put = (bytes: BodyInit, { id = noteId, as = token, called = name }: { id?: string; as?: string | null; called?: string } = {}) =>
    fetch(`${server.url}/files/note-pictures/${id}/${called}`, { method: 'PUT', body: bytes, headers: as === null ? {} : { authorization: `Bearer ${as}` } });
  const read = async (id = noteId, as = token) =>
    (await data<{ node: { status: string; processedContent: string | null; pictures: { address: string; url: string }[] } | null }>('query($id: ID!) { node(id: $id) { ... on Source { status processedContent pictures { address url } } } }', { id }, as)).node;
  const words = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as { error: { code: string; message: string } }).error });
  return { server, token, prisma, spaceId, data, add, noteId, put, read, words };
}

test('a picture of a note is shown where it is written and where it is read, without what the camera wrote', async () => {
  const { server, put, read } = await vault();
  await startTestWorker(source.url);
  await eventually(async () => expect((await read())?.status).toBe('COMPLETED'));
  expect((await read())?.processedContent).toContain('<img alt="A pond"');
  expect((await put(await photograph())).status).toBe(204);

  const note = await read();
  expect(note?.pictures).toEqual([{ address, url: expect.stringMatching(/^\/files\//) }]);
  const url = note?.pictures[0]?.url ?? '';
  expect(note?.processedContent).toContain(`<img src="${url}"`);
  const shown = await fetch(server.url + url);
  expect(Object.fromEntries(shown.headers)).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining('sandbox') });
  const { width, height, exif } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect({ width, height, exif }).toEqual({ width: 2000, height: 250, exif: undefined });
});

test('a picture stays through edits and reading anew, goes along with a copy, and ends with the last note that has it', async () => {
  const { server, prisma, spaceId, data, put, read, noteId } = await vault();
  await startTestWorker(source.url, undefined, { archivesPages: true });
  expect((await put(await photograph())).status).toBe(204);
  // An answer that was lost: nothing is put in the place of a picture.
  expect((await put('anything')).status).toBe(204);
  const edit = 'mutation($input: UpdateSourceInput!) { updateSource(input: $input) { __typename } }';
  await data(edit, { input: { sourceId: noteId, text: 'Without it, but with ![one from elsewhere](http://pictures.invalid/a.png)' } });
  await eventually(async () => {
    expect((await read())?.status).toBe('COMPLETED');
    expect(await prisma.stageResult.count()).toBe(0);
  });
  await data(edit, { input: { sourceId: noteId, text: `Back: ![A pond](${address})` } });
  expect((await read())?.pictures).toHaveLength(1);

  const collection = await prisma.collection.create({ data: { spaceId, name: 'Water', rank: 'a' } });
  await data('mutation($input: CopySourcesInput!) { copySources(input: $input) { __typename } }', { input: { sourceIds: [noteId], toCollectionId: publicId('Collection', collection.id) } });
  const copy = await prisma.source.findFirstOrThrow({ where: { collectionId: collection.id } });
  const url = (await read(publicId('Source', copy.id)))?.pictures[0]?.url ?? '';
  await prisma.source.deleteMany({ where: { id: { not: copy.id } } });
  const tomorrow = { db: prisma, now: () => new Date(Date.now() + 25 * 3_600_000), actor: { kind: 'system' } } as never;
  const swept = async () => {
    const hashes: string[] = [];
    await sweepBlobs(tomorrow, (hash) => Promise.resolve(void hashes.push(hash)));
    return hashes;
  };
  const { blobHash } = await prisma.sourcePicture.findFirstOrThrow();
  expect(await swept()).not.toContain(blobHash);
  expect((await fetch(server.url + url)).status).toBe(200);
  await prisma.source.delete({ where: { id: copy.id } });
  expect((await fetch(server.url + url)).status).toBe(404);
  expect(await swept()).toContain(blobHash);
});

test('only who may write in a note puts a picture into it, and who may not read it comes to none of its addresses', async () => {
  const { server, prisma, spaceId, token, put, read, add, words, noteId } = await vault();
  const stranger = await server.signedIn();
  const picture = await photograph();
  expect((await put(picture, { as: null })).status).toBe(401);
  expect(await words(await put(picture, { as: stranger }))).toMatchObject({ status: 404 });
  const { id: userId } = await prisma.user.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const membership = await prisma.membership.create({ data: { spaceId, userId, role: 'VIEWER' } });
  expect(await words(await put(picture, { as: stranger }))).toMatchObject({ status: 403 });
  expect((await put(picture)).status).toBe(204);
  const url = (await read(noteId, stranger))?.pictures[0]?.url ?? '';
  expect((await fetch(server.url + url)).status).toBe(200);
  await prisma.membership.delete({ where: { id: membership.id } });
  expect((await fetch(server.url + url)).status).toBe(404);
  expect(await read(noteId, stranger)).toBeNull();

  // The name alone opens nothing: another note that calls it has no picture.
  const other = await add({ note: { title: 'Other', text: `![Mine](${address})` } });
  expect((await read(other, token))?.pictures).toEqual([]);
  const pasted = await add({ content: { title: 'Pasted', text: 'Words' } });
  expect((await put(picture, { id: pasted })).status).toBe(404);
  expect((await put(picture, { called: '../photo' })).status).not.toBe(204);
  expect(await words(await put(picture, { called: 'a.png' }))).toMatchObject({ status: 400, code: 'INVALID' });
  expect((await fetch(`${server.url}/files/note-pictures/${noteId}/${name}`)).status).toBe(405);
});

test('what is no picture, too large or one too many is refused in words', async () => {
  const { put, read, words, prisma } = await vault();
  expect(await words(await put('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toMatchObject({ status: 422, code: 'UNREADABLE' });
  expect(await words(await put((await photograph()).subarray(0, 900)))).toMatchObject({ status: 422, code: 'UNREADABLE' });
  expect(await words(await put(new Uint8Array(10 * 1024 * 1024 + 1)))).toMatchObject({ status: 413 });
  expect((await read())?.pictures).toEqual([]);
  expect((await put(await photograph())).status).toBe(204);
  const { sourceId, blobHash } = await prisma.sourcePicture.findFirstOrThrow({ orderBy: { id: 'desc' } });
  await prisma.sourcePicture.createMany({ data: Array.from({ length: 99 }, (_, index) => ({ sourceId, url: `/pictures/${index}`, blobHash, mimeType: 'image/webp' })) });
  expect(await words(await put(await photograph(), { called: name.replace('0b', '0c') }))).toMatchObject({ message: expect.stringContaining('at most 100 pictures') });
});
