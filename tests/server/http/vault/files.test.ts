import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as corpus from '#tests/server/jobs/extract/files/corpus.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startTestWorker } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';
import { vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();

async function announced(name: string, size: number, mimeType?: string) {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const { body } = await it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name, size, mimeType } });
  const id: string = body.data.id;
  return {
    it,
    id,
    spaceId,
    owner,
    source: body.data,
    put: (bytes: BodyInit, headers?: Record<string, string>) => it.call(owner, 'PUT', `/sources/${id}/content`, { raw: bytes, ...(headers && { headers }) }),
    get: (headers?: Record<string, string>) => fetch(`${it.server.url}/vault/api/v1/sources/${id}/content`, { headers: { authorization: `Bearer ${owner}`, ...headers } }),
    read: async () => (await it.as(owner)('GET', `/sources/${id}`)).body.data,
  };
}

const digestOf = (bytes: Buffer) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

test('a file that is not what was announced fails with a reason, and may be sent again', async () => {
  const bytes = Buffer.from('ten bytes.');
  const { put, read, source, get } = await announced('notes.pdf', bytes.byteLength, 'application/pdf');
  expect(source).toMatchObject({ status: 'UPLOADING', sourceUrl: null, uploadUrl: expect.stringMatching(/\/vault\/api\/v1\/sources\/source_\w+\/content$/) });
  expect((await get()).status).toBe(404);

  for (const [wrong, headers, reason] of [
    ['too few', undefined, '7 came'],
    ['too many bytes', undefined, 'more came'],
    ['', undefined, '0 came'],
    ['ten others', { 'content-digest': digestOf(bytes) }, 'SHA-256'],
  ] as const) {
    expect(await put(wrong, headers)).toMatchObject({ status: 422, body: { error: { code: 'FILE_MISMATCH', message: expect.stringContaining(reason) } } });
    expect(await read()).toMatchObject({ status: 'FAILED', failure: { code: 'INCOMPLETE', message: expect.stringContaining(reason) }, uploadUrl: expect.any(String) });
  }
  const accepted = await put(bytes, { 'content-digest': digestOf(bytes) });
  expect(accepted).toMatchObject({ status: 200, body: { data: { status: 'PENDING', failure: null, sourceUrl: source.uploadUrl } } });
  expect(accepted.body.data).not.toHaveProperty('uploadUrl');
});

test('the same bytes once more change nothing; others are a conflict', async () => {
  const { put, read } = await announced('a.bin', 4);
  expect((await put('1234')).status).toBe(200);
  const before = await read();
  expect((await put('1234')).status).toBe(200);
  expect(await read()).toEqual(before);
  expect(await put('4321')).toMatchObject({ status: 409, body: { error: { code: 'FILE_ALREADY_THERE' } } });
});

test('the same content is kept once', async () => {
  const bytes = randomBytes(300_000);
  const first = await announced('one.bin', bytes.byteLength);
  const second = await announced('two.bin', bytes.byteLength);
  await Promise.all([first.put(bytes), second.put(bytes)]);
  const { prisma } = first.it.server.database;
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(await prisma.source.count({ where: { blobHash: hash } })).toBe(2);
  expect(await prisma.blob.findMany({ where: { hash } })).toMatchObject([{ size: 300_000n }]);
});

