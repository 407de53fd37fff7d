import type { SourceToProcess } from '#server/domain/sources/processing.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { ExtractError } from './extract/extractError.ts';
import type { Extraction } from './extract/extraction.ts';
import type { Extractor } from './extract/extractInThread.ts';

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

/** Reads a file. Of one that cannot be read the note says why: it is kept all the same. */
export async function readFile(
  source: SourceToProcess,
  hash: string,
  { extractor, blobs }: { readonly extractor: Extractor; readonly blobs: BlobStore },
): Promise<Extraction> {
  const type = readableTypeOf(source);
  if (type === null) return withoutText('UNSUPPORTED', 'Text is not read from this kind of file. It is kept as it is.');
  if ((source.size ?? 0) > largestTextBytes) return withoutText('TOO_LARGE', 'Text is read from files of up to 20 MB. It is kept as it is.');
  try {
    return await extractor.extract({ bytes: await blobs.read(hash), contentType: type, charset: null, url: 'about:blank' });
  } catch (error) {
    if (error instanceof ExtractError) return withoutText(error.code, error.message);
    throw error;
  }
}

function withoutText(code: ExtractError['code'], message: string): Extraction {
  const empty = { html: '', plainText: '', markdown: '', wordCount: 0, readingMinutes: 1 };
  return { ...empty, language: null, excerpt: null, details: {}, artefacts: [], note: { code, message } };
}

function readableTypeOf({ mimeType, fileName }: SourceToProcess): string | null {
  const named = readableNames.find(([end]) => end.test(fileName ?? ''))?.[1];
  if (mimeType === 'text/plain' && named === 'text/markdown') return named;
  const known = readable[mimeType ?? ''];
  return known ?? (mimeType === 'application/octet-stream' ? (named ?? null) : null);
}
