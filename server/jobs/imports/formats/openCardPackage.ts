import type { ForeignFile, ForeignRow } from '#server/domain/imports/importRows.ts';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { ExtractError, MachineBusyError } from '../../extract/extractError.ts';
import type { Reader } from '../../extract/process/reader.ts';
import { UnknownFormatError } from './unknownFormat.ts';

/**
 * A package of Anki, read apart from the server.
 * @throws UnknownFormatError when it is none or damaged; ImportTooLargeError; MachineBusyError: it may be tried again
 */
export async function openCardPackage(reader: Pick<Reader, 'cardPackage'>, blobs: Pick<BlobStore, 'localPath'>, hash: string, { intoDecks }: { readonly intoDecks: boolean }): Promise<ForeignFile> {
  await using file = await blobs.localPath(hash);
  const { rows, lostFields } = await reader.cardPackage({ path: file.path, intoDecks }).catch((error: unknown) => {
    if (!(error instanceof ExtractError) || error instanceof MachineBusyError) throw error;
    throw error.code === 'TOO_LARGE' ? new ImportTooLargeError(error.message) : new UnknownFormatError(error.message);
  });
  return { format: 'APKG', lostFields: new Set(lostFields), rows: each(rows) };
}

async function* each(rows: readonly ForeignRow[]): AsyncGenerator<ForeignRow> {
  yield* rows;
}