test('a download is whole or in part, never runs, and says what it is', async () => {
  const bytes = Buffer.from('0123456789');
  const { put, get } = await announced('Prüfung „1“/2.html', bytes.byteLength, 'text/html');
  await put(bytes);
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'text/html',
    'content-disposition': `attachment; filename="Pr_fung _1_ 2.html"; filename*=UTF-8''${encodeURIComponent('Prüfung „1“ 2.html')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store, no-transform',
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
  });
  expect(await whole.text()).toBe('0123456789');
  const etag = whole.headers.get('etag') ?? '';

  for (const [range, part, text] of [
    ['bytes=0-0', '0-0/10', '0'],
    ['bytes=2-4', '2-4/10', '234'],
    ['bytes=7-', '7-9/10', '789'],
    ['bytes=-3', '7-9/10', '789'],
    ['bytes=-99', '0-9/10', '0123456789'],
    ['bytes=5-99', '5-9/10', '56789'],
  ] as const) {
    const answer = await get({ range });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([206, `bytes ${part}`, text]);
  }
  for (const range of ['bytes=10-', 'bytes=99-100', 'bytes=-0']) {
    const answer = await get({ range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  }
  for (const range of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'x']) expect((await get({ range })).status).toBe(200);
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
});

test('HEAD answers the headers of the file without its bytes', async () => {
  const { put, it, owner, id } = await announced('a.txt', 4, 'text/plain');
  await put('1234');
  const head = await it.call(owner, 'HEAD', `/sources/${id}/content`);
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '4', null]);
});

test('files are read by what they are, with their pictures; those without text are complete, broken ones say why', async () => {
  const { it, owner, spaceId } = await announced('unused.bin', 1);
  const mine = it.as(owner);
  const add = async (name: string, mimeType: string, content: string | Uint8Array) => {
    const bytes = Buffer.from(content);
    const { body } = await mine('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name, size: bytes.byteLength, mimeType } });
    await it.call(owner, 'PUT', `/sources/${body.data.id}/content`, { raw: bytes });
    return body.data.id as string;
  };
  const words = 'In the winter of 1879 Hermann Ebbinghaus began to memorize nonsense.';
  const text = 'text/plain';
  const read = {
    [await add('plain.txt', text, words)]: text,
    [await add('heading.md', 'text/markdown', `# Memory\n\n${words}`)]: 'text/markdown',
    [await add('page.html', 'text/html; charset=utf-8', `<html><body><script>alert(1)</script><p>${words}</p></body></html>`)]: 'text/html',
    [await add('nameless', '', words)]: text,
    [await add('lies.pdf', 'application/pdf', corpus.zipOf(corpus.docxParts(`<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`)))]: expect.stringContaining('wordprocessingml'),
  };
  const picture = await add('picture.png', 'application/octet-stream', await corpus.png(900, 300));
  const kept = [picture, await add('not-text.txt', text, randomBytes(2_000))];
  const broken = { [await add('cut.png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex'))]: 'DAMAGED', [await add('locked.pdf', text, await corpus.protectedPdf())]: 'PASSWORD', [await add('nothing.txt', text, '')]: 'NO_TEXT' };
  await startTestWorker(database.url);
  const get = async (id: string) => (await mine('GET', `/sources/${id}`)).body.data;
  const ended = async (id: string) => expect.poll(async () => (await get(id)).status).toMatch(/COMPLETED|FAILED/);

  for (const [id, mimeType] of Object.entries(read)) {
    await ended(id);
    const data = await get(id);
    expect(data).toMatchObject({ status: 'COMPLETED', mimeType, originalContent: expect.stringContaining('Ebbinghaus'), excerpt: expect.stringContaining('Ebbinghaus') });
    expect(data.processedContent).not.toContain('script');
  }
  const { prisma } = it.server.database;
  for (const id of kept) {
    await ended(id);
    expect(await get(id)).toMatchObject({ status: 'COMPLETED', originalContent: null, failure: null, size: expect.any(Number) });
    expect(await prisma.processingEvent.findMany({ where: { sourceId: uuid(id), stage: 'EXTRACT' }, select: { outcome: true, code: true } })).toEqual([{ outcome: 'SKIPPED', code: id === picture ? 'NO_TEXT' : 'UNSUPPORTED' }]);
    expect((await mine('GET', `/sources/${id}/markdown`)).status).toBe(404);
  }
  expect(await prisma.source.findUnique({ where: { id: uuid(picture) }, select: { details: true, mimeType: true, artefacts: { select: { kind: true, mimeType: true }, orderBy: { kind: 'asc' } } } })).toEqual({
    details: { width: 900, height: 300 },
    mimeType: 'image/png',
    artefacts: [{ kind: 'PREVIEW', mimeType: 'image/webp' }, { kind: 'THUMBNAIL', mimeType: 'image/webp' }],
  });
  for (const [id, code] of Object.entries(broken)) {
    await ended(id);
    expect(await get(id)).toMatchObject({ status: 'FAILED', failure: { code, message: expect.stringMatching(/^[A-Z].+\.$/) } });
  }
});

test('a text is exported as Markdown with its title', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId } = await it.place();
  const mine = it.as(owner);
  const add = async (data: unknown) => (await mine('POST', `/spaces/${spaceId}/sources`, { type: 'NOTE', data })).body.data.id;
  const plain = await mine('GET', `/sources/${await add({ title: 'Über alles', text: 'Some words.' })}/markdown`);
  expect(plain.body).toBe('# Über alles\n\nSome words.\n');
  expect(plain.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(plain.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cber%20alles.md");
  const headed = await mine('GET', `/sources/${await add('# Heading\n\nWords')}/markdown`);
  expect(headed.body).toBe('# Heading\n\nWords\n');
});

test('what is no file, or not announced well, is refused', async () => {
  const it = await vaultRest(database.url);
  const { owner, spaceId, sourceId } = await it.place();
  const mine = it.as(owner);
  expect(await it.call(owner, 'PUT', `/sources/${sourceId}/content`, { raw: 'x' })).toMatchObject({ status: 404 });
  expect(await mine('GET', `/sources/${sourceId}/content`)).toMatchObject({ status: 404 });
  for (const data of [
    { name: '', size: 1 },
    { name: 'a', size: -1 },
    { name: 'a', size: 1.5 },
    { name: 'a', size: 1, mimeType: 'not a type' },
    { name: 'a' },
    'a',
  ]) {
    expect(await mine('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data })).toMatchObject({ status: 400, body: { error: { code: 'INVALID' } } });
  }
});
