import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { uuid } from '#tests/support/vault.ts';
import { type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

type Prepared = { url: string; sourceCount: number; expiresAt: string; code?: string; message?: string };

async function prepare(it: VaultRest, token: string, input: Record<string, unknown>): Promise<Prepared> {
  const query = `mutation($input: DownloadSourcesInput!) { downloadSources(input: $input) {
    ... on DownloadSourcesPayload { url sourceCount expiresAt } ... on Error { code message } } }`;
  const { body } = await it.server.post(token, query, { input });
  return (body as { data: { downloadSources: Prepared } }).data.downloadSources;
}

async function unpacked(it: VaultRest, url: string) {
  const answer = await fetch(it.server.url + url);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  const { 'manifest.json': manifest = '{}', ...others } = texts;
  return { answer, files: others, manifest: JSON.parse(manifest) as { sources: { id: string; files: string[]; collection: string[]; tags: string[]; sha256: string | null; problem?: string }[] } };
}

async function library() {
  const it = await vaultRest(database.url);
  const { owner, spaceId, collectionId, otherCollectionId } = await it.place();
  await it.server.database.prisma.source.deleteMany({ where: { spaceId: uuid(spaceId) } });
  const add = async (body: Record<string, unknown>, bytes?: string) => {
    const answer = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, body);
    const id: string = answer.body.data.id;
    if (bytes !== undefined) await it.call(owner, 'PUT', `/sources/${id}/content`, { raw: bytes });
    return id;
  };
  const file = (collection: string | undefined, name: string, bytes: string) =>
    add({ type: 'FILE', collectionId: collection, data: { name, size: Buffer.byteLength(bytes), mimeType: 'text/plain' } }, bytes);
  return { it, owner, spaceId, collectionId, otherCollectionId, add, file };
}

