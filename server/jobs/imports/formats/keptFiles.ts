import type { KeptFiles } from '#server/domain/imports/carryOutBatch.ts';
import { BlobTooLargeError, type BlobStore } from '#server/platform/storage/blobStore.ts';
import { openArchive } from './openArchive.ts';
import { UnknownFormatError } from './unknownFormat.ts';

/** In bytes. */
const largestFile = 2_000_000_000;

/** The files and kept pages in an archive, for as long as it is held. */
export interface OpenKeptFiles extends AsyncDisposable {
  /** Takes these entries, by the numbers of their rows, into the store. One that cannot be had is left out. */
  store(entries: ReadonlyMap<number, string>): Promise<KeptFiles>;
}

/** Opens an archive whose rows are carried out. @throws UnknownFormatError */
export async function openKeptFiles(blobs: BlobStore, hash: string): Promise<OpenKeptFiles> {
  const local = await blobs.localPath(hash);
  const archive = await openArchive(local.path).catch(async (error: unknown) => {
    await local[Symbol.asyncDispose]();
    throw error;
  });
  return {
    async store(entries) {
      const stored = new Map<number, { readonly hash: string; readonly size: number }>();
      for (const [number, name] of entries) {
        try {
          if (archive.has(name)) stored.set(number, await blobs.write(archive.pieces(name), largestFile));
        } catch (error) {
          if (!(error instanceof UnknownFormatError || error instanceof BlobTooLargeError)) throw error;
        }
      }
      return stored;
    },
    async [Symbol.asyncDispose]() {
      archive.close();
      await local[Symbol.asyncDispose]();
    },
  };
}
