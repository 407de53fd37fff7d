import type { SourceToProcess } from '#server/domain/processing/processingRun.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { Extraction } from '../extract/extraction.ts';
import type { Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import type { ReportProgress } from '../stages/stageProgress.ts';

/**
 * Reads a file by what its bytes are, whatever it is called. Its bytes stay on disk: they may be many.
 * @throws ExtractError for one that is empty, damaged, protected or too large to be read
 */
export async function extractStoredFile(
  { mimeType, fileName }: SourceToProcess,
  hash: string,
  { extractor, blobs }: { readonly extractor: Extractor; readonly blobs: BlobStore },
  report: ReportProgress,
  turn: Turn,
): Promise<Extraction> {
  await using file = await blobs.localPath(hash);
  return await extractor.extract({ path: file.path, contentType: mimeType, charset: null, url: 'about:blank', fileName }, report, turn);
}
