import { Worker } from 'node:worker_threads';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafeFetch } from '#server/platform/fetch/safeFetch.ts';
import type { FetchedNeed, PageToKeep } from './keepPage.ts';
import type { Need } from './need.ts';
import type { FromThread, ToThread } from './pageWorker.ts';

export interface KeeperLimits {
  /** For one page, with everything it needs. */
  readonly timeMs: number;
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
  memoryMb: 256,
  largestPage: 8_000_000,
  mostNeeds: 120,
  mostBytes: 12_000_000,
  idleMs: 10_000,
};

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

/**
 * A keeper with one thread, started with the first page and ended when idle; pages wait for each other.
 * @param needs fetches what pages need: a fetcher with tighter limits than that for pages.
 */
export function createPageKeeper(needs: SafeFetch, given: Partial<KeeperLimits> = {}): PageKeeper {
  const limits = { ...DEFAULT_LIMITS, ...given };
  let thread: Worker | null = null;
  let isReady: Promise<void> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  function startThread(): Worker {
    const started = new Worker(new URL('./pageWorker.ts', import.meta.url), {
      name: 'keep-pages',
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 16 },
      execArgv: [],
    });
    // Every page that waits for the thread listens to it.
    started.setMaxListeners(0);
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    started.on('error', () => undefined);
    isReady = new Promise((resolve) => {
      started.once('message', () => resolve());
      started.once('exit', () => resolve());
    });
    return started;
  }

  async function endThread(): Promise<void> {
    const ending = thread;
    thread = null;
    clearTimeout(idle);
    await ending?.terminate();
  }

  async function run(page: PageToKeep, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
    signal.throwIfAborted();
    if (page.bytes.byteLength > limits.largestPage) return null;
    clearTimeout(idle);
    thread ??= startThread();
    const worker = thread;
    worker.ref();
    await isReady;
    const ending = new AbortController();
    const over = AbortSignal.any([signal, ending.signal, AbortSignal.timeout(limits.timeMs)]);
    const answerNeed = needFetcher(needs, limits, over);
    const kept = await new Promise<Uint8Array<ArrayBuffer> | null>((resolve, reject) => {
      const giveUp = () => resolve(null);
      over.addEventListener('abort', giveUp, { once: true });
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
      worker.on('message', (said: FromThread) => {
        if ('kept' in said) resolve(said.kept);
        else if ('broken' in said) resolve(null);
        else if ('ask' in said) {
          void answerNeed(said.need).then((file) => {
            if (over.aborted) return;
            const message: ToThread = { answerTo: said.ask, file };
            worker.postMessage(message, file ? [file.bytes.buffer] : []);
          }, reject);
        }
      });
      const message: ToThread = { keep: { ...page, bytes: new Uint8Array(page.bytes) } };
      worker.postMessage(message, [message.keep.bytes.buffer]);
    });
    ending.abort();
    worker.removeAllListeners('message');
    worker.unref();
    // A thread that did not finish is not trusted with the next page.
    if (kept === null) await endThread();
    else {
      idle = setTimeout(() => void endThread(), limits.idleMs);
      idle.unref();
    }
    signal.throwIfAborted();
    return kept;
  }

  return {
    keep(page, signal) {
      const result = queue.then(() => run(page, signal));
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      await endThread();
      await queue;
    },
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
