import type { Failure } from '#server/domain/processing/processingRun.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { FetchedPage, SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import { ExtractError } from '../extract/extractError.ts';
import type { FetchedSubtitles } from '../extract/page/joinPages.ts';
import { mostPages } from '../extract/page/nextPage.ts';
import type { Extracted, Extractor } from '../extract/process/extractor.ts';
import type { Turn } from '../extract/process/reader.ts';
import { isSameSite } from '../extract/text/sameSite.ts';
import { isSameText, isText } from './sameText.ts';

/** Of all pages of one text. */
const mostBytes = 20_000_000;
const mostSubtitleBytes = 2_000_000;

/** After these a page may be there all the same. */
const mayBeThere: ReadonlySet<string> = new Set(['TIMEOUT', 'SERVER_ERROR', 'UNREACHABLE']);

interface Dependencies {
  readonly safeFetch: Pick<SafeFetch, 'fetch'>;
  readonly extractor: Pick<Extractor, 'extract' | 'joinPages'>;
}

/**
 * A page with what belongs to its text and lies at other addresses: the pages on which it goes on, what is said in its videos, and where only a notice was
 * found, another copy of it. Everything is fetched like any link, one after the other; what cannot be had is left out, and where the text then ends too
 * early the note says so.
 * @throws the reason of `signal` when it is aborted
 */
export async function readElsewhere({ safeFetch, extractor }: Dependencies, page: Extracted, turn: Turn, signal: AbortSignal): Promise<Extracted> {
  const { elsewhere } = page;
  if (!elsewhere) return page;
  if (elsewhere.isNotice) return (await readCopy(elsewhere.copies)) ?? page;
  const { following, missing } = await readFollowing();
  const subtitles = await fetchSubtitles();
  const joined = following.length === 0 && subtitles.length === 0 ? page : await extractor.joinPages({ page, following, subtitles }, turn);
  return missing === null ? joined : { ...joined, note: joined.note ?? missing };

  async function readCopy(copies: readonly string[]): Promise<Extracted | null> {
    for (const address of copies) {
      const { read } = await readPage(address);
      if (read !== null && read.plainText !== '' && !read.elsewhere?.isNotice) return { ...read, title: page.title, canonicalUrl: page.canonicalUrl ?? null };
    }
    return null;
  }

  async function readFollowing(): Promise<{ following: Extracted[]; missing: Failure | null }> {
    const following: Extracted[] = [];
    const seen = new Set<string>();
    let bytes = 0;
    let next = isText(page) ? (elsewhere?.nextPage ?? null) : null;
    while (next !== null && !seen.has(next)) {
      if (following.length + 1 >= mostPages) return { following, missing: { code: 'TOO_LARGE', message: `The text has more than ${mostPages} pages. The others are not here.` } };
      seen.add(next);
      const { read, size, missing } = await readPage(next);
      // That there is a second page is only a guess: a site may say that it is not there.
      if (read === null) return { following, missing: following.length > 0 || (missing !== null && mayBeThere.has(missing.code)) ? missing : null };
      bytes += size;
      if (bytes > mostBytes || !isSameText([page, ...following], read)) break;
      following.push(read);
      next = read.elsewhere?.nextPage ?? null;
    }
    return { following, missing: null };
  }

  async function fetchSubtitles(): Promise<FetchedSubtitles[]> {
    const found: FetchedSubtitles[] = [];
    for (const { url, title } of elsewhere?.subtitles ?? []) {
      const fetched = await attempt(url, 'text/vtt,application/x-subrip,text/plain;q=0.8,*/*;q=0.5');
      if (!(fetched instanceof FetchError) && fetched.bytes.byteLength <= mostSubtitleBytes) found.push({ title, bytes: fetched.bytes });
    }
    return found;
  }

  /** A page of the same site; nothing where it cannot be read, and why where it cannot even be had. */
  async function readPage(address: string): Promise<{ read: Extracted | null; size: number; missing: Failure | null }> {
    const fetched = await attempt(address);
    if (fetched instanceof FetchError) return { read: null, size: 0, missing: { code: fetched.code, message: `The text goes on at ${address}, which could not be had: ${fetched.message}` } };
    const { bytes, contentType, charset, url } = fetched;
    const size = bytes.byteLength;
    if (!isSameSite(new URL(url).hostname, new URL(address).hostname)) return { read: null, size, missing: null };
    try {
      return { read: await extractor.extract({ bytes, contentType, charset, url }, undefined, turn), size, missing: null };
    } catch (error) {
      if (error instanceof ExtractError) return { read: null, size, missing: null };
      throw error;
    }
  }

  async function attempt(address: string, accept?: string): Promise<FetchedPage | FetchError> {
    try {
      return await safeFetch.fetch(address, { signal, ...(accept && { accept }) });
    } catch (error) {
      if (error instanceof FetchError && !signal.aborted) return error;
      throw error;
    }
  }
}
