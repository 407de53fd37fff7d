import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { zipSync } from 'fflate';
import { decodePublicId } from '#server/domain/publicId.ts';
import * as corpus from '#tests/server/jobs/extract/files/corpus.ts';
import { sevenZipSealed, zipAesOf, zipCryptoOf } from '#tests/server/jobs/extract/files/encryptedArchives.ts';
import { outlookMessageWithAttachments } from '#tests/server/jobs/extract/files/oldFiles.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { type RestBody, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();
const uuidOf = (id: string) => decodePublicId(id)?.uuid ?? '';

const addition = `mutation($input: AddEntriesInput!) { addEntries(input: $input) { __typename ... on AddEntriesPayload { count undoId source { id } } ... on Error { code message } } }`;

/** Somebody with a space who has uploaded a file, which was read. */
async function withFile(name: string, bytes: Uint8Array, variables: Record<string, string> = {}) {
  const it = await vaultRest(database.url, { variables });
  const { owner, spaceId, collectionId, otherCollectionId } = await it.place();
  const worker = await startTestWorker(database.url);
  const call = it.as(owner);
  const upload = async (fileName: string, content: Uint8Array, into = collectionId): Promise<string> => {
    const { body } = await call('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', collectionId: into, data: { name: fileName, size: content.byteLength } });
    expect((await it.call(owner, 'PUT', `/sources/${body.data.id}/content`, { raw: new Uint8Array(content) })).status).toBe(200);
    return body.data.id;
  };
  const graph = async (query: string, of: Record<string, unknown> = {}): Promise<RestBody> => (await it.server.post(owner, query, of)).body['data'];
  const id = await upload(name, bytes);
  await eventually(async () => expect((await call('GET', `/sources/${id}`)).body.data.status).toBe('COMPLETED'), { interval: 50, timeout: 30_000 });
  const entries = async (): Promise<RestBody[]> => (await call('GET', `/sources/${id}/entries`)).body.data.entries;
  const add = async (input: Record<string, unknown> = {}): Promise<RestBody> => (await graph(addition, { input: { sourceId: id, undoable: true, ...input } })).addEntries;
  const over = () =>
    eventually(
      async (): Promise<RestBody> => {
        const { addition: made } = (await call('GET', `/sources/${id}/entries`)).body.data;
        expect(made).toMatchObject({ isOver: true });
        return made;
      },
      { interval: 50, timeout: 30_000 },
    );
  const sources = async (): Promise<RestBody[]> => (await call('GET', `/spaces/${spaceId}/sources`)).body.data.sources.filter(({ type, id: other }: RestBody) => type === 'FILE' && other !== id && other !== undefined);
  const origins = async (): Promise<RestBody[]> => {
    const { nodes } = await graph('query($ids: [ID!]!) { nodes(ids: $ids) { ... on Source { title fileName status mimeType collection { id } origin { name path source { id } } } } }', { ids: (await sources()).map((source) => source.id) });
    return nodes.filter((node: RestBody) => node.origin !== null).sort((a: RestBody, b: RestBody) => (a.fileName < b.fileName ? -1 : 1));
  };
  return { it, owner, spaceId, collectionId, otherCollectionId, worker, call, graph, id, entries, add, over, upload, sources, origins };
}

const words = (of: string) => Buffer.from(`These are the words of ${of}, enough of them to be a text that can be read.`);

