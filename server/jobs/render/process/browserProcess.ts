import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RenderError } from './renderError.ts';
import { killProcesses, memoryOfProcesses, processTree } from './processTree.ts';
import type { BrowserToDrive, FromDriver, NotShown, PageToShow, ShownPage, ToDriver } from './renderMessages.ts';

const driverScript = fileURLToPath(new URL('./renderMain.ts', import.meta.url));

export interface BrowserProcessOptions extends Omit<BrowserToDrive, 'folder' | 'path'> {
  /** Of the browser and of what drives it, all its processes together. */
  readonly memoryLimitMb: number;
  /** Beyond the times of a page, for opening and closing a window. */
  readonly graceMs: number;
}

/** A browser and the process that drives it. */
export interface BrowserProcess {
  /** Whether its own sandbox holds. */
  readonly isSandboxed: boolean;
  /**
   * Shows one page; the caller waits for it before the next.
   * @throws RenderError when the browser breaks, hangs or takes too much; it is of no use then any more
   */
  show(page: PageToShow): Promise<ShownPage | NotShown>;
  /** Ends all of it, and removes what it has written. */
  end(): Promise<void>;
}

const startMs = 90_000;

/** Chromium is often started by a script, which needs the usual programs. */
const usualPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const memoryIntervalMs = 200;

/** Starts what drives a browser, and the browser. @param signal ends it before it has started @throws RenderError when it does not start */
export async function startBrowserProcess({ memoryLimitMb, graceMs, ...toDrive }: BrowserProcessOptions, signal: AbortSignal): Promise<BrowserProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'vault-browser-'));
  const cache = getCompileCacheDir();
  const child = fork(driverScript, [], {
    execArgv: ['--max-old-space-size=384', '--no-warnings'],
    // Nothing of ours: there are keys in it.
    env: { PATH: usualPath, HOME: folder, TMPDIR: folder, ...(cache !== undefined && { NODE_COMPILE_CACHE: dirname(cache) }) },
    cwd: '/',
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let ending: Promise<void> | undefined;

  async function endAll(): Promise<void> {
    // All of them are known as long as the one lives that has started them.
    if (child.pid !== undefined) killProcesses(processTree(child.pid).reverse());
    await exited;
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  }
  const end = () => (ending ??= endAll());

  async function ask(message: ToDriver, ms: number): Promise<FromDriver> {
    const cleanups: (() => void)[] = [];
    try {
      return await new Promise<FromDriver>((resolve, reject) => {
        const timer = setTimeout(() => reject(new RenderError('BROWSER_ERROR', 'The page kept the browser of this vault busy until its time was over.')), ms);
        const watch = setInterval(() => {
          if (child.pid === undefined || memoryOfProcesses(processTree(child.pid)) < memoryLimitMb) return;
          reject(new RenderError('TOO_LARGE', 'The page is too large or too complicated: showing it took too much memory.'));
        }, memoryIntervalMs);
        const onExit = () => reject(new RenderError('BROWSER_ERROR', 'The browser of this vault ended while it showed the page.', { retryable: true }));
        child.once('message', resolve);
        child.once('exit', onExit);
        cleanups.push(() => {
          clearTimeout(timer);
          clearInterval(watch);
          child.off('message', resolve);
          child.off('exit', onExit);
        });
        child.send(message, (error) => {
          if (error) onExit();
        });
      });
    } finally {
      for (const cleanup of cleanups) cleanup();
    }
  }

  async function askOrEnd(message: ToDriver, ms: number): Promise<FromDriver> {
    try {
      const answer = await ask(message, ms);
      if ('broken' in answer) throw new RenderError('BROWSER_ERROR', 'The browser of this vault had a problem with the page.', { retryable: true, cause: new Error(answer.broken) });
      return answer;
    } catch (error) {
      await end();
      throw error;
    }
  }

  const stop = () => void end();
  signal.addEventListener('abort', stop, { once: true });
  const starting = signal.aborted ? end().then(() => Promise.reject(signal.reason as Error)) : askOrEnd({ drive: { ...toDrive, folder, path: usualPath } }, startMs);
  const started = await starting.finally(() => signal.removeEventListener('abort', stop)).catch((error: unknown) => {
    throw new RenderError('BROWSER_ERROR', 'The browser of this vault could not be started.', { retryable: true, cause: (error as Error).cause ?? error });
  });
  detach(child, true);
  return {
    isSandboxed: 'ready' in started && started.ready.isSandboxed,
    end,
    async show(page) {
      detach(child, false);
      try {
        const answer = await askOrEnd({ show: page }, page.loadMs + page.pictureMs + graceMs);
        if ('shown' in answer) return answer.shown;
        return 'notShown' in answer ? answer.notShown : { reason: 'crashed', at: page.url, status: null };
      } finally {
        detach(child, true);
      }
    },
  };
}

/** While it has nothing to do it keeps no program alive. */
function detach(child: ChildProcess, isIdle: boolean): void {
  if (isIdle) child.unref();
  else child.ref();
  if (isIdle) child.channel?.unref();
  else child.channel?.ref();
}