test('files as they are, links as addresses, texts as Markdown, and a manifest that says what is what', async () => {
  const { it, owner, spaceId, collectionId, otherCollectionId, add, file } = await library();
  const report = await file(collectionId, 'report.txt', 'The report 重要');
  const link = await add({ type: 'URI', collectionId, data: 'https://example.org/a?b=1' });
  await it.server.database.prisma.source.update({ where: { id: uuid(link) }, data: { title: 'Sleep: and/or memory?', text: { create: { markdown: 'Words of the page' } } } });
  const note = await add({ type: 'NOTE', collectionId: otherCollectionId, data: { title: '  ..CON..  ', text: 'A note' } });
  const waiting = await add({ type: 'FILE', data: { name: 'late.pdf', size: 5 } });
  await it.server.post(owner, `mutation { tagSources(input: { sourceIds: ["${report}"], add: ["draft"] }) { __typename } }`);

  const prepared = await prepare(it, owner, { matching: { spaceId, expectedCount: 4 } });
  expect(prepared.sourceCount).toBe(4);
  const minutes = (new Date(prepared.expiresAt).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThan(11);
  const { answer, files, manifest } = await unpacked(it, prepared.url);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="Knowledge Vault \d{4}-\d\d-\d\d\.zip"/),
    'cache-control': 'private, no-store, no-transform',
  });
  expect(files).toEqual({
    'Inbox/report.txt': 'The report 重要',
    'Inbox/Sleep and or memory.url': '[InternetShortcut]\r\nURL=https://example.org/a?b=1\r\n',
    'Inbox/Sleep and or memory.md': '# Sleep: and/or memory?\n\n<https://example.org/a?b=1>\n\nWords of the page\n',
    'Reading/_CON.md': '# ..CON..\n\nA note\n',
  });
  expect(manifest.sources.map(({ id, files: names, collection, problem }) => [id, names, collection, problem])).toEqual([
    [report, ['Inbox/report.txt'], ['Inbox'], undefined],
    [link, ['Inbox/Sleep and or memory.url', 'Inbox/Sleep and or memory.md'], ['Inbox'], undefined],
    [note, ['Reading/_CON.md'], ['Reading'], undefined],
    [waiting, [], [], 'Its bytes are not there.'],
  ]);
  expect(manifest.sources[0]).toMatchObject({ tags: ['draft'], sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('names never leave the archive, and none is there twice', async () => {
  const { it, owner, spaceId, collectionId, file, add } = await library();
  const names = ['../../etc/passwd', 'C:\\autoexec.bat', 'Same.txt', 'same.TXT', '.', '\u202Egpj.exe', `${'長'.repeat(200)}.txt`];
  for (const name of names) await file(collectionId, name, name);
  for (let copy = 0; copy < 2; copy++) await add({ type: 'NOTE', collectionId, data: { title: 'manifest', text: `${copy}` } });
  const { url, sourceCount } = await prepare(it, owner, { matching: { spaceId, expectedCount: names.length + 2 } });
  const { files, manifest } = await unpacked(it, url);
  expect(sourceCount).toBe(9);
  expect(manifest.sources.flatMap((source) => source.files).sort()).toEqual(Object.keys(files).sort());
  expect(Object.keys(files)).toHaveLength(9);
  expect(new Set(Object.keys(files).map((name) => name.toLowerCase())).size).toBe(9);
  for (const name of Object.keys(files)) {
    expect(name).not.toMatch(/[\\/:\p{Cc}\p{Cf}]|^\.|\.\./u);
    expect(Buffer.byteLength(name)).toBeLessThan(200);
  }
  expect(files['Same.txt']).toBe('Same.txt');
  expect(files['same (2).TXT']).toBe('same.TXT');
});

test('only what the person may see then is in it, and only for them', async () => {
  const { it, owner, spaceId, file } = await library();
  const [kept, trashed] = [await file(undefined, 'kept.txt', 'kept'), await file(undefined, 'trashed.txt', 'trashed')];
  const viewer = await it.member(spaceId, 'VIEWER');
  const key = await it.apiKey(owner, { scopes: ['read'] });
  const forViewer = await prepare(it, viewer, { sourceIds: [kept, trashed] });
  const forKey = await prepare(it, key, { sourceIds: [kept] });
  expect((await unpacked(it, forKey.url)).files).toEqual({ 'kept.txt': 'kept' });
  await it.as(owner)('DELETE', `/sources/${trashed}`);
  expect((await unpacked(it, forViewer.url)).files).toEqual({ 'kept.txt': 'kept' });
  await it.server.database.prisma.membership.deleteMany({ where: { spaceId: uuid(spaceId), role: 'VIEWER' } });
  expect((await unpacked(it, forViewer.url)).files).toEqual({});
  expect(await prepare(it, viewer, { sourceIds: [kept] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await prepare(it, owner, { matching: { spaceId, expectedCount: 2 } })).toMatchObject({ code: 'COUNT_CHANGED' });
  expect(await prepare(it, owner, { sourceIds: [trashed] })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await prepare(it, owner, { sourceIds: [] })).toMatchObject({ code: 'INVALID' });

  await it.server.database.prisma.download.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect((await fetch(it.server.url + forKey.url)).status).toBe(404);
  expect((await fetch(it.server.url + forKey.url, { method: 'HEAD' })).status).toBe(404);
});

test('who goes away in the middle leaves nothing running, and a file that is lost is told', async () => {
  const { it, owner, file } = await library();
  const ids = [await file(undefined, 'a.txt', 'a'), await file(undefined, 'large.bin', 'x'.repeat(4_000_000)), await file(undefined, 'b.txt', 'b')];
  const { prisma } = it.server.database;
  const lost = await prisma.blob.create({ data: { hash: 'f'.repeat(64), size: 1 } });
  await prisma.source.update({ where: { id: uuid(ids[0] ?? '') }, data: { blobHash: lost.hash } });
  const { url } = await prepare(it, owner, { sourceIds: ids });
  const leaving = new AbortController();
  const answer = await fetch(it.server.url + url, { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  const { files, manifest } = await unpacked(it, url);
  expect(Object.keys(files)).toEqual(['large.bin', 'b.txt']);
  expect(manifest.sources[0]?.problem).toBe('The file could not be read.');
});