test('files in an archive become sources of their own, which know where they came from', async () => {
  const { entries, add, over, origins, id, collectionId } = await withFile('mails.zip', zipSync({ 'letters/may.txt': words('May'), 'june.txt': words('June'), 'empty/': new Uint8Array() }));
  const listed = await entries();
  expect(listed.map(({ name, size, isEncrypted, sourceId }) => [name, size > 0, isEncrypted, sourceId])).toEqual([
    ['letters/may.txt', true, false, null],
    ['june.txt', true, false, null],
  ]);
  expect(await add({ entryIds: [listed[0].id] })).toMatchObject({ count: 1, undoId: expect.any(String) });
  expect(await over()).toEqual({ total: 1, done: 1, added: 1, alreadyThere: 0, refused: 0, isOver: true, problem: null });
  await eventually(async () =>
    expect(await origins()).toMatchObject([{ fileName: 'may.txt', status: 'COMPLETED', collection: { id: collectionId }, origin: { name: 'mails.zip', path: 'letters/may.txt', source: { id } } }]),
  );
  expect((await entries())[0].sourceId).toEqual(expect.stringContaining('source_'));
});

test('what the space has already, by its bytes, is said and not added again', async () => {
  const { add, over, upload, origins, otherCollectionId, entries } = await withFile('logs.tar.gz', gzipSync(corpus.tarOf({ 'a.txt': 'alpha words', 'again/a.txt': 'alpha words', 'b.txt': 'beta words' })));
  const there = await upload('b of mine.txt', Buffer.from('beta words'), otherCollectionId);
  await add();
  expect(await over()).toMatchObject({ total: 3, added: 1, alreadyThere: 2 });
  await add();
  expect(await over()).toMatchObject({ total: 3, added: 0, alreadyThere: 3 });
  expect((await origins()).map(({ fileName }) => fileName)).toEqual(['a.txt']);
  expect((await entries())[2].sourceId).toBe(there);
});

test('one act is undone as one, and is one activity', async () => {
  const { add, over, graph, sources, spaceId } = await withFile('two.zip', zipSync({ 'a.txt': words('A'), 'b.txt': words('B') }));
  const before = (await sources()).length;
  const { undoId } = await add();
  await over();
  expect(await sources()).toHaveLength(before + 2);
  await graph('mutation($id: ID!) { undoChange(input: { undoId: $id }) { __typename } }', { id: undoId });
  expect(await sources()).toHaveLength(before);
  const activities = (await graph('query($id: ID!) { node(id: $id) { ... on Space { activity(first: 5) { edges { node { verb count } } } } } }', { id: spaceId })).node.activity.edges.map(({ node }: RestBody) => node);
  expect(activities).toContainEqual({ verb: 'SOURCES_ADDED', count: 2 });
});

test('an undo while nothing was taken out yet stops what would come', async () => {
  const { add, over, graph, sources, worker } = await withFile('two.zip', zipSync({ 'a.txt': words('A'), 'b.txt': words('B') }));
  const before = (await sources()).length;
  await worker.stop();
  const { undoId } = await add();
  await graph('mutation($id: ID!) { undoChange(input: { undoId: $id }) { __typename } }', { id: undoId });
  await startTestWorker(database.url);
  expect(await over()).toMatchObject({ total: 2, added: 0 });
  expect(await sources()).toHaveLength(before);
});

