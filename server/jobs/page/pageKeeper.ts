import { Worker } from 'node:worker_threads';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { FetchedNeed, PageToKeep } from './keepPage.ts';
import type { Need } from './need.ts';
import type { FromThread, ToThread } from './pageWorker.ts';

export interface KeeperLimits {
  /** For what one page needs; it is kept without what comes later. */
  readonly timeMs: number;
  /** And for the thread to be done with it. */
  readonly graceMs: number;
  /** Heap of the thread. */
  readonly memoryMb: number;
  /** Of a page; larger ones are not kept. */
  readonly largestPage: number;
  readonly mostNeeds: number;
  /** Of all that a page needs, in bytes. */
  readonly mostBytes: number;
  /** A thread with nothing to do for this long is ended. */
  readonly idleMs: number;
}

const DEFAULT_LIMITS: KeeperLimits = {
  timeMs: 20_000,
  graceMs: 10_000,
  memoryMb: 256,
  largestPage: 8_000_000,
  mostNeeds: 120,
  mostBytes: 12_000_000,
  idleMs: 10_000,
};

/** How many pages the thread has at a time. */
const PAGES_ABREAST = 3;

/** How many of one page's needs are fetched side by side; each host has its own, smaller limit besides. */
const ABREAST = 6;

const ACCEPT: Record<Need['kind'], string> = {
  style: 'text/css,*/*;q=0.1',
  picture: 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8',
  font: 'font/woff2,font/woff;q=0.9,*/*;q=0.1',
};

/** Keeps pages as they were. */
export interface PageKeeper {
  /**
   * A snapshot of a page: one HTML file that loads nothing. Null when the page is too large, takes too long or breaks the
   * thread that reads it: a source is complete without.
   * @throws the reason of `signal` when it is aborted.
   */
  keep(page: PageToKeep, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null>;
  close(): Promise<void>;
}

/** A page that the thread has. */
interface UnderWay {
  readonly fetchNeed: (need: Need) => Promise<FetchedNeed | null>;
  readonly end: (kept: Uint8Array<ArrayBuffer> | null) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * A keeper with one thread, started with the first page and ended when idle. It has a few pages at a time: most of the time
 * a page waits for its pictures.
 * @param needs fetches what pages need: a fetcher with tighter limits than that for pages.
 */
export function createPageKeeper(needs: SafeFetch, given: Partial<KeeperLimits> = {}): PageKeeper {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const underWay = new Map<number, UnderWay>();
  const waiting: (() => void)[] = [];
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let pages = 0;
  let running = 0;

  function startThread(): Worker {
    const started = new Worker(new URL('./pageWorker.ts', import.meta.url), {
      name: 'keep-pages',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 16 },
      execArgv: [],
    });
    started.on('exit', () => void (thread === started && endThread()));
    started.on('error', () => undefined);
    started.on('message', (said: FromThread) => {
      const page = underWay.get(said.page);
      if (!page) return;
      if ('kept' in said) page.end(said.kept);
      else if ('broken' in said) page.end(null);
      else {
        void page.fetchNeed(said.need).then((file) => {
          if (thread !== started) return;
          const message: ToThread = { page: said.page, answerTo: said.ask, file };
          started.postMessage(message, file ? [file.bytes.buffer] : []);
        }, page.fail);
      }
    });
    return started;
  }

  /** What it was at is not kept: nobody knows which page broke it. */
  async function endThread(): Promise<void> {
    const ending = thread;
    thread = null;
    clearTimeout(idle);
    for (const page of underWay.values()) page.end(null);
    await ending?.terminate();
  }

  /** With nothing to do the thread keeps no process alive, and is let go after a while. */
  function rest(): void {
    if (!thread) return;
    thread.unref();
    idle = setTimeout(() => void endThread(), limits.idleMs);
    idle.unref();
  }

  async function run({ bytes, ...page }: PageToKeep, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    signal.throwIfAborted();
    clearTimeout(idle);
    thread ??= startThread();
    thread.ref();
    pages += 1;
    const number = pages;
    const ending = new AbortController();
    const over = AbortSignal.any([signal, ending.signal, AbortSignal.timeout(limits.timeMs)]);
    let stuck: NodeJS.Timeout | undefined;
    const keeping = new Promise<Uint8Array<ArrayBuffer> | null>((resolve, reject) => {
      underWay.set(number, { fetchNeed: needFetcher(needs, limits, over), end: resolve, fail: reject });
      // By then all that it needs has come or been given up: a thread that still says nothing is busy for ever.
      stuck = setTimeout(() => void endThread(), limits.timeMs + limits.graceMs);
      signal.addEventListener('abort', () => resolve(null), { once: true, signal: ending.signal });
      const message: ToThread = { page: number, keep: { ...page, bytes: new Uint8Array(bytes) } };
      thread?.postMessage(message, [message.keep.bytes.buffer]);
    });
    try {
      const kept = await keeping;
      signal.throwIfAborted();
      return kept;
    } finally {
      ending.abort();
      clearTimeout(stuck);
      underWay.delete(number);
      if (underWay.size === 0) rest();
    }
  }

  return {
    async keep(page, signal) {
      if (page.bytes.byteLength > limits.largestPage) return null;
      if (running >= PAGES_ABREAST) await new Promise<void>((resolve) => void waiting.push(resolve));
      else running += 1;
      try {
        return await run(page, signal);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
    close: endThread,
  };
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
