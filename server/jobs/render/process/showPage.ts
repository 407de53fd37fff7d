import { type Browser, type BrowserContext, type BrowserContextOptions, type CDPSession, errors, type Page, type Request } from 'playwright-core';
import type { NotShown, PageToShow, ShownPage } from './renderMessages.ts';
import { serializePage } from './serializePage.ts';

const viewport = { width: 1280, height: 800 };
/** Longer pages are cut there: in pixels. */
const tallestPicture = 12_000;
/** Larger ones are left out, in bytes; a document is cut there, in characters. */
const largest = { picture: 12_000_000, print: 20_000_000, document: 8_000_000 };
const printedPages = '1-60';
/** Within so long a page that does not hang answers, also on a busy machine. */
const answerMs = 10_000;

/** Taken from a page before its own scripts run, in all of its frames: ways out that no page needs in order to be read, and that do not go through a proxy. */
function removeWaysOut(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport', 'TCPSocket', 'UDPSocket']) {
    Object.defineProperty(globalThis, name, { value: undefined, writable: false, configurable: false });
  }
}

/**
 * Opens a page in a window of its own that remembers nothing, waits until it is still, and answers what is there. A page that never gets still is taken as it is
 * when its time is over.
 */
export async function showPage(browser: Browser, { url, loadMs, pictureMs }: PageToShow, options: BrowserContextOptions): Promise<ShownPage | NotShown> {
  const context = await browser.newContext({
    ...options,
    viewport,
    deviceScaleFactor: 1,
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    return await showIn(context, url, loadMs, pictureMs);
  } finally {
    // A page that hangs may never close; the process is ended then.
    await within(5_000, context.close());
  }
}

async function showIn(context: BrowserContext, url: string, loadMs: number, pictureMs: number): Promise<ShownPage | NotShown> {
  await context.addInitScript(removeWaysOut);
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => undefined));
  const crashed = new Promise<NotShown>((resolve) => page.once('crash', () => resolve({ reason: 'crashed', at: url, status: null })));
  return Promise.race([crashed, load(page, context, url, loadMs, pictureMs)]);
}

async function load(page: Page, context: BrowserContext, url: string, loadMs: number, pictureMs: number): Promise<ShownPage | NotShown> {
  const until = performance.now() + loadMs;
  const left = () => Math.max(1, until - performance.now());
  const came: { at: string; status: number | null } = { at: url, status: null };
  page.on('request', (request) => {
    if (isOfPage(page, request)) came.at = request.url();
  });
  page.on('response', (response) => {
    if (isOfPage(page, response.request())) came.status = response.status();
  });
  const isDownload = new Promise<NotShown['reason']>((resolve) => page.once('download', () => resolve('file')));
  const cdp = await context.newCDPSession(page);
  const problem = await Promise.race([isDownload, open(page, url, left())]);
  if (problem !== null) return { reason: problem, ...came };
  await within(left(), page.waitForLoadState('networkidle', { timeout: left() }));
  await within(left(), scrollThrough(cdp));
  await within(Math.min(left(), 2_000), page.waitForLoadState('networkidle', { timeout: left() }));
  if (came.status !== null && came.status >= 400) return { reason: 'refused', ...came };

  // Whose script never pauses says nothing any more.
  if ((await within(Math.min(pictureMs, answerMs), evaluate(cdp, '1'))) === null) return { reason: 'late', ...came };
  const picturesUntil = performance.now() + pictureMs;
  const leftForPictures = () => Math.max(1, picturesUntil - performance.now());
  const screenshot = await within(leftForPictures(), capture(cdp, viewport.height));
  const fullScreenshot = await within(leftForPictures(), capture(cdp, tallestPicture));
  const print = await within(leftForPictures(), page.pdf({ format: 'A4', printBackground: true, pageRanges: printedPages, margin: { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' } }));
  // Last: it takes the page apart.
  const html = await within(leftForPictures(), serialize(cdp));
  if (html === null) return { reason: 'late', ...came };
  return { url: page.url(), html, screenshot: small(screenshot, largest.picture), fullScreenshot: small(fullScreenshot, largest.picture), print: small(print, largest.print) };
}

/** Null once there is a document of the site. */
async function open(page: Page, url: string, timeout: number): Promise<NotShown['reason'] | null> {
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout });
  } catch (error) {
    if (error instanceof errors.TimeoutError) {
      if (!isWeb(page.url())) return 'late';
    } else if (/Download is starting/.test(String(error))) return 'file';
    // Whoever leaves for another page at once has come to a page.
    else if (!/interrupted by another navigation/.test(String(error))) return 'unreachable';
  }
  return isWeb(page.url()) ? null : 'unreachable';
}

const isWeb = (url: string) => /^https?:/.test(url);

/** Whether it is for the page itself, not for a part of it or a frame on it. */
const isOfPage = (page: Page, request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();

/** Down to the end and back: pictures and parts that load when one comes to them. */
async function scrollThrough(cdp: CDPSession): Promise<void> {
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    await evaluate(cdp, `scrollTo(0, Math.min(document.documentElement.scrollHeight, ${tallestPicture}) * ${step / steps})`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await evaluate(cdp, 'scrollTo(0, 0)');
}

async function capture(cdp: CDPSession, tallest: number): Promise<Uint8Array> {
  const { cssContentSize } = await cdp.send('Page.getLayoutMetrics');
  const height = Math.min(tallest, Math.max(viewport.height, Math.ceil(cssContentSize.height)));
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
    captureBeyondViewport: height > viewport.height,
  });
  return Buffer.from(data, 'base64');
}

async function serialize(cdp: CDPSession): Promise<string | null> {
  const html = await evaluate(cdp, `(${serializePage.toString()})(${largest.document})`);
  return typeof html === 'string' ? html : null;
}

/** In a world of its own, where nothing is what the page has made of it. */
async function evaluate(cdp: CDPSession, expression: string): Promise<unknown> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'vault' });
  const { result } = await cdp.send('Runtime.evaluate', { contextId: executionContextId, expression, returnByValue: true });
  return result.value;
}

/** What comes of it in this time; null when nothing does. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), ms)));
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

const small = (bytes: Uint8Array | null, most: number) => (bytes !== null && bytes.byteLength <= most ? bytes : null);
