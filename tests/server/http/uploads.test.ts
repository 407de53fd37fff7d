import { createHash, randomBytes } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Upload } from 'tus-js-client';
import { describe, expect, test } from 'vitest';
import { giveUpUploads } from '#server/domain/sources/files/uploads.ts';
import { giveUpUploadsProcessor } from '#server/jobs/sweeps.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import { useDatabase } from '#tests/support/database.ts';
import { silentLog } from '#tests/support/identity.ts';
import { filesFolder, type RunningServer, startServer } from '#tests/support/server.ts';
import { uuid } from '#tests/support/vault.ts';
import { type VaultRest, vaultRest } from '#tests/support/vaultRest.ts';

const database = useDatabase();
const hex = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const encoded = (metadata: Record<string, string>) =>
  Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`).join(',');

/** A person with a space, and what they may send to it. */
async function sender(variables?: Record<string, string>) {
  const it = await vaultRest(database.url, variables && { variables });
  const { owner, spaceId } = await it.place();
  const announce = (name: string, size: number, mimeType?: string) =>
    it.as(owner)('POST', `/spaces/${spaceId}/sources`, { type: 'FILE', data: { name, size, mimeType } });
  return {
    it,
    owner,
    spaceId,
    announce,
    announced: async (name: string, size: number, mimeType?: string): Promise<string> => (await announce(name, size, mimeType)).body.data.id,
    read: async (id: string) => (await it.as(owner)('GET', `/sources/${id}`)).body.data,
  };
}

/** One call of tus; answers its status, headers and the code of its failure. */
async function tus(url: string, token: string | null, method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const answer = await fetch(`${url}/vault/api/v1/uploads${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...(token !== null && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/offset+octet-stream' }), ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, error: text ? (JSON.parse(text) as { error: { code: string; message: string } }).error : null };
}

const begin = (server: Pick<RunningServer, 'url'>, token: string, id: string, size: number, more: Record<string, string> = {}) =>
  tus(server.url, token, 'POST', '', { 'upload-length': String(size), 'upload-metadata': encoded({ sourceId: id, ...more }) });
const patch = (server: Pick<RunningServer, 'url'>, token: string, id: string, offset: number, bytes: Buffer) =>
  tus(server.url, token, 'PATCH', `/${id}`, { 'upload-offset': String(offset) }, bytes);
const offsetOf = async (server: Pick<RunningServer, 'url'>, token: string, id: string) =>
  Number((await tus(server.url, token, 'HEAD', `/${id}`)).headers.get('upload-offset'));

/** Sends some bytes of a longer body and holds the line; the answer is a function that cuts it. */
function stalled(server: Pick<RunningServer, 'url'>, token: string, id: string, bytes: Buffer, length: number): () => void {
  const call = request(`${server.url}/vault/api/v1/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
    },
  });
  call.on('error', () => undefined);
  call.write(bytes);
  return () => call.destroy();
}

const incomingSize = async (id: string) => (await openBlobFolder(filesFolder)).incoming.size(uuid(id));

test('a file comes in pieces; its source then waits for processing, with the type that its bytes have', async () => {
  const { it, owner, announced, read } = await sender();
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);
  const id = await announced('holiday.jpg', bytes.length, 'image/jpeg');
  const progress: number[] = [];
  await new Promise<void>((resolve, reject) => {
    new Upload(bytes, {
      endpoint: `${it.server.url}/vault/api/v1/uploads`,
      uploadSize: bytes.length,
      chunkSize: 200_000,
      metadata: { sourceId: id, sha256: hex(bytes) },
      headers: { authorization: `Bearer ${owner}` },
      retryDelays: null,
      onChunkComplete: (_size, accepted) => void progress.push(accepted),
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
  expect(progress).toEqual([200_000, 400_000, 600_000, bytes.length]);
  expect(await read(id)).toMatchObject({ status: 'PENDING', title: 'holiday.jpg', mimeType: 'application/pdf', size: bytes.length, failure: null });
  const { prisma, pool } = it.server.database;
  expect(await prisma.source.findUniqueOrThrow({ where: { id: uuid(id) }, select: { blobHash: true, upload: true } })).toEqual({ blobHash: hex(bytes), upload: null });
  const jobs = await pool.query('select 1 from graphile_worker.jobs where key = $1', [`source:${uuid(id)}`]);
  expect(jobs.rowCount).toBe(1);
  const download = await fetch(`${it.server.url}/vault/api/v1/sources/${id}/content`, { headers: { authorization: `Bearer ${owner}` } });
  expect(hex(Buffer.from(await download.arrayBuffer()))).toBe(hex(bytes));
  expect(await offsetOf(it.server, owner, id)).toBe(bytes.length);
  expect((await begin(it.server, owner, id, bytes.length)).error?.code).toBe('FILE_ALREADY_THERE');
});

test('an empty file is complete at once', async () => {
  const { it, owner, announced, read } = await sender();
  const id = await announced('empty.txt', 0);
  expect((await begin(it.server, owner, id, 0)).status).toBe(201);
  expect(await read(id)).toMatchObject({ status: 'PENDING', mimeType: 'text/plain', size: 0 });
});

test('what broke off goes on where it stopped, at another web process too, while the old connection still seems to live', async () => {
  const { it, owner, announced, read } = await sender();
  const bytes = randomBytes(300_000);
  const id = await announced('a.bin', bytes.length);
  await begin(it.server, owner, id, bytes.length);
  stalled(it.server, owner, id, bytes.subarray(0, 100_000), bytes.length);
  await expect.poll(() => incomingSize(id)).toBe(100_000);

  const other = await startServer(database.url);
  expect(await read(id)).toMatchObject({ status: 'UPLOADING' });
  // Each of these servers signs sessions with a secret of its own; keys are the same for all.
  const key = await it.apiKey(owner, { scopes: ['read', 'write'] });
  expect(await offsetOf(other, key, id)).toBe(100_000);
  expect((await patch(other, key, id, 100_000, bytes.subarray(100_000))).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'PENDING', mimeType: 'application/octet-stream' });
  const source = await it.server.database.prisma.source.findUniqueOrThrow({ where: { id: uuid(id) } });
  expect(source.blobHash).toBe(hex(bytes));
});

test('a lost connection keeps what came, and what came after its end was told to nobody is finished later', async () => {
  const { it, owner, announced, read } = await sender();
  const bytes = randomBytes(50_000);
  const id = await announced('a.bin', bytes.length);
  await begin(it.server, owner, id, bytes.length);
  const cut = stalled(it.server, owner, id, bytes.subarray(0, 20_000), bytes.length);
  await expect.poll(() => incomingSize(id)).toBe(20_000);
  cut();
  expect(await offsetOf(it.server, owner, id)).toBe(20_000);
  expect(await patch(it.server, owner, id, 10_000, bytes.subarray(10_000))).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });

  // As if the process had died between the last byte and the end.
  const { incoming } = await openBlobFolder(filesFolder);
  await incoming.append(
    uuid(id),
    20_000,
    (async function* () {
      yield bytes.subarray(20_000);
    })(),
    bytes.length,
  );
  expect(await read(id)).toMatchObject({ status: 'UPLOADING' });
  expect(await offsetOf(it.server, owner, id)).toBe(bytes.length);
  expect(await read(id)).toMatchObject({ status: 'PENDING' });
});

test('bytes that are not those announced make the source FAILED with the reason; it may begin again', async () => {
  const { it, owner, announced, read } = await sender();
  const bytes = Buffer.from('ten bytes.');
  const id = await announced('a.txt', bytes.length);
  expect(await begin(it.server, owner, id, 11)).toMatchObject({ status: 422, error: { code: 'FILE_MISMATCH', message: expect.stringContaining('10 bytes') } });
  expect(await read(id)).toMatchObject({ status: 'UPLOADING' });
  expect(await begin(it.server, owner, id, 10, { sha256: 'short' })).toMatchObject({ status: 400, error: { code: 'INVALID' } });

  await begin(it.server, owner, id, 10, { sha256: hex(Buffer.from('ten others')) });
  expect(await patch(it.server, owner, id, 0, bytes)).toMatchObject({ status: 422, error: { code: 'FILE_MISMATCH' } });
  expect(await read(id)).toMatchObject({ status: 'FAILED', failure: { code: 'INCOMPLETE', message: expect.stringContaining('SHA-256') } });

  await begin(it.server, owner, id, 10, { sha256: hex(bytes) });
  expect(await read(id)).toMatchObject({ status: 'UPLOADING', failure: null });
  expect(await patch(it.server, owner, id, 0, Buffer.from('eleven byte'))).toMatchObject({ status: 413, error: { code: 'TOO_LARGE' } });
  expect((await patch(it.server, owner, id, 0, bytes)).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'PENDING', mimeType: 'text/plain' });
});

test('too large a file is refused before its first byte, with the limit named', async () => {
  const { it, owner, spaceId, announce, announced } = await sender({ MAX_FILE_SIZE: '1.5MB' });
  const refused = await announce('a.bin', 1_677_722);
  expect(refused).toMatchObject({ status: 413, body: { error: { code: 'TOO_LARGE', message: 'This file weighs 1.6 MB. A file may weigh at most 1.5 MB.' } } });
  expect((await announce('b.bin', 1.5 * 1024 * 1024)).status).toBe(201);
  const id = await announced('c.bin', 10);
  expect((await begin(it.server, owner, id, 2 * 1024 * 1024)).status).toBe(413);
  const { headers, status } = await tus(it.server.url, null, 'OPTIONS', '');
  expect([status, headers.get('tus-version'), headers.get('tus-max-size'), headers.get('tus-extension')]).toEqual([204, '1.0.0', '1572864', 'creation,creation-with-upload,termination']);

  const { body } = await it.server.post(
    owner,
    `query($id: ID!) { node(id: $id) { ... on Space { fileLimits { largestFile quota used } } } }`,
    { id: spaceId },
  );
  // The file that is there with its text, and the two files that are coming.
  expect(body).toEqual({ data: { node: { fileLimits: { largestFile: 1_572_864, quota: 20 * 1024 ** 3, used: 5 + 43 + 1_572_864 + 10 } } } });
});

test('the files of a space have a quota, which nobody can pass by being many', async () => {
  const { it, owner, spaceId, announce } = await sender({ SPACE_QUOTA: '1000' });
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => announce(`${index}.bin`, 300)));
  const refused = answers.filter(({ status }) => status === 422);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(refused).toHaveLength(3);
  expect(refused[0]?.body.error).toEqual({
    code: 'LIMIT_REACHED',
    message: 'The files and texts of this space weigh 948 bytes of at most 1,000 bytes: there is no room for 300 bytes more. Delete something for good, or empty the trash.',
  });
  const { body } = await it.server.post(
    owner,
    `mutation($input: AddSourcesInput!) { addSources(input: $input) { ... on AddSourcesPayload { results { outcome problem message } } } }`,
    { input: { spaceId, sources: [{ file: { name: 'fits', size: 50 } }, { file: { name: 'not', size: 50 } }, { file: { name: 'large', size: 2e9 } }, { link: { url: 'no' } }] } },
  );
  expect(body).toMatchObject({
    data: { addSources: { results: [{ outcome: 'ADDED', problem: null }, { problem: 'QUOTA_EXCEEDED' }, { problem: 'FILE_TOO_LARGE' }, { problem: 'NO_ADDRESS' }] } },
  });
});

test.skipIf(process.platform !== 'linux')('a full disk is said in words, and the upload goes on once there is room', async () => {
  const { it, owner, announced, read } = await sender();
  const id = await announced('a.bin', 10);
  await begin(it.server, owner, id, 10);
  const place = join(filesFolder, 'incoming', `upload-${uuid(id)}`);
  await symlink('/dev/full', place);
  expect(await patch(it.server, owner, id, 0, randomBytes(10))).toMatchObject({ status: 507, error: { code: 'STORAGE_FULL', message: expect.stringContaining('nothing could be written') } });
  expect(await read(id)).toMatchObject({ status: 'UPLOADING' });
  await (await openBlobFolder(filesFolder)).incoming.remove(uuid(id));
  expect((await patch(it.server, owner, id, 0, randomBytes(10))).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'PENDING' });
});

test('who cancels an upload has no source of it, nor bytes; a file that is there cannot be cancelled', async () => {
  const { it, owner, announced, read } = await sender();
  const id = await announced('a.bin', 10);
  await begin(it.server, owner, id, 10);
  await patch(it.server, owner, id, 0, randomBytes(4));
  expect((await tus(it.server.url, owner, 'DELETE', `/${id}`)).status).toBe(204);
  expect(await it.server.database.prisma.source.findUnique({ where: { id: uuid(id) } })).toBeNull();
  expect(await incomingSize(id)).toBe(0);
  expect((await tus(it.server.url, owner, 'HEAD', `/${id}`)).status).toBe(404);

  const kept = await announced('b.bin', 4);
  await begin(it.server, owner, kept, 4);
  await patch(it.server, owner, kept, 0, randomBytes(4));
  expect((await tus(it.server.url, owner, 'DELETE', `/${kept}`)).status).toBe(409);
  expect(await read(kept)).toMatchObject({ status: 'PENDING' });
});

test('an upload that brought nothing for a day fails with the reason and leaves no bytes; one that is alive does not', async () => {
  const { it, owner, announced, read } = await sender();
  const [stopped, silent, alive] = [await announced('a.bin', 10), await announced('b.bin', 10), await announced('c.bin', 10)];
  const { prisma } = it.server.database;
  await prisma.source.updateMany({ where: { id: { in: [stopped, silent, alive].map(uuid) } }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  for (const id of [stopped, alive]) {
    await begin(it.server, owner, id, 10);
    await patch(it.server, owner, id, 0, randomBytes(4));
  }
  await prisma.upload.update({ where: { sourceId: uuid(stopped) }, data: { progressAt: new Date(Date.now() - 25 * 3_600_000) } });

  const ctx = { db: prisma, actor: { kind: 'system', job: 'giveUpUploads' } as const, log: silentLog, now: () => new Date() };
  await giveUpUploadsProcessor(ctx, await openBlobFolder(filesFolder)).work({}, { signal: AbortSignal.timeout(10_000), priority: 0, isLastTry: false });
  for (const id of [stopped, silent]) {
    expect(await read(id)).toMatchObject({ status: 'FAILED', failure: { code: 'INCOMPLETE', message: expect.stringContaining('24 hours') } });
    expect(await incomingSize(id)).toBe(0);
  }
  expect([(await read(alive)).status, await offsetOf(it.server, owner, alive)]).toEqual(['UPLOADING', 4]);
  expect(await giveUpUploads(ctx)).toEqual([]);
});

describe('rights', () => {
  const rows = { OWNER: 201, EDITOR: 201, VIEWER: 403, STRANGER: 404, NOBODY: 401, READ_KEY: 403, WRITE_KEY: 201 } as const;
  const calls = {
    POST: (it: VaultRest, token: string | null, id: string) => tus(it.server.url, token, 'POST', '', { 'upload-length': '10', 'upload-metadata': encoded({ sourceId: id }) }),
    HEAD: (it: VaultRest, token: string | null, id: string) => tus(it.server.url, token, 'HEAD', `/${id}`),
    PATCH: (it: VaultRest, token: string | null, id: string) => tus(it.server.url, token, 'PATCH', `/${id}`, { 'upload-offset': '0' }, Buffer.from('four')),
    DELETE: (it: VaultRest, token: string | null, id: string) => tus(it.server.url, token, 'DELETE', `/${id}`),
  };
  const whenAllowed = { POST: 201, HEAD: 200, PATCH: 204, DELETE: 204 };

  test('each may what the table says; who may not changes nothing', async () => {
    const { it, owner, spaceId, announced } = await sender();
    const tokens: Record<keyof typeof rows, string | null> = {
      OWNER: owner,
      EDITOR: await it.member(spaceId, 'EDITOR'),
      VIEWER: await it.member(spaceId, 'VIEWER'),
      STRANGER: await it.server.signedIn(),
      NOBODY: null,
      READ_KEY: await it.apiKey(owner, { scopes: ['read'] }),
      WRITE_KEY: await it.apiKey(owner, { scopes: ['read', 'write'] }),
    };
    for (const [who, right] of Object.entries(rows) as [keyof typeof rows, number][]) {
      for (const [method, call] of Object.entries(calls) as [keyof typeof calls, (typeof calls)['POST']][]) {
        const id = await announced('a.bin', 10);
        await begin(it.server, owner, id, 10);
        const expected = right === 201 ? whenAllowed[method] : right;
        expect([who, method, (await call(it, tokens[who], id)).status]).toEqual([who, method, expected]);
        if (right !== 201) expect(await offsetOf(it.server, owner, id)).toBe(0);
      }
    }
  });

  test('what is no upload, and what is no tus, is refused', async () => {
    const { it, owner, announced } = await sender();
    const id = await announced('a.bin', 10);
    expect((await tus(it.server.url, owner, 'HEAD', `/${id}`)).status).toBe(404);
    expect((await tus(it.server.url, owner, 'PATCH', '/nothing', { 'upload-offset': '0' }, Buffer.from('x'))).status).toBe(404);
    expect(await tus(it.server.url, owner, 'POST', '', { 'upload-length': '10' })).toMatchObject({ status: 400, error: { code: 'INVALID', message: expect.stringContaining('sourceId') } });
    expect(await tus(it.server.url, owner, 'POST', '', { 'upload-length': '10', 'upload-metadata': encoded({ sourceId: 'collection_x' }) })).toMatchObject({ status: 400 });
    expect(await tus(it.server.url, owner, 'POST', '', { 'tus-resumable': '0.2.2' })).toMatchObject({ status: expect.any(Number), error: { code: 'INVALID' } });
    expect((await it.call(owner, 'GET', `/uploads/${id}`)).status).toBe(405);
  });

  test('pages of origins that may call can speak tus, others cannot', async () => {
    const { it, owner, announced } = await sender({ CORS_ORIGINS: 'https://app.example.org' });
    const id = await announced('a.bin', 10);
    const ask = (origin: string) => fetch(`${it.server.url}/vault/api/v1/uploads`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,tus-resumable,upload-length,upload-metadata' },
    });
    const allowed = (await ask('https://app.example.org')).headers;
    expect(allowed.get('access-control-allow-origin')).toBe('https://app.example.org');
    for (const header of ['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Metadata']) expect(allowed.get('access-control-allow-headers')).toContain(header);
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
    const begun = await tus(it.server.url, owner, 'POST', '', { origin: 'https://evil.example', 'upload-length': '10', 'upload-metadata': encoded({ sourceId: id }) });
    expect([begun.status, begun.headers.get('access-control-allow-origin')]).toEqual([201, null]);
  });
});
