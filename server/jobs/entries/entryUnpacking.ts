import type { Log } from '#server/platform/log.ts';
import { type BlobRef, type BlobStore, BlobTooLargeError } from '#server/platform/storage/blobStore.ts';
import { ExtractError } from '../extract/extractError.ts';
import { findSandbox } from '../extract/process/sandbox.ts';
import { createUnpacker, type Unpacker } from '../extract/process/unpacker.ts';

interface EntryUnpackingOptions {
  readonly blobs: BlobStore;
  /** `VAULT_DATA`: hidden from what unpacks, but for the blobs. */
  readonly dataFolder: string;
  /** No entry may have more bytes. */
  readonly largest: number;
  readonly log: Log;
}

/** The file that an entry is in. */
interface PackedFile {
  readonly hash: string;
  readonly name: string;
  readonly mimeType: string;
}

/** Takes entries out of files for those who save them, in a process that is started with the first one. */
export interface EntryUnpacking {
  /** Stores the bytes of one entry for a day; answers what they are stored under, or in words why they cannot be had. */
  unpackEntry(file: PackedFile, position: number): Promise<BlobRef | { readonly problem: string }>;
  close(): Promise<void>;
}

export function createEntryUnpacking({ blobs, dataFolder, largest, log }: EntryUnpackingOptions): EntryUnpacking {
  let started: Promise<Unpacker> | null = null;
  const start = async () => createUnpacker({ readableFolders: [blobs.localFolder], sandbox: await findSandbox({ data: dataFolder, files: blobs.localFolder }, log) });
  return {
    async unpackEntry({ hash, name, mimeType }, position) {
      const unpacker = await (started ??= start());
      const stored: { ref?: BlobRef } = {};
      try {
        await using file = await blobs.localPath(hash);
        await unpacker.unpack({
          file: { path: file.path, contentType: mimeType, charset: null, url: 'about:blank', fileName: name },
          positions: [position],
          largest,
          take: async ({ bytes }) => {
            stored.ref = await blobs.write(bytes, largest);
          },
        });
      } catch (error) {
        if (error instanceof ExtractError) return { problem: error.message };
        if (error instanceof BlobTooLargeError) return { problem: 'It is larger than files may be here. It is not taken out.' };
        throw error;
      }
      return stored.ref ?? { problem: 'This file could not be found in it any more. Read the source again.' };
    },
    async close() {
      await (await started)?.close();
    },
  };
}