test('a worker that is gone in the middle is followed by one that goes on, and nothing is added twice', async () => {
  const { it, add, over, origins, worker, id } = await withFile('five.zip', zipSync(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.txt`, words(name)]))));
  await worker.stop();
  await add();
  const { prisma } = it.server.database;
  const begun = await prisma.entryAddition.findFirstOrThrow({ where: { sourceId: uuidOf(id) } });
  const { takeEntries } = await import('#server/domain/sources/entries/takeEntries.ts');
  const { silentLog } = await import('#tests/support/identity.ts');
  const { filesFolder } = await import('#tests/support/server.ts');
  const { openBlobFolder } = await import('#server/platform/storage/blobFolder.ts');
  const blobs = await openBlobFolder(filesFolder);
  const stored = await blobs.write((async function* () { yield words('a'); })(), 1_000);
  await takeEntries({ db: prisma, actor: { kind: 'system', job: 'addEntries' }, log: silentLog, now: () => new Date() }, begun.id, [{ position: 0, ...stored, mimeType: 'text/plain' }]);
  await startTestWorker(database.url);
  expect(await over()).toMatchObject({ total: 5, done: 5, added: 5, alreadyThere: 0 });
  expect((await origins()).map(({ fileName }) => fileName)).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']);
});

test('what is attached to a message of Outlook is listed, saved, and added; a message within it with what is attached to that', async () => {
  const { entries, add, over, origins, it, owner, call, sources } = await withFile('storms.msg', outlookMessageWithAttachments());
  const listed = await entries();
  expect(listed.map(({ name }) => name)).toEqual(['log of may.txt', 'JUNE.TXT', 'attachment.gif', 'Fog.msg']);
  const saved = await it.call(owner, 'GET', `/entries/${listed[1].id}/content`);
  expect([saved.status, saved.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment; filename="JUNE.TXT"/)]);
  await add({ entryIds: [listed[0].id, listed[3].id] });
  expect(await over()).toMatchObject({ total: 2, added: 2, refused: 0 });
  await eventually(async () => expect(await origins()).toMatchObject([{ title: 'Fog', fileName: 'Fog.msg', status: 'COMPLETED', mimeType: 'application/vnd.ms-outlook' }, { fileName: 'log of may.txt', status: 'COMPLETED' }]), { timeout: 30_000 });
  const inner = (await sources()).find(({ title }) => title === 'Fog');
  expect((await call('GET', `/sources/${inner?.id}/entries`)).body.data.entries.map(({ name }: RestBody) => name)).toEqual(['chart.txt']);
});

test.each([
  ['log.zip', () => zipCryptoOf({ 'may.txt': 'The fog came in.' }, 'lighthouse', { 'open.txt': 'For all to see.' })],
  ['aes.zip', () => zipAesOf({ 'may.txt': 'The fog came in.' }, 'lighthouse', { 'open.txt': 'For all to see.' })],
])('of %s the protected file says so, is not saved, and is passed over when all are added', async (name, made) => {
  const { entries, add, over, origins, it, owner } = await withFile(name, made());
  const listed = await entries();
  expect(listed.map((entry) => [entry.name, entry.isEncrypted])).toEqual([['may.txt', true], ['open.txt', false]]);
  const saved = await it.call(owner, 'GET', `/entries/${listed[0].id}/content`);
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([422, expect.stringContaining('protected with a password')]);
  await add();
  expect(await over()).toMatchObject({ total: 1, added: 1, refused: 0 });
  expect((await origins()).map(({ fileName }) => fileName)).toEqual(['open.txt']);
  await add({ entryIds: [listed[0].id] });
  expect(await over()).toMatchObject({ total: 1, added: 0, refused: 1 });
});

test('where everything is protected there is nothing to add, and the log of the source says why; without names it failed for that', async () => {
  const { add, graph, id, upload, call } = await withFile('log.7z', sevenZipSealed({ 'may.txt': 'The fog came in.' }, 'lighthouse', { areNamesSeen: true }));
  expect(await add()).toMatchObject({ code: 'INVALID' });
  const { node } = await graph('query($id: ID!) { node(id: $id) { ... on Source { processingLog { stage outcome code message } } } }', { id });
  expect(node.processingLog).toContainEqual({ stage: 'EXTRACT', outcome: 'SUCCEEDED', code: 'PASSWORD', message: expect.stringContaining('protected with a password') });
  const hidden = await upload('hidden.7z', sevenZipSealed({ 'may.txt': 'The fog came in.' }, 'lighthouse', { areNamesSeen: false }));
  await eventually(async () => expect((await call('GET', `/sources/${hidden}`)).body.data).toMatchObject({ status: 'FAILED', failure: { code: 'PASSWORD' } }), { timeout: 30_000 });
});

test('names that are made to mislead lead nowhere', async () => {
  const hostile = { '../../etc/passwd': words('1'), 'C:\\Windows\\evil.txt': words('2'), 'invoice\u202Efdp.txt': words('3'), [`${'long'.repeat(2_500)}.txt`]: words('4'), 'a\nb\u0007.txt': words('5') };
  const { entries, add, over, origins, it, owner } = await withFile('odd.zip', zipSync(hostile));
  const listed = await entries();
  for (const { name } of listed) expect(name).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
  expect(Math.max(...listed.map(({ name }) => name.length))).toBeLessThanOrEqual(400);
  await add();
  expect(await over()).toMatchObject({ total: 5, added: 5 });
  const names = (await origins()).map(({ fileName }) => fileName);
  expect(names).toEqual(expect.arrayContaining(['passwd', 'evil.txt', 'invoicefdp.txt']));
  for (const name of names) expect(name).not.toMatch(/[\\/]/);
  const saved = await it.call(owner, 'GET', `/entries/${listed[0].id}/content`);
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="passwd"/);
});

test('an entry is saved by a signed address: as an attachment, never sniffed, whole or in part, and again from the store', async () => {
  const { graph, id, it } = await withFile('page.zip', zipSync({ 'page.html': Buffer.from('<script>alert(1)</script> and the rest of it') }));
  const { node } = await graph('query($id: ID!) { node(id: $id) { ... on Source { entries(first: 10) { totalCount edges { node { name downloadUrl } } } } } }', { id });
  expect(node.entries.totalCount).toBe(1);
  const address = `${it.server.url}${node.entries.edges[0].node.downloadUrl}`;
  for (const range of [undefined, 'bytes=1-6']) {
    const answer = await fetch(address, range ? { headers: { range } } : {});
    expect(answer.status).toBe(range ? 206 : 200);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="page.html"');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toBe(range ? 'script' : '<script>alert(1)</script> and the rest of it');
  }
  expect((await fetch(address.replace(/.$/, 'A').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
});

test('an archive within an archive comes out as an archive: one step at a time', async () => {
  const inner = zipSync({ 'deep.txt': words('the deep') });
  const { add, over, origins, entries } = await withFile('outer.zip', zipSync({ 'inner.zip': inner }));
  expect((await entries()).map(({ name }) => name)).toEqual(['inner.zip']);
  await add();
  await over();
  expect(await origins()).toMatchObject([{ fileName: 'inner.zip', mimeType: 'application/zip' }]);
});

test('there must be room for all that is asked for before anything is taken out', async () => {
  const { add, sources } = await withFile('large.zip', zipSync({ 'a.txt': Buffer.alloc(600_000, 'words ') }), { SPACE_QUOTA: '500KB' });
  const before = await sources();
  expect(await add()).toMatchObject({ __typename: 'LimitReachedError', code: 'LIMIT_REACHED' });
  expect(await sources()).toEqual(before);
});

test('an entry that is damaged says so, and the others come', async () => {
  const archive = Buffer.from(zipSync({ 'a.txt': [words('A'), { level: 0 }], 'b.txt': [words('B'), { level: 0 }] }));
  archive[archive.indexOf('words of A')] = 0;
  const { add, over, entries } = await withFile('broken.zip', archive);
  await add();
  const result = await over();
  expect([1, 2]).toContain(result.added);
  expect((await entries())[1].sourceId).not.toBeNull();
});

test('an archive of ten thousand files lists all of them, page by page, and finds one by its name', async () => {
  const { call, id } = await withFile('many.zip', zipSync(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`folder/file ${at}.txt`, [Buffer.from('x'), { level: 0 }] as never]))));
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: RestBody = await call('GET', `/sources/${id}/entries?limit=200${cursor && `&cursor=${cursor}`}`);
    names.push(...body.data.entries.map(({ name }: RestBody) => name));
    cursor = body.data.nextCursor;
  }
  expect(new Set(names).size).toBe(10_000);
  expect((await call('GET', `/sources/${id}/entries?q=FILE%209999`)).body.data.entries).toHaveLength(1);
});
