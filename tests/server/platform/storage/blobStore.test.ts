import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBlobBucket } from '#server/platform/storage/blobBucket.ts';
import { openBlobFolder } from '#server/platform/storage/blobFolder.ts';
import type { BlobRef, BlobStore, BlobStoreOptions } from '#server/platform/storage/blobStore.ts';
import { BlobTooLargeError } from '#server/platform/storage/blobStore.ts';
import { NoSpaceError } from '#server/platform/storage/noSpace.ts';
import { startBucket, type TestBucket } from '#tests/support/bucket.ts';
import { temporaryFolder } from '#tests/support/identity.ts';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const bucketStore = (scratchFolder: string, options: BlobStoreOptions = {}, prefix = 'team/vault') =>
  openBlobBucket({ bucket: bucket.name, prefix, scratchFolder, client: bucket.client, ...options });

const kinds: [name: string, open: (options?: BlobStoreOptions) => Promise<BlobStore>][] = [
  ['a folder', (options) => openBlobFolder(temporaryFolder(), options)],
  ['a bucket', (options) => bucketStore(temporaryFolder(), options)],
];

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const inPieces = async function* (bytes: Buffer, size = 64 * 1024) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
};
const breakingOff = async function* (bytes: Buffer) {
  yield bytes;
  throw new Error('The line is dead');
};
const text = async (store: BlobStore, ref: BlobRef) => Buffer.from(await store.read(ref.hash)).toString();

describe.each(kinds)('blobs in %s', (_name, open) => {
  test('are what went in, whole, in part and as a file; empty ones too', async () => {
    const store = await open();
    // More than two parts of a multipart upload.
    const bytes = randomBytes(18 * 1024 * 1024 + 17);
    const ref = await store.write(inPieces(bytes), bytes.length);
    expect(ref).toEqual({ hash: hashOf(bytes), size: bytes.length });
    expect(hashOf(await store.read(ref.hash))).toBe(ref.hash);
    expect(await buffer(await store.stream(ref.hash, { start: 5, end: 9 }))).toEqual(bytes.subarray(5, 10));
    {
      await using file = await store.localPath(ref.hash);
      expect(hashOf(await readFile(file.path))).toBe(ref.hash);
    }
    expect(await store.write(inPieces(bytes), bytes.length)).toEqual(ref);

    const nothing = await store.write(inPieces(Buffer.alloc(0)), 0);
    expect(nothing.size).toBe(0);
    expect(await text(store, nothing)).toBe('');
    await store.check();
  });

  test('are not there before they came, nor after they were removed', async () => {
    const store = await open();
    const ref = await store.write(inPieces(randomBytes(100)), 100);
    await store.remove(ref.hash);
    await store.remove(ref.hash);
    await expect(store.read(ref.hash)).rejects.toThrow();
    await expect(store.stream(ref.hash)).rejects.toThrow();
    await expect(store.localPath(ref.hash)).rejects.toThrow();
  });

  test('too many bytes, or a stream that breaks off, leave nothing', async () => {
    const reserved: BlobRef[] = [];
    const store = await open({ reserve: async (ref) => void reserved.push(ref) });
    await expect(store.write(inPieces(Buffer.from('eleven byte')), 10)).rejects.toBeInstanceOf(BlobTooLargeError);
    await expect(store.write(breakingOff(Buffer.from('ten bytes.')), 10)).rejects.toThrow('The line is dead');
    expect(reserved).toEqual([]);
    await expect(store.read(hashOf(Buffer.from('ten bytes.')))).rejects.toThrow();
  });

  test('are reserved before they are counted upon, also when they are there already', async () => {
    const reserved: BlobRef[] = [];
    const store: BlobStore = await open({
      reserve: async (ref) => {
        reserved.push(ref);
        await store.remove(ref.hash);
      },
    });
    const ref = await store.write(inPieces(Buffer.from('words')), 5);
    await store.write(inPieces(Buffer.from('words')), 5);
    await store.incoming.append('a', 0, inPieces(Buffer.from('words')), 5);
    await store.incoming.complete('a');
    expect(reserved).toEqual([ref, ref, ref]);
    expect(await text(store, ref)).toBe('words');
  });

  test('come in pieces, to whichever process; what broke off goes on where it stopped', async () => {
    const store = await open();
    const { incoming } = store;
    const bytes = randomBytes(9 * 1024 * 1024);
    const cut = bytes.length - 1_000;
    expect(await incoming.size('one')).toBe(0);
    await expect(incoming.append('one', 0, breakingOff(bytes.subarray(0, cut)), bytes.length)).rejects.toThrow('The line is dead');
    expect(await incoming.size('one')).toBe(cut);
    await expect(incoming.append('one', cut, inPieces(randomBytes(1_001), 2_000), bytes.length)).rejects.toBeInstanceOf(BlobTooLargeError);
    expect(await incoming.size('one')).toBe(cut);
    expect(await incoming.append('one', cut, inPieces(bytes.subarray(cut)), bytes.length)).toBe(bytes.length);

    const ref = await incoming.complete('one');
    expect(ref).toEqual({ hash: hashOf(bytes), size: bytes.length });
    expect(hashOf(await store.read(ref.hash))).toBe(ref.hash);
    expect(await incoming.size('one')).toBe(0);
    for (const id of ['../x', 'a/b', '']) await expect(async () => incoming.size(id)).rejects.toThrow('No id');
  });

  test('incoming files are forgotten on demand, and when nothing came for long', async () => {
    const { incoming } = await open();
    await incoming.append('gone', 0, inPieces(Buffer.from('abc')), 3);
    await incoming.append('kept', 0, inPieces(Buffer.from('abc')), 3);
    await incoming.remove('gone');
    await incoming.sweep(new Date(Date.now() - 60_000));
    expect([await incoming.size('gone'), await incoming.size('kept')]).toEqual([0, 3]);
    await incoming.sweep(new Date(Date.now() + 60_000));
    expect(await incoming.size('kept')).toBe(0);
  });
});

