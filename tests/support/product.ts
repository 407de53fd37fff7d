import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
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

/** The product of the run, and a browser window whenever one is wanted. Windows are closed after the file's last test. */
export function useProduct(): Product {
  const { url, dataFolder, browser: endpoint } = inject('product');
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.connect(endpoint);
  });
  afterAll(() => browser.close());

  return {
    url,
    async window(options) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-US', reducedMotion: 'reduce', ...options });
      context.setDefaultTimeout(timeoutMs);
      const page = await context.newPage();
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

/** axe finds nothing on the page, or in a part of it, in either theme. An open menu stands in front of it, outside its landmarks. */
export async function expectAccessible(page: Page, { within = 'html', themes = ['light', 'dark'] }: { within?: string; themes?: readonly string[] } = {}): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  for (const [index, theme] of themes.entries()) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // No frames to gather from: without them axe needs no second page to add up on.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
    const { violations } = await (index === 0 ? axe.disableRules(hasMenu ? ['region'] : []) : axe.withRules(colorRules)).analyze();
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join()}`).join('\n')}`);
    expect(found).toEqual([]);
  }
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), before);
}
