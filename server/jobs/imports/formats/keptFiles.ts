import type { KeptFiles } from '#server/domain/imports/carryOutBatch.ts';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import { BlobTooLargeError, type BlobStore } from '#server/platform/storage/blobStore.ts';
import { openArchive } from './openArchive.ts';
import { UnknownFormatError } from './unknownFormat.ts';

/** In bytes. */
export interface UnpackingLimits {
  readonly largestFile: number;
  /** Of all of them together; 0 for no limit. */
  readonly spaceQuota: number;
}

/** The files and kept pages in an archive, for as long as it is held. */
export interface OpenKeptFiles extends AsyncDisposable {
  /**
   * Takes these entries, by the numbers of their rows, into the store. One that cannot be had is left out.
   * @throws ImportTooLargeError as soon as more is unpacked than a space may hold, whatever becomes of it
   */
  store(entries: ReadonlyMap<number, string>): Promise<KeptFiles>;
}

/** Opens an archive whose rows are carried out. @throws UnknownFormatError */
export async function openKeptFiles(blobs: BlobStore, hash: string, { largestFile, spaceQuota }: UnpackingLimits): Promise<OpenKeptFiles> {
  const local = await blobs.localPath(hash);
  const archive = await openArchive(local.path).catch(async (error: unknown) => {
    await local[Symbol.asyncDispose]();
    throw error;
  });
  let unpacked = 0;
  const count = (bytes: number) => {
    unpacked += bytes;
    if (spaceQuota !== 0 && unpacked > spaceQuota) throw new ImportTooLargeError('The files in this archive come to more than a space may hold.');
  };
  return {
    async store(entries) {
      const stored = new Map<number, { readonly hash: string; readonly size: number }>();
      for (const [number, name] of entries) {
        if (!archive.has(name)) continue;
        try {
          const blob = await blobs.write(archive.pieces(name), largestFile);
          count(blob.size);
          stored.set(number, blob);
        } catch (error) {
          if (error instanceof BlobTooLargeError) count(largestFile);
          else if (!(error instanceof UnknownFormatError)) throw error;
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
