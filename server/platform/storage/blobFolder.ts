import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BlobRef, type BlobStore, type BlobStoreOptions, BlobTooLargeError } from './blobStore.ts';
import { exists, checkedId, writeAndHash, hashFile, removeOlder, sizeOf, syncFolder, withinDiskSpace, withSyncedFile } from './localFiles.ts';

/** Blobs as files of this folder, which several processes may share. */
export async function openBlobFolder(folder: string, { reserve, diskSpace }: BlobStoreOptions = {}): Promise<BlobStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const blobPath = (hash: string) => join(folder, hash.slice(0, 2), hash);
  const incomingPath = (id: string) => join(incoming, `upload-${checkedId(id)}`);

  /** Moves a file of `incoming` to the path of its hash. */
  async function store(path: string, ref: BlobRef): Promise<BlobRef> {
    await reserve?.(ref);
    const to = blobPath(ref.hash);
    if (await exists(to)) {
      await rm(path, { force: true });
      return ref;
    }
    await mkdir(join(to, '..'), { recursive: true, mode: 0o700 });
    await rename(path, to);
    await syncFolder(join(to, '..'));
    return ref;
  }

  return {
    async write(bytes, limit) {
      const path = join(incoming, randomUUID());
      try {
        return await store(path, await writeAndHash(path, withinDiskSpace(bytes, diskSpace), limit));
      } finally {
        await rm(path, { force: true });
      }
    },
    stream: async (hash, range) => (await open(blobPath(hash), 'r')).createReadStream(range),
    read: async (hash) => new Uint8Array(await readFile(blobPath(hash))),
    async localPath(hash) {
      const path = blobPath(hash);
      await access(path, constants.R_OK);
      return { path, [Symbol.asyncDispose]: async () => {} };
    },
    localFolder: resolve(folder),
    remove: (hash) => rm(blobPath(hash), { force: true }),
    incoming: {
      size: (id) => sizeOf(incomingPath(id)),
      async append(id, offset, bytes, limit) {
        return withSyncedFile(incomingPath(id), 'a', async (file) => {
          let end = offset;
          for await (const chunk of withinDiskSpace(bytes, diskSpace)) {
            if (end + chunk.byteLength > limit) throw new BlobTooLargeError(`More than ${limit} bytes`);
            await file.writeFile(chunk);
            end += chunk.byteLength;
          }
          return end;
        });
      },
      complete: async (id) => store(incomingPath(id), await hashFile(incomingPath(id))),
      remove: (id) => rm(incomingPath(id), { force: true }),
      sweep: (before) => removeOlder(incoming, before),
    },
    check: () => access(folder, constants.W_OK),
  };
}
