import type { SourceToProcess } from '#server/domain/processing/processingRun.ts';
import type { SavedExtraction } from '#server/domain/reading/saveExtraction.ts';
import { normalizeUrl } from '#server/domain/sources/add/normalizeUrl.ts';
import type { Extracted } from '../extract/process/extractor.ts';
import type { FetchedLink } from './fetchSource.ts';

/** What is saved of what was read: of a link and a file also what it says of itself; a text keeps what the person gave. */
export function savedExtraction(read: Extracted, fetched: FetchedLink | null, type: SourceToProcess['type']): SavedExtraction {
  const { language, wordCount, readingMinutes, details, entries, html, plainText, markdown, mimeType } = read;
  const text = { language, details, ...(entries && { entries }), ...(plainText === '' ? noText : { html, plainText, markdown, wordCount, readingMinutes }) };
  const { title, author, publishedAt, excerpt } = read;
  if (!fetched && type === 'FILE') return { ...text, title, author, publishedAt, ...(excerpt !== null && { excerpt }), mimeType };
  if (!fetched) return text;
  const { siteName, imageUrl, faviconUrl, canonicalUrl } = read;
  const normalizedCanonicalUrl = normalizeUrl(canonicalUrl ?? fetched.url)?.normalizedUrl ?? null;
  return { ...text, siteName, imageUrl, faviconUrl, canonicalUrl, normalizedCanonicalUrl, title, author, publishedAt, excerpt, mimeType, size: fetched.size };
}

const noText = { html: null, plainText: null, markdown: null, wordCount: null, readingMinutes: null };
