import { createHash } from 'node:crypto';
import { access, type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobRef, BlobTooLargeError } from './blobStore.ts';
import type { DiskSpace } from './diskSpace.ts';
import { isNoSpace, NoSpaceError } from './noSpace.ts';

/** After so many bytes the disk is looked at again: less than any floor that makes sense. */
const refreshedAfterBytes = 16 * 1024 ** 2;

/** The same bytes, as long as the disk has room for them. @throws NoSpaceError before the first one that it has not */
export async function* withinDiskSpace(bytes: AsyncIterable<Uint8Array>, diskSpace: DiskSpace | undefined): AsyncGenerator<Uint8Array> {
  let sinceRefresh = 0;
  for await (const chunk of bytes) {
    sinceRefresh += chunk.byteLength;
    if (sinceRefresh >= refreshedAfterBytes) {
      await diskSpace?.refresh();
      sinceRefresh = 0;
    }
    if (diskSpace && !diskSpace.hasRoomFor(chunk.byteLength)) throw new NoSpaceError('Less space is free than the floor');
    yield chunk;
  }
}

/** Writes a new file to disk and says what is in it. @throws BlobTooLargeError, NoSpaceError */
export async function writeAndHash(path: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<BlobRef> {
  const sum = createHash('sha256');
  const size = await withSyncedFile(path, 'wx', async (file) => {
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > limit) throw new BlobTooLargeError(`More than ${limit} bytes`);
      sum.update(chunk);
      await file.writeFile(chunk);
    }
    return size;
  });
  return { hash: sum.digest('hex'), size };
}

/** Writes to a file and has it on disk afterwards, also what was written before `work` failed. @throws NoSpaceError */
export async function withSyncedFile<T>(path: string, flags: 'wx' | 'a', work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    const file = await open(path, flags, 0o600);
    try {
      const result = await work(file);
      await file.sync();
      return result;
    } catch (error) {
      await file.sync().catch(() => undefined);
      throw error;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw isNoSpace(error) ? new NoSpaceError('The disk is full', { cause: error }) : error;
  }
}

/** What is in a file. */
export async function hashFile(path: string): Promise<BlobRef> {
  const file = await open(path, 'r');
  const sum = createHash('sha256');
  let size = 0;
  for await (const chunk of file.createReadStream({ highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    sum.update(chunk);
    size += chunk.byteLength;
  }
  return { hash: sum.digest('hex'), size };
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** In bytes; 0 when there is none. */
export async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** A new name in a folder survives a power cut only once the folder is written too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes the files of a folder that nobody wrote to since then. */
export async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** The id of an incoming file becomes part of a name: nothing else may. */
export function checkedId(id: string): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new Error(`No id of an incoming file: ${id}`);
  return id;
}
