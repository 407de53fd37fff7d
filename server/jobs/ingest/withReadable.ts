import { withoutCitations } from '#server/domain/citations/citedIds.ts';
import type { SourceToProcess } from '#server/domain/processing/processingRun.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { Readable } from '../extract/extraction.ts';
import { looksLikeMarkdown } from '../extract/text/looksLikeMarkdown.ts';
import type { Written } from '../extract/text/textKind.ts';
import type { FetchedLink } from './fetchSource.ts';

/**
 * What there is to read of a source: what was fetched or handed in, the file, or what was written. What is no text stays on disk: it may be large.
 * @throws ExtractError INCOMPLETE for a file whose bytes never came
 */
export async function withReadable<T>(blobs: BlobStore, source: SourceToProcess, fetched: FetchedLink | null, use: (readable: Readable) => Promise<T>): Promise<T> {
  if (fetched) {
    const { url, contentType, charset, blobHash } = fetched;
    if (blobHash !== null && !source.page) {
      await using file = await blobs.localPath(blobHash);
      return await use({ path: file.path, contentType, charset, url });
    }
    const bytes = await fetched.bytes();
    const written = source.page ? writtenIn(source.page.mimeType, bytes) : undefined;
    // Text alone does not say what its page is called, which was known before: what it begins with is its title only where nothing was.
    const known = written && source.title !== source.sourceUrl ? { fileName: source.title } : {};
    return use({ bytes, contentType, charset, url, written, ...known });
  }
  if (source.type !== 'FILE') return use(writtenPage(source));
  if (source.blobHash === null) throw new ExtractError('INCOMPLETE', 'The bytes of this file never came. Upload it again.');
  await using file = await blobs.localPath(source.blobHash);
  return await use({ path: file.path, contentType: source.mimeType, charset: null, url: 'about:blank', fileName: source.fileName });
}

/** Notes are Markdown, of which the marks of citations are no words, and so is pasted text that looks like it; all other is text, even where it begins like a page or a document. */
function writtenPage({ type, originalContent }: SourceToProcess): Readable {
  const text = type === 'NOTE' ? withoutCitations(originalContent ?? '') : (originalContent ?? '');
  const written = type === 'NOTE' || looksLikeMarkdown(text) ? 'markdown' : 'text';
  return {
    bytes: new TextEncoder().encode(text),
    contentType: written === 'markdown' ? 'text/markdown' : 'text/plain',
    charset: 'utf-8',
    url: 'about:blank',
    written,
  };
}

/** Of a page that was handed in as its text alone: how that is to be read. */
function writtenIn(mimeType: string, bytes: Uint8Array): Written | undefined {
  if (mimeType === 'text/markdown') return 'markdown';
  if (mimeType !== 'text/plain') return undefined;
  return looksLikeMarkdown(new TextDecoder().decode(bytes)) ? 'markdown' : 'text';
}
