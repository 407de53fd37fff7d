import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFailed } from 'vitest';
import { eventually } from './eventually.ts';
import type {} from './startProduct.ts';

export interface Product {
  readonly url: string;
  /** A browser window of its own, with nothing remembered. */
  window(options?: Parameters<Browser['newContext']>[0]): Promise<{ page: Page; context: BrowserContext }>;
  /** The link whose path begins so in the newest mail to somebody. */
  mailedLink(email: string, path: string): Promise<string>;
}

/** How long a page may take for whatever is done with it: a busy machine is slow, and who is right at once waits for nothing. */
const timeoutMs = 120_000;

/** How many times slower than they are the pages believe their processor to be: what then fails relies on luck. */
const slowdown = Number(process.env['SLOW_BROWSER'] ?? 1);

/**
 * The browser of this process, for all files that it runs; it ends with the process. One that is driven through another process
 * costs both of them what driving it costs.
 */
let browserOfProcess: Promise<Browser> | undefined;
const openBrowser = () =>
  (browserOfProcess ??= chromium.launch({
    // `npm test` finds or installs it.
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }));

/** The product of the run, and a browser window whenever one is wanted. Windows are closed after the file's last test. */
export function useProduct(): Product {
  const { url, dataFolder } = inject('product');
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));

  return {
    url,
    async window(options) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-US', reducedMotion: 'reduce', serviceWorkers: 'block', ...options });
      context.setDefaultTimeout(timeoutMs);
      const page = await context.newPage();
      onTestFailed(() => describePage(page));
      if (slowdown > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      return { page, context };
    },
    mailedLink: (email, path) =>
      eventually(async () => {
        const folder = join(dataFolder, 'mail');
        for (const name of (await readdir(folder)).filter((each) => each.endsWith('.eml')).sort().reverse()) {
          // The ends of lines that quoted-printable added are undone.
          const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
          const link = new RegExp(`http://\\S+/${path}/[^\\s"<]+`).exec(mail)?.[0];
          if (link !== undefined && mail.includes(email)) return link;
        }
        throw new Error(`No mail to ${email} has a link to ${path}.`);
      }),
  };
}

/** Says what stood on a page when its test failed: runs elsewhere leave nothing else to look at. */
async function describePage(page: Page): Promise<void> {
  const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch((error: unknown) => `Not to be seen: ${String(error)}`);
  const focused = await page.locator(':focus').first().evaluate((element) => element.outerHTML.slice(0, 300), undefined, { timeout: 5_000 }).catch(String);
  console.error(`${page.url()}\n${shown.length > 12_000 ? `${shown.slice(0, 6_000)}\n…\n${shown.slice(-6_000)}` : shown}\nFocus: ${focused}`);
}

/**
 * Waits until the page is at a path. Unlike Playwright's `waitForURL` it does not fail when one navigation takes the place
 * of another, such as a redirect of the page that is being opened.
 */
export async function untilAt(page: Page, wanted: string | ((path: string) => boolean)): Promise<void> {
  const isWanted = typeof wanted === 'string' ? (path: string) => path === wanted : wanted;
  await expect.poll(() => new URL(page.url()).pathname).toSatisfy(isWanted);
}

/** What a theme decides; everything else that axe looks at is the same in all of them. */
const colorRules = ['color-contrast', 'link-in-text-block'];

type Looked = { within?: string; themes?: readonly string[] };

/** axe finds nothing on the page, or in a part of it, in either theme. */
export async function expectAccessible(page: Page, looked?: Looked): Promise<void> {
  expect(await inaccessible(page, looked)).toEqual([]);
}

/** What axe finds on a page, or in a part of it, in either theme. An open menu stands in front of it, outside its landmarks. */
export async function inaccessible(page: Page, { within = 'html', themes = ['light', 'dark'] }: Looked = {}): Promise<string[]> {
  await page.locator(within).first().waitFor();
  // What a page is about may come after what stands around it.
  if (within === 'html') await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' });
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  const found: string[] = [];
  for (const [index, theme] of themes.entries()) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const rules: axe.RunOptions = index === 0 ? { rules: { region: { enabled: !hasMenu } } } : { runOnly: colorRules };
    for (const { id, nodes } of await runAxe(page, within, rules)) {
      found.push(`${theme}: ${id}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join()}`).join('\n')}`);
    }
  }
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), before);
  return found;
}

/** What axe finds. Its script stays in the page, and only what is wrong is described: `@axe-core/playwright` takes five times as long. */
async function runAxe(page: Page, within: string, options: axe.RunOptions): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`);
  }
  return page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ include: [asked.within] }, { ...asked.options, resultTypes: ['violations'] });
      return violations;
    },
    { within, options },
  );
}
