import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** What a blob is known by. */
export interface BlobRef {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** Bytes by what they are: the same content is kept once, and never changes. */
export interface BlobStore {
  /**
   * Takes bytes in. Once it resolves they are on disk. When it rejects, or the stream breaks off, nothing is kept.
   * @throws BlobTooLargeError as soon as there are more than `limit` bytes
   */
  write(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<BlobRef>;
  /** The bytes of a blob, or those from `start` to `end`, both included. Rejects when it is not there. */
  stream(hash: string, range?: { start: number; end: number }): Promise<Readable>;
  /** All bytes of a blob at once: for small ones. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** More bytes came than were to be taken. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}

/** Blobs as files of this folder, which several processes may share. */
export async function openBlobFolder(folder: string): Promise<BlobStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const placeOf = (hash: string) => join(folder, hash.slice(0, 2), hash);

  async function receive(path: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<BlobRef> {
    const file = await open(path, 'wx', 0o600);
    try {
      const sum = createHash('sha256');
      let size = 0;
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > limit) throw new BlobTooLargeError(`More than ${limit} bytes`);
        sum.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
      return { hash: sum.digest('hex'), size };
    } finally {
      await file.close();
    }
  }

  return {
    async write(bytes, limit) {
      const path = join(incoming, randomUUID());
      try {
        const ref = await receive(path, bytes, limit);
        const place = placeOf(ref.hash);
        if (await exists(place)) return ref;
        await mkdir(join(place, '..'), { recursive: true, mode: 0o700 });
        await rename(path, place);
        await syncFolder(join(place, '..'));
        return ref;
      } finally {
        await rm(path, { force: true });
      }
    },
    stream: async (hash, range) => (await open(placeOf(hash), 'r')).createReadStream(range),
    read: async (hash) => new Uint8Array(await readFile(placeOf(hash))),
  };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A new name in a folder survives a power cut only once the folder is written too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