test('a file of a bucket is on the local disk only while it is held', async () => {
  const scratch = temporaryFolder();
  const store = await bucketStore(scratch);
  const { hash } = await store.write(inPieces(Buffer.from('words')), 5);
  {
    await using file = await store.localPath(hash);
    expect(await readdir(scratch)).toEqual([file.path.slice(scratch.length + 1)]);
  }
  expect(await readdir(scratch)).toEqual([]);
});

test('two prefixes of a bucket know nothing of each other', async () => {
  const one = await bucketStore(temporaryFolder(), {}, 'one');
  const bare = await bucketStore(temporaryFolder(), {}, '');
  const ref = await one.write(inPieces(Buffer.from('words')), 5);
  await expect(bare.read(ref.hash)).rejects.toThrow();
  await bare.write(inPieces(Buffer.from('words')), 5);
  await one.remove(ref.hash);
  expect(await text(bare, ref)).toBe('words');
});

test('a bucket that is not there, or that lets nobody in, is not ready', async () => {
  const scratchFolder = temporaryFolder();
  const missing = await openBlobBucket({ bucket: 'nowhere', prefix: '', scratchFolder, client: bucket.client });
  await expect(missing.check()).rejects.toThrow();
  const wrong = { ...bucket.client, credentials: { accessKeyId: 'stranger', secretAccessKey: 'S3RVER' } };
  const stranger = await openBlobBucket({ bucket: bucket.name, prefix: '', scratchFolder, client: wrong });
  await expect(stranger.check()).rejects.toThrow();
});

test('what dead processes left in a folder goes with the sweep, blobs stay', async () => {
  const folder = temporaryFolder();
  const store = await openBlobFolder(folder);
  const ref = await store.write(inPieces(Buffer.from('words')), 5);
  await store.incoming.append('old', 0, inPieces(Buffer.from('abc')), 3);
  const left = join(folder, 'incoming', 'upload-old');
  await utimes(left, new Date(0), new Date(0));
  await store.incoming.sweep(new Date(Date.now() - 60_000));
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  expect(await text(store, ref)).toBe('words');
});

test.skipIf(process.platform !== 'linux')('a full disk says so', async () => {
  const { withSyncedFile } = await import('#server/platform/storage/localFiles.ts');
  await expect(withSyncedFile('/dev/full', 'a', (file) => file.writeFile('words'))).rejects.toBeInstanceOf(NoSpaceError);
});
