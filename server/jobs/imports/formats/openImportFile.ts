import type { Readable } from 'node:stream';
import type { ForeignFile } from '#server/domain/imports/importRows.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { type ArchiveFormat, archiveFormats, isZip, openArchive } from './openArchive.ts';
import { openForeignFile } from './openForeignFile.ts';
import { isOmnivore, readOmnivore } from './readOmnivore.ts';
import { isVault, readVault } from './readVault.ts';
import { UnknownFormatError } from './unknownFormat.ts';

/** A file to import, for as long as it is held. */
export interface OpenImportFile extends AsyncDisposable {
  readonly file: ForeignFile;
}

/**
 * Opens a file with sources or feeds: what it is, is seen from its bytes, whatever it is called.
 * @throws UnknownFormatError when it is none of those that are read, or not the one that was announced; ImportTooLargeError
 */
export async function openImportFile(blobs: BlobStore, hash: string, announced: Exclude<ImportFormat, 'PROMPTS' | 'APKG'>): Promise<OpenImportFile> {
  const opened: Readable[] = [];
  const open = async () => {
    const bytes = await blobs.stream(hash);
    opened.push(bytes);
    return bytes;
  };
  const close = () => {
    for (const bytes of opened) bytes.destroy();
  };
  if (isArchive(announced) || (announced === 'AUTO' && (await beginsAsZip(blobs, hash)))) return openAsArchive(blobs, hash, announced);
  try {
    return { file: await openForeignFile(open, announced), [Symbol.asyncDispose]: async () => close() };
  } catch (error) {
    close();
    throw error;
  }
}

const isArchive = (format: ImportFormat): format is ArchiveFormat => (archiveFormats as readonly ImportFormat[]).includes(format);

async function beginsAsZip(blobs: BlobStore, hash: string): Promise<boolean> {
  for await (const piece of await blobs.stream(hash, { start: 0, end: 3 })) return isZip(piece as Uint8Array);
  return false;
}

async function openAsArchive(blobs: BlobStore, hash: string, announced: ArchiveFormat | 'AUTO'): Promise<OpenImportFile> {
  const local = await blobs.localPath(hash);
  try {
    const archive = await openArchive(local.path);
    const lostFields = new Set<string>();
    const format = isVault(archive) ? 'VAULT_ZIP' : isOmnivore(archive) ? 'OMNIVORE_ZIP' : null;
    if (format === null || (announced !== 'AUTO' && announced !== format)) {
      archive.close();
      throw new UnknownFormatError('This archive is none of those that can be imported.');
    }
    return {
      file: { format, lostFields, ...(format === 'VAULT_ZIP' ? await readVault(archive, lostFields) : { rows: readOmnivore(archive, lostFields) }) },
      async [Symbol.asyncDispose]() {
        archive.close();
        await local[Symbol.asyncDispose]();
      },
    };
  } catch (error) {
    await local[Symbol.asyncDispose]();
    throw error;
  }
}
