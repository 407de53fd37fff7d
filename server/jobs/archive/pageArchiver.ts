import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { Reader } from '../extract/process/reader.ts';
import type { FetchedSubresource, PageToArchive } from './snapshot/snapshotPage.ts';
import { subresourceKey, type Subresource } from './snapshot/subresource.ts';

export interface ArchiveLimits {
  /** For the subresources of one page; it is archived without what comes later. */
  readonly timeoutMs: number;
  /** Of a page; larger ones are not archived. */
  readonly maxPageBytes: number;
  readonly maxSubresources: number;
  /** Of all subresources of a page. */
  readonly maxBytes: number;
}

const DEFAULT_LIMITS: ArchiveLimits = {
  timeoutMs: 20_000,
  maxPageBytes: 8_000_000,
  maxSubresources: 120,
  maxBytes: 12_000_000,
};

/** How many pages are archived at a time: most of the time a page waits for its pictures. */
const MAX_PARALLEL_PAGES = 3;

/** How many subresources of one page are fetched in parallel; each host has its own, smaller limit besides. */
const MAX_PARALLEL_FETCHES = 6;

const MAX_STYLE_DEPTH = 3;

const ACCEPT: Record<Subresource['kind'], string> = {
  style: 'text/css,*/*;q=0.1',
  picture: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8',
  font: 'font/woff2,font/woff;q=0.9,*/*;q=0.1',
};

/** Archives pages as they are. */
export interface PageArchiver {
  /**
   * Archives a page, and the pictures of its readable text: what both show is fetched once.
   * @param page null where there is no page, only a text
   * @param imageUrls the addresses of the text's pictures
   * @throws the reason of `signal` when it is aborted.
   */
  archive(page: PageToArchive | null, imageUrls: readonly string[], signal: AbortSignal): Promise<ArchivedPage>;
}

export interface ArchivedPage {
  /**
   * One HTML file that loads nothing. Null when the page is too large, takes too long or crashes the reader: a source is
   * complete without.
   */
  readonly snapshot: Uint8Array<ArrayBuffer> | null;
  /** Those pictures of the text that could be had, by their address in it. */
  readonly pictures: ReadonlyMap<string, FetchedSubresource>;
}

/**
 * Archives pages: a reader finds their subresources and inlines them, here they are fetched.
 * @param subresourceFetch a fetcher with tighter limits than that for pages.
 */
export function createPageArchiver(subresourceFetch: SafeFetch, reader: Reader, options: Partial<ArchiveLimits> = {}): PageArchiver {
  const limits = { ...DEFAULT_LIMITS, ...options };
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(page: PageToArchive | null, imageUrls: readonly string[], signal: AbortSignal): Promise<ArchivedPage> {
    const first = page && (await orNullIfFailed(reader.findSubresources(page)));
    const bare = first && 'snapshot' in first ? first.snapshot : null;
    const wanted = imageUrls.map((url): Subresource => ({ url, kind: 'picture' }));
    const all = [...wanted, ...(first && 'subresources' in first ? first.subresources : [])];
    if (all.length === 0) return { snapshot: bare, pictures: new Map() };
    const done = new AbortController();
    const stopSignal = AbortSignal.any([signal, done.signal, AbortSignal.timeout(limits.timeoutMs)]);
    try {
      const files = await fetchAll(all, subresourceFetcher(subresourceFetch, limits, stopSignal), async (sheets) => (await orNullIfFailed(reader.findStyleSubresources(sheets))) ?? []);
      const snapshot = bare ?? (page && first ? await orNullIfFailed(reader.buildSnapshot({ ...page, files })) : null);
      return { snapshot, pictures: new Map(wanted.flatMap((subresource) => (files.has(subresourceKey(subresource)) ? [[subresource.url, files.get(subresourceKey(subresource)) as FetchedSubresource]] : []))) };
    } finally {
      done.abort();
    }
  }

  return {
    async archive(fetched, imageUrls, signal) {
      const page = fetched && fetched.bytes.byteLength <= limits.maxPageBytes ? fetched : null;
      if (running >= MAX_PARALLEL_PAGES) await new Promise<void>((resolve) => void waiting.push(resolve));
      else running += 1;
      try {
        signal.throwIfAborted();
        return await run(page, imageUrls, signal);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
        signal.throwIfAborted();
      }
    },
  };
}

/** Null where a page crashes the reader, or takes too long. */
function orNullIfFailed<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch(() => null);
}

/** All subresources of a page, its style sheets first: these have subresources themselves. */
async function fetchAll(
  subresources: readonly Subresource[],
  fetchSubresource: (subresource: Subresource) => Promise<FetchedSubresource | null>,
  findStyleSubresources: (sheets: readonly FetchedSubresource[]) => Promise<readonly Subresource[]>,
): Promise<Map<string, FetchedSubresource>> {
  const files = new Map<string, FetchedSubresource>();
  const all = new Map(subresources.map((subresource) => [subresourceKey(subresource), subresource]));
  const fetchEach = async (wanted: readonly Subresource[]) => {
    const found: FetchedSubresource[] = [];
    await Promise.all(
      wanted.map(async (subresource) => {
        const file = await fetchSubresource(subresource);
        if (!file) return;
        files.set(subresourceKey(subresource), file);
        found.push(file);
      }),
    );
    return found;
  };
  const asked = new Set<string>();
  for (let round = 0; round < MAX_STYLE_DEPTH; round += 1) {
    const missing = [...all.values()].filter((subresource) => subresource.kind === 'style' && !asked.has(subresourceKey(subresource)));
    if (missing.length === 0) break;
    for (const subresource of missing) asked.add(subresourceKey(subresource));
    const sheets = await fetchEach(missing);
    for (const subresource of sheets.length > 0 ? await findStyleSubresources(sheets) : []) all.set(subresourceKey(subresource), subresource);
  }
  await fetchEach([...all.values()].filter(({ kind }) => kind !== 'style'));
  return files;
}

/** Fetches the subresources of one page within its limits; null for what cannot be had. */
function subresourceFetcher(subresourceFetch: SafeFetch, limits: ArchiveLimits, signal: AbortSignal): (subresource: Subresource) => Promise<FetchedSubresource | null> {
  let asked = 0;
  let bytes = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (subresource) => {
    asked += 1;
    if (asked > limits.maxSubresources) return null;
    if (running >= MAX_PARALLEL_FETCHES) await new Promise<void>((resolve) => void waiting.push(resolve));
    running += 1;
    try {
      if (signal.aborted || bytes >= limits.maxBytes) return null;
      const file = await subresourceFetch.fetch(subresource.url, { signal, accept: ACCEPT[subresource.kind] });
      bytes += file.bytes.byteLength;
      return bytes > limits.maxBytes ? null : { bytes: file.bytes, charset: file.charset, url: file.url };
    } catch (error) {
      if (error instanceof FetchError || signal.aborted) return null;
      throw error;
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
