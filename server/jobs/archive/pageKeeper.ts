import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { Reader } from '../extract/process/reader.ts';
import type { FetchedNeed, PageToKeep } from './keepPage.ts';
import { keyOf, type Need } from './need.ts';

export interface KeeperLimits {
  /** For what one page needs; it is kept without what comes later. */
  readonly timeMs: number;
  /** Of a page; larger ones are not kept. */
  readonly largestPage: number;
  readonly mostNeeds: number;
  /** Of all that a page needs, in bytes. */
  readonly mostBytes: number;
}

const DEFAULT_LIMITS: KeeperLimits = {
  timeMs: 20_000,
  largestPage: 8_000_000,
  mostNeeds: 120,
  mostBytes: 12_000_000,
};

/** How many pages are kept at a time: most of the time a page waits for its pictures. */
const PAGES_ABREAST = 3;

/** How many of one page's needs are fetched side by side; each host has its own, smaller limit besides. */
const ABREAST = 6;

const MOST_STYLE_ROUNDS = 3;

const ACCEPT: Record<Need['kind'], string> = {
  style: 'text/css,*/*;q=0.1',
  picture: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8',
  font: 'font/woff2,font/woff;q=0.9,*/*;q=0.1',
};

/** Keeps pages as they were. */
export interface PageKeeper {
  /**
   * Keeps a page, and the pictures that its readable text has: what both show is fetched once.
   * @param page null where there is no page, only a text
   * @param inText where the pictures of the text are
   * @throws the reason of `signal` when it is aborted.
   */
  keep(page: PageToKeep | null, inText: readonly string[], signal: AbortSignal): Promise<KeptPage>;
}

export interface KeptPage {
  /**
   * One HTML file that loads nothing. Null when the page is too large, takes too long or breaks what reads it: a source is
   * complete without.
   */
  readonly snapshot: Uint8Array<ArrayBuffer> | null;
  /** Those pictures of the text that could be had, by their address in it. */
  readonly pictures: ReadonlyMap<string, FetchedNeed>;
}

/**
 * Keeps pages: a reader looks what they need and puts it in, here it is fetched.
 * @param needs fetches what pages need: a fetcher with tighter limits than that for pages.
 */
export function createPageKeeper(needs: SafeFetch, reader: Reader, given: Partial<KeeperLimits> = {}): PageKeeper {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(page: PageToKeep | null, inText: readonly string[], signal: AbortSignal): Promise<KeptPage> {
    const first = page && (await unlessBroken(reader.needsOf(page)));
    const kept = first && 'kept' in first ? first.kept : null;
    const wanted = inText.map((url): Need => ({ url, kind: 'picture' }));
    const all = [...wanted, ...(first && 'needs' in first ? first.needs : [])];
    if (all.length === 0) return { snapshot: kept, pictures: new Map() };
    const ending = new AbortController();
    const over = AbortSignal.any([signal, ending.signal, AbortSignal.timeout(limits.timeMs)]);
    try {
      const files = await fetchAll(all, needFetcher(needs, limits, over), async (sheets) => (await unlessBroken(reader.needsOfStyles(sheets))) ?? []);
      const snapshot = kept ?? (page && first ? await unlessBroken(reader.fill({ ...page, files })) : null);
      return { snapshot, pictures: new Map(wanted.flatMap((need) => (files.has(keyOf(need)) ? [[need.url, files.get(keyOf(need)) as FetchedNeed]] : []))) };
    } finally {
      ending.abort();
    }
  }

  return {
    async keep(given, inText, signal) {
      const page = given && given.bytes.byteLength <= limits.largestPage ? given : null;
      if (running >= PAGES_ABREAST) await new Promise<void>((resolve) => void waiting.push(resolve));
      else running += 1;
      try {
        signal.throwIfAborted();
        return await run(page, inText, signal);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
        signal.throwIfAborted();
      }
    },
  };
}

/** Null where a page breaks what reads it, or takes too long. */
function unlessBroken<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch(() => null);
}

/** Everything that a page needs, its style sheets first: they need things themselves. */
async function fetchAll(
  needs: readonly Need[],
  fetchNeed: (need: Need) => Promise<FetchedNeed | null>,
  needsOfStyles: (sheets: readonly FetchedNeed[]) => Promise<readonly Need[]>,
): Promise<Map<string, FetchedNeed>> {
  const files = new Map<string, FetchedNeed>();
  const all = new Map(needs.map((need) => [keyOf(need), need]));
  const fetchEach = async (wanted: readonly Need[]) => {
    const found: FetchedNeed[] = [];
    await Promise.all(
      wanted.map(async (need) => {
        const file = await fetchNeed(need);
        if (!file) return;
        files.set(keyOf(need), file);
        found.push(file);
      }),
    );
    return found;
  };
  const asked = new Set<string>();
  for (let round = 0; round < MOST_STYLE_ROUNDS; round += 1) {
    const missing = [...all.values()].filter((need) => need.kind === 'style' && !asked.has(keyOf(need)));
    if (missing.length === 0) break;
    for (const need of missing) asked.add(keyOf(need));
    const sheets = await fetchEach(missing);
    for (const need of sheets.length > 0 ? await needsOfStyles(sheets) : []) all.set(keyOf(need), need);
  }
  await fetchEach([...all.values()].filter(({ kind }) => kind !== 'style'));
  return files;
}

/** Fetches what one page needs, within its budget; what cannot be had is null. */
function needFetcher(needs: SafeFetch, limits: KeeperLimits, signal: AbortSignal): (need: Need) => Promise<FetchedNeed | null> {
  let asked = 0;
  let bytes = 0;
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (need) => {
    asked += 1;
    if (asked > limits.mostNeeds) return null;
    if (running >= ABREAST) await new Promise<void>((resolve) => void waiting.push(resolve));
    running += 1;
    try {
      if (signal.aborted || bytes >= limits.mostBytes) return null;
      const file = await needs.fetch(need.url, { signal, accept: ACCEPT[need.kind] });
      bytes += file.bytes.byteLength;
      return bytes > limits.mostBytes ? null : { bytes: file.bytes, charset: file.charset, url: file.url };
    } catch (error) {
      if (error instanceof FetchError || signal.aborted) return null;
      throw error;
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
