import { Worker } from 'node:worker_threads';
import { ExtractError } from './extractError.ts';
import type { ExtractedPage, PageBytes } from './extractPage.ts';
import type { Answer } from './extractWorker.ts';

export interface PageReaderOptions {
  /** For one page; starting the thread does not count. */
  readonly timeLimitMs?: number;
  /** Heap of the thread. */
  readonly memoryLimitMb?: number;
  /** A thread with nothing to do for this long is ended; the next page starts another. */
  readonly idleMs?: number;
}

/** Reading that no page can hang or bring down. */
export interface PageReader {
  /**
   * As `extractPage`, in a thread of its own with a limit on time and memory; pages wait for each other.
   *
   * The bytes are handed over, not copied: `page.bytes` is empty afterwards.
   * @throws ExtractError as `extractPage` does, with TOO_LARGE for a page that needs more time or memory than it may.
   * @throws Error when the extraction itself is faulty, or when the reader is closed.
   */
  extract(page: PageBytes): Promise<ExtractedPage>;
  /** Ends the thread; what is under way or waiting is rejected. */
  close(): Promise<void>;
}

const DEFAULTS = { timeLimitMs: 20_000, memoryLimitMb: 512, idleMs: 10_000 };

/** A reader with one thread, started with the first page and kept for the next ones. It keeps no process alive. */
export function createPageReader(options: PageReaderOptions = {}): PageReader {
  const { timeLimitMs, memoryLimitMb, idleMs } = { ...DEFAULTS, ...options };
  let thread: Worker | null = null;
  let isReady = false;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let giveUp: ((reason: Error) => void) | null = null;
  let closed = false;

  function startThread(): Worker {
    const started = new Worker(new URL('./extractWorker.ts', import.meta.url), {
      name: 'extract',
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32 },
      // Flags of the parent (a debugger, a test runner's loader) are not for this thread.
      execArgv: [],
    });
    isReady = false;
    started.on('exit', () => {
      if (thread === started) thread = null;
    });
    // Failures are dealt with per page; this keeps one that comes between pages from ending the process.
    started.on('error', () => undefined);
    return started;
  }

  async function endThread(): Promise<void> {
    const ending = thread;
    thread = null;
    clearTimeout(idle);
    await ending?.terminate();
  }

  async function run(page: PageBytes): Promise<ExtractedPage> {
    if (closed) throw new Error('The reader of pages is closed.');
    clearTimeout(idle);
    thread ??= startThread();
    const worker = thread;
    worker.ref();

    let timer: NodeJS.Timeout | undefined;
    const forget: (() => void)[] = [];
    try {
      return await new Promise<ExtractedPage>((resolve, reject) => {
        const listen = <T>(event: string, listener: (value: T) => void) => {
          worker.on(event, listener);
          forget.push(() => worker.off(event, listener));
        };
        const startTimer = () => {
          isReady = true;
          timer = setTimeout(() => reject(tooMuchTime()), timeLimitMs);
        };
        giveUp = reject;
        listen<Answer>('message', (answer) => {
          if ('ready' in answer) startTimer();
          else if ('page' in answer) resolve(answer.page);
          else if ('refused' in answer) reject(new ExtractError(answer.refused.code, answer.refused.message));
          else reject(new Error(`Extraction broke: ${answer.broken}`));
        });
        listen<Error>('error', (error) => reject(isOutOfMemory(error) ? tooMuchMemory() : error));
        listen<number>('exit', (code) => reject(new Error(`The extraction thread ended with ${code}.`)));
        if (isReady) startTimer();
        const bytes = ownBuffer(page.bytes);
        worker.postMessage({ ...page, bytes } satisfies PageBytes, [bytes.buffer]);
      });
    } catch (error) {
      // After anything but a page that was refused in good order, the thread is not trusted with the next one.
      if (!(error instanceof ExtractError) || ranAway.has(error)) await endThread();
      throw error;
    } finally {
      clearTimeout(timer);
      giveUp = null;
      for (const off of forget) off();
      worker.unref();
      if (thread === worker) {
        idle = setTimeout(() => void endThread(), idleMs);
        idle.unref();
      }
    }
  }

  return {
    extract(page) {
      const result = queue.then(() => run(page));
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      closed = true;
      giveUp?.(new Error('The reader of pages is closed.'));
      await queue;
      await endThread();
    },
  };
}

/** Refusals of the thread's keeper, not of the thread itself. */
const ranAway = new WeakSet<ExtractError>();

function tooMuchTime(): ExtractError {
  return runAway('The page is too complicated: reading it took too long.');
}

function tooMuchMemory(): ExtractError {
  return runAway('The page is too complicated: reading it took too much memory.');
}

function runAway(message: string): ExtractError {
  const error = new ExtractError('TOO_LARGE', message);
  ranAway.add(error);
  return error;
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** Bytes that share their buffer with others (as small Node buffers do) are copied first. */
function ownBuffer(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}
