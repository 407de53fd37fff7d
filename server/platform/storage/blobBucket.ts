import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { S3, type S3ClientConfig } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type BlobRef, type BlobStore, type BlobStoreOptions, BlobTooLargeError, type LocalFile } from './blobStore.ts';
import { NoSpaceError } from './noSpace.ts';
import { checkedId, removeOlder, withinDiskSpace, writeAndHash } from './localFiles.ts';

export interface BucketOptions extends BlobStoreOptions {
  readonly bucket: string;
  /** Before every key, without slashes at its ends; may be empty. */
  readonly prefix: string;
  /** Where files are while they are hashed, and while tools read them. */
  readonly scratchFolder: string;
  /** Where it is and who asks; what is left out comes from the usual AWS variables and files. */
  readonly client: S3ClientConfig;
}

/** A part of an upload to the bucket, and a piece of an incoming file: so much is in memory per stream. */
const partBytes = 8 * 1024 * 1024;

/**
 * Blobs as objects of an S3 bucket. What is written at once is hashed on the local disk first, so that it goes to its
 * address directly and not at all when it is there already. Files that come in pieces are kept as objects of 8 MB, so
 * that any process can take the next piece; they are put together when the last one is there.
 */
export async function openBlobBucket({ bucket, prefix, scratchFolder, client, reserve, diskSpace }: BucketOptions): Promise<BlobStore> {
  await mkdir(scratchFolder, { recursive: true, mode: 0o700 });
  const s3 = new S3({ ...client, requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' });
  const key = (...parts: string[]) => [...(prefix ? [prefix] : []), ...parts].join('/');
  const keyOf = (hash: string) => key(hash.slice(0, 2), hash);
  const piecesOf = (id: string) => key('incoming', checkedId(id), '');

  async function has({ hash, size }: BlobRef): Promise<boolean> {
    try {
      const found = await s3.headObject({ Bucket: bucket, Key: keyOf(hash) });
      return found.ContentLength === size;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async function write(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<BlobRef> {
    const path = join(scratchFolder, randomUUID());
    try {
      const ref = await writeAndHash(path, withinDiskSpace(bytes, diskSpace), limit);
      await reserve?.(ref);
      if (await has(ref)) return ref;
      // An empty stream has no first part; an empty body does.
      const body = ref.size === 0 ? Buffer.alloc(0) : createReadStream(path, { highWaterMark: 1024 * 1024 });
      await mappingQuotaErrors(new Upload({ client: s3, params: { Bucket: bucket, Key: keyOf(ref.hash), Body: body }, partSize: partBytes, queueSize: 2 }).done());
      return ref;
    } finally {
      await rm(path, { force: true });
    }
  }

  async function stream(from: string, range?: { start: number; end: number }): Promise<Readable> {
    const { Body } = await s3.getObject({ Bucket: bucket, Key: from, ...(range && { Range: `bytes=${range.start}-${range.end}` }) });
    if (!(Body instanceof Readable)) throw new Error(`No bytes under ${from}`);
    return Body;
  }

  async function* objectsUnder(folder: string): AsyncGenerator<{ key: string; size: number; changedAt: Date }> {
    let token: string | undefined;
    do {
      const page = await s3.listObjectsV2({ Bucket: bucket, Prefix: folder, ...(token && { ContinuationToken: token }) });
      for (const { Key, Size, LastModified } of page.Contents ?? []) yield { key: Key ?? '', size: Size ?? 0, changedAt: LastModified ?? new Date() };
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
  }

  async function removeAll(keys: readonly string[]): Promise<void> {
    for (let start = 0; start < keys.length; start += 1_000) {
      const Objects = keys.slice(start, start + 1_000).map((Key) => ({ Key }));
      const { Errors } = await s3.deleteObjects({ Bucket: bucket, Delete: { Objects, Quiet: true } });
      if (Errors?.length) throw new Error(`Objects could not be removed: ${Errors[0]?.Code}`);
    }
  }

  /** The pieces of a file that follow one another from its beginning. */
  async function pieces(id: string): Promise<{ keys: string[]; size: number }> {
    const folder = piecesOf(id);
    const keys: string[] = [];
    let size = 0;
    for await (const piece of objectsUnder(folder)) {
      if (Number(piece.key.slice(folder.length)) !== size) break;
      keys.push(piece.key);
      size += piece.size;
    }
    return { keys, size };
  }

  async function* bytesOf(keys: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const each of keys) yield* (await stream(each)) as AsyncIterable<Uint8Array>;
  }

  async function removeIncoming(id: string): Promise<void> {
    const keys: string[] = [];
    for await (const piece of objectsUnder(piecesOf(id))) keys.push(piece.key);
    await removeAll(keys);
  }

  return {
    write,
    stream: (hash, range) => stream(keyOf(hash), range),
    read: async (hash) => new Uint8Array(await buffer(await stream(keyOf(hash)))),
    async localPath(hash): Promise<LocalFile> {
      const path = join(scratchFolder, randomUUID());
      const removeFile = () => rm(path, { force: true });
      try {
        await pipeline(await stream(keyOf(hash)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await removeFile();
        throw error;
      }
      return { path, [Symbol.asyncDispose]: removeFile };
    },
    localFolder: resolve(scratchFolder),
    async remove(hash) {
      await s3.deleteObject({ Bucket: bucket, Key: keyOf(hash) });
    },
    incoming: {
      size: async (id) => (await pieces(id)).size,
      async append(id, offset, bytes, limit) {
        let end = offset;
        let buffered: Uint8Array[] = [];
        let bufferedBytes = 0;
        const put = async () => {
          if (bufferedBytes === 0) return;
          const Body = Buffer.concat(buffered);
          // Keys in the order of their offsets, as they are listed.
          await mappingQuotaErrors(s3.putObject({ Bucket: bucket, Key: `${piecesOf(id)}${String(end).padStart(16, '0')}`, Body }));
          end += bufferedBytes;
          buffered = [];
          bufferedBytes = 0;
        };
        try {
          for await (const chunk of bytes) {
            if (end + bufferedBytes + chunk.byteLength > limit) throw new BlobTooLargeError(`More than ${limit} bytes`);
            buffered.push(chunk);
            bufferedBytes += chunk.byteLength;
            if (bufferedBytes >= partBytes) await put();
          }
        } finally {
          await put();
        }
        return end;
      },
      async complete(id) {
        const { keys, size } = await pieces(id);
        const ref = await write(bytesOf(keys), size);
        await removeIncoming(id);
        return ref;
      },
      remove: removeIncoming,
      async sweep(before) {
        await removeOlder(scratchFolder, before);
        const newest = new Map<string, Date>();
        const folder = key('incoming', '');
        for await (const piece of objectsUnder(folder)) {
          const id = piece.key.slice(folder.length).split('/')[0] ?? '';
          const known = newest.get(id);
          if (!known || known < piece.changedAt) newest.set(id, piece.changedAt);
        }
        for (const [id, changedAt] of newest) if (changedAt < before) await removeIncoming(id);
      },
    },
    async check() {
      await s3.headBucket({ Bucket: bucket });
    },
  };
}

const isMissing = (error: unknown) => error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);

/** Buckets have quotas, too; the servers have different names for it. */
async function mappingQuotaErrors<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof Error && /QuotaExceeded|StorageFull|InsufficientStorage/i.test(error.name)) throw new NoSpaceError('The bucket is full', { cause: error });
    throw error;
  }
}
