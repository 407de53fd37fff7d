import type { DomainContext } from '#server/domain/context.ts';
import {
  beginStage,
  completeProcessing,
  completeWithoutText,
  endStage,
  type Failure,
  failProcessing,
  type Run,
  type SourceToProcess,
} from '#server/domain/sources/processing.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { ExtractError } from './extract/extractError.ts';
import type { Extractor } from './extract/extractInThread.ts';
import type { ExtractedPage } from './extract/extractPage.ts';
import { textsOf } from './textsOf.ts';

const largestTextBytes = 20 * 1024 * 1024;

/** Files that are read as they are. Others are kept as they are. */
const readable: Record<string, string> = {
  'text/plain': 'text/plain',
  'text/markdown': 'text/markdown',
  'text/x-markdown': 'text/markdown',
  'text/html': 'text/html',
  'application/xhtml+xml': 'application/xhtml+xml',
};
/** What browsers and scripts call by no name, by the end of its name. */
const readableNames: readonly [end: RegExp, type: string][] = [
  [/\.(md|markdown)$/i, 'text/markdown'],
  [/\.(txt|text)$/i, 'text/plain'],
  [/\.(html?|xhtml)$/i, 'text/html'],
];

/** Reads the text of a file where it has one. A file whose text cannot be read is complete all the same: it is kept. */
export async function processFile(
  ctx: DomainContext,
  run: Run,
  source: SourceToProcess,
  { extractor, blobs }: { readonly extractor: Extractor; readonly blobs: BlobStore },
): Promise<void> {
  if (source.blobHash === null) {
    await failProcessing(ctx, run, { code: 'INCOMPLETE', message: 'The bytes of this file never came. Upload it again.' });
    return;
  }
  const extracting = await beginStage(ctx, run, 'EXTRACT');
  const read = await readText(source, source.blobHash, extractor, blobs);
  if ('code' in read) {
    await completeWithoutText(ctx, run, extracting, read);
    return;
  }
  await endStage(ctx, extracting, 'SUCCEEDED');
  const saving = await beginStage(ctx, run, 'SAVE');
  await completeProcessing(ctx, run, saving, { ...textsOf(read), excerpt: read.excerpt });
}

async function readText(source: SourceToProcess, hash: string, extractor: Extractor, blobs: BlobStore): Promise<ExtractedPage | Failure> {
  const type = readableTypeOf(source);
  if (type === null) return { code: 'UNSUPPORTED', message: 'Text is not read from this kind of file. It is kept as it is.' };
  if ((source.size ?? 0) > largestTextBytes) return { code: 'TOO_LARGE', message: 'Text is read from files of up to 20 MB. It is kept as it is.' };
  try {
    return await extractor.extract({ bytes: await blobs.read(hash), contentType: type, charset: null, url: 'about:blank' });
  } catch (error) {
    if (error instanceof ExtractError) return { code: error.code, message: error.message };
    throw error;
  }
}

function readableTypeOf({ mimeType, fileName }: SourceToProcess): string | null {
  const named = readableNames.find(([end]) => end.test(fileName ?? ''))?.[1];
  if (mimeType === 'text/plain' && named === 'text/markdown') return named;
  const known = readable[mimeType ?? ''];
  return known ?? (mimeType === 'application/octet-stream' ? (named ?? null) : null);
}
