import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { removeEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Product {
  readonly url: string;
  readonly dataFolder: string;
  /** A browser window of its own, with nothing remembered. */
  window(options?: Parameters<Browser['newContext']>[0]): Promise<{ page: Page; context: BrowserContext }>;
}

/** The whole product as a person starts it, on a folder of its own, and a browser beside it. */
export function useProduct(): Product {
  let url = '';
  let dataFolder = '';
  let browser: Browser;
  const undo: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'knowledge-vault-journey-'));
    undo.push(() => removeEmbeddedPostgres(dataFolder));
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
      cwd: root,
      env: { ...process.env, PORT: String(port), VAULT_DATA: dataFolder, FETCH_ALLOW: '127.0.0.1', RATE_LIMIT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    undo.push(async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => output.includes('Knowledge Vault is ready') && resolve());
      child.on('exit', () => reject(new Error(`The product did not start:\n${output}`)));
    });
    url = `http://127.0.0.1:${port}`;
    browser = await chromium.launch({
      // `npm test` finds or installs it.
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    });
    undo.push(() => browser.close());
  }, 180_000);

  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  }, 60_000);

  return {
    get url() {
      return url;
    },
    get dataFolder() {
      return dataFolder;
    },
    async window(options) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url, locale: 'en-US', reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      return { page, context };
    },
  };
}

/**
 * Waits until the page is at a path. Unlike Playwright's `waitForURL` it does not fail when one navigation takes the place
 * of another, such as a redirect of the page that is being opened.
 */
export async function untilAt(page: Page, wanted: string | ((path: string) => boolean)): Promise<void> {
  const isWanted = typeof wanted === 'string' ? (path: string) => path === wanted : wanted;
  await expect.poll(() => new URL(page.url()).pathname, { timeout: 30_000 }).toSatisfy(isWanted);
}

/** axe finds nothing on the page, or in a part of it, in either theme. An open menu stands in front of it, outside its landmarks. */
export async function expectAccessible(page: Page, { within = 'html', themes = ['light', 'dark'] }: { within?: string; themes?: readonly string[] } = {}): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset['theme']);
  const hasMenu = (await page.getByRole('menu').count()) > 0;
  for (const theme of themes) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    // No frames to gather from: without them axe needs no second page to add up on.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).disableRules(hasMenu ? ['region'] : []).analyze();
    const found = violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html, any }) => `${html} ${any.map(({ message }) => message).join()}`).join('\n')}`);
    expect(found).toEqual([]);
  }
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), before);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
