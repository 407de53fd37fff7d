import { connect } from 'node:net';
import type { AllowList } from '#server/platform/fetch/allowList.ts';
import type { Resolve } from '#server/platform/fetch/checkedConnector.ts';
import { errorForStatus, FetchError } from '#server/platform/fetch/fetchError.ts';
import { type ForwardProxy, startForwardProxy } from '#server/platform/fetch/forwardProxy.ts';
import type { HostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import type { Log } from '#server/platform/log.ts';
import { isAdHost } from './adHosts.ts';
import type { BrowserLocation } from './findBrowser.ts';
import { type BrowserProcess, startBrowserProcess } from './process/browserProcess.ts';
import type { NotShown, ShownPage } from './process/renderMessages.ts';
import { RenderError } from './process/renderError.ts';

export interface RendererOptions {
  readonly browser: BrowserLocation;
  /** Private destinations that pages may reach that are at one themselves. */
  readonly allow: AllowList;
  readonly hostLimiter: HostLimiter;
  readonly userAgent: string;
  readonly log: Log;
  /** So many pages are shown at a time, each in a browser of its own. */
  readonly places: number;
  readonly limits?: Partial<RenderLimits>;
  readonly resolve?: Resolve;
}

export interface RenderLimits {
  /** For loading a page; what is there by then counts. */
  readonly loadMs: number;
  /** For its pictures, its print and its document. */
  readonly pictureMs: number;
  /** On top of that, before a browser counts as hanging. */
  readonly graceMs: number;
  /** Of a browser, all its processes together. */
  readonly memoryMb: number;
  /** A browser is ended after so many, and another is started for the next. */
  readonly pagesPerBrowser: number;
  /** A browser with nothing to do for this long is ended. */
  readonly idleMs: number;
}

const defaultLimits: RenderLimits = { loadMs: 20_000, pictureMs: 20_000, graceMs: 15_000, memoryMb: 1_000, pagesPerBrowser: 50, idleMs: 15_000 };

/** Shows pages as people see them: in a browser, after their scripts have run. */
export interface Renderer {
  /**
   * Shows a page. Whatever it tries, its browser reaches nothing but what any fetch may.
   * @throws FetchError when it cannot be had
   * @throws RenderError when the browser has a problem with it
   * @throws the reason of `signal` when it is aborted
   */
  render(url: string, signal: AbortSignal): Promise<ShownPage>;
  /** Ends all browsers; what is under way is rejected. */
  close(): Promise<void>;
}

/** A way out, and the browser that uses it while there is one. */
interface Place {
  readonly proxy: ForwardProxy;
  browser: BrowserProcess | null;
  shown: number;
  idle?: NodeJS.Timeout | undefined;
}

/** Browsers are started with the first page, and run while there are pages. */
export function createRenderer({ browser, allow, hostLimiter, userAgent, log, places, limits: given, resolve }: RendererOptions): Renderer {
  const limits = { ...defaultLimits, ...given };
  const free: Place[] = [];
  const all = new Set<Place>();
  const waiting: (() => void)[] = [];
  let taken = 0;
  const closing = new AbortController();
  let hasWarned = false;

  async function takePlace(): Promise<Place> {
    if (taken >= places) await new Promise<void>((resume) => waiting.push(resume));
    else taken += 1;
    try {
      closing.signal.throwIfAborted();
      const place = free.pop() ?? { proxy: await startForwardProxy({ allow, hostLimiter, isBlocked: isAdHost, listenOn: await addressFor(browser), ...(resolve && { resolve }) }), browser: null, shown: 0 };
      all.add(place);
      clearTimeout(place.idle);
      return place;
    } catch (error) {
      giveBackTurn();
      throw new RenderError('BROWSER_ERROR', 'The browser of this vault cannot be reached.', { retryable: true, cause: error });
    }
  }

  function giveBackTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  async function giveBack(place: Place): Promise<void> {
    await place.proxy.end();
    if (closing.signal.aborted || place.shown >= limits.pagesPerBrowser) await endBrowser(place);
    else {
      place.idle = setTimeout(() => void endBrowser(place), limits.idleMs);
      place.idle.unref();
    }
    free.push(place);
    giveBackTurn();
  }

  async function endBrowser(place: Place): Promise<void> {
    const { browser: ended } = place;
    place.browser = null;
    place.shown = 0;
    await ended?.end();
  }

  async function browserOf(place: Place, signal: AbortSignal): Promise<BrowserProcess> {
    if (place.browser) return place.browser;
    const { host, port, username, password } = place.proxy;
    place.browser = await startBrowserProcess({ browser, proxy: { host, port, username, password }, userAgent, memoryLimitMb: limits.memoryMb, graceMs: limits.graceMs }, signal);
    if (!place.browser.isSandboxed && !hasWarned) {
      hasWarned = true;
      log.warn('The browser that shows pages runs without its own sandbox on this system: see docs/decisions/rendering-pages.md');
    }
    return place.browser;
  }

  async function show(place: Place, url: string, signal: AbortSignal): Promise<ShownPage> {
    const process = await browserOf(place, signal);
    await place.proxy.begin(url);
    signal.throwIfAborted();
    place.shown += 1;
    const shown = await process.show({ url, loadMs: limits.loadMs, pictureMs: limits.pictureMs });
    if ('html' in shown) return shown;
    throw errorOf(shown, place.proxy);
  }

  return {
    async render(url, signal) {
      signal.throwIfAborted();
      const place = await takePlace();
      // Its rejection follows from its end.
      const stop = () => void endBrowser(place);
      const ended = AbortSignal.any([signal, closing.signal]);
      ended.addEventListener('abort', stop, { once: true });
      try {
        ended.throwIfAborted();
        return await show(place, url, ended);
      } catch (error) {
        ended.throwIfAborted();
        if (error instanceof RenderError) {
          log.warn({ err: error, url }, 'A page could not be shown in the browser');
          // It has ended itself, or is not trusted any more.
          await endBrowser(place);
        }
        throw error;
      } finally {
        ended.removeEventListener('abort', stop);
        if (ended.aborted) await endBrowser(place);
        await giveBack(place);
      }
    },
    async close() {
      closing.abort(new RenderError('BROWSER_ERROR', 'The vault is stopping.'));
      for (const resume of waiting.splice(0)) resume();
      await Promise.all(
        [...all].map(async (place) => {
          clearTimeout(place.idle);
          await endBrowser(place);
          await place.proxy.close();
        }),
      );
    },
  };
}

function errorOf({ reason, at, status }: NotShown, proxy: ForwardProxy): Error {
  const host = URL.parse(at)?.hostname ?? '';
  // What our own proxy could not reach it answers with 502.
  const failure = proxy.failureOf(host);
  switch (reason) {
    case 'refused':
      return (status === 502 ? failure : null) ?? errorForStatus(status ?? 502, null, new Date());
    case 'unreachable':
      return failure ?? new FetchError('UNREACHABLE', `The browser of this vault could not open a page at ${host}.`);
    case 'late':
      return failure ?? new RenderError('BROWSER_ERROR', 'The page kept the browser of this vault busy until its time was over.');
    case 'file':
      return new RenderError('UNSUPPORTED', 'The address leads to a file, not to a page that could be shown in a browser.');
    case 'crashed':
      return new RenderError('BROWSER_ERROR', 'The page made the browser of this vault break off.', { retryable: true });
  }
}

/** The address of this machine under which the browser finds it. */
async function addressFor(browser: BrowserLocation): Promise<string> {
  if ('path' in browser) return '127.0.0.1';
  const { hostname, port, protocol } = new URL(browser.url);
  const usual = protocol === 'https:' || protocol === 'wss:' ? 443 : 80;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usual, timeout: 10_000 });
    socket.once('connect', () => {
      resolve(socket.localAddress ?? '127.0.0.1');
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('The browser did not answer.')));
    socket.once('error', reject);
  });
}
