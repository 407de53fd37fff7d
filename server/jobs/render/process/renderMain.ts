import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import type { BrowserToDrive, FromDriver, ToDriver } from './renderMessages.ts';
import { showPage } from './showPage.ts';

/**
 * The process that drives one browser: whatever a page makes the browser say stays here, within a limit of memory, and not in the server. It ends with whoever
 * started it.
 */

const startMs = 60_000;

/** As the proxy is called in the browser, for which no other name and no address leads anywhere. */
const proxyName = 'proxy.vault.invalid';

const switches = ({ proxy }: BrowserToDrive) => [
  `--host-resolver-rules=MAP ${proxyName} ${proxy.host}, MAP * ~NOTFOUND`,
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-gpu',
  '--js-flags=--max-old-space-size=512',
  '--renderer-process-limit=4',
  '--disk-cache-size=1',
];

let browser: Browser | undefined;
let options: BrowserContextOptions = {};

async function launch(to: BrowserToDrive, path: string, chromiumSandbox: boolean): Promise<Browser> {
  const { port, username, password } = to.proxy;
  return chromium.launch({
    executablePath: path,
    headless: true,
    chromiumSandbox,
    proxy: { server: `http://${proxyName}:${port}`, username, password },
    args: switches(to),
    // All that it learns of where it runs.
    env: { PATH: to.path, HOME: to.folder, TMPDIR: to.folder, XDG_CONFIG_HOME: to.folder, XDG_CACHE_HOME: to.folder, LANG: 'C.UTF-8' },
    artifactsDir: to.folder,
    timeout: startMs,
  });
}

/** Its own sandbox is no matter of course: not for root, nor in many containers. */
async function launchSandboxed(to: BrowserToDrive, path: string): Promise<{ launched: Browser; isSandboxed: boolean }> {
  if (process.getuid?.() !== 0) {
    try {
      return { launched: await launch(to, path, true), isSandboxed: true };
    } catch (error) {
      if (!/sandbox/i.test(String(error))) throw error;
    }
  }
  return { launched: await launch(to, path, false), isSandboxed: false };
}

/** Browsers answer nobody who calls them by a name, lest a page does; where the name has to match a certificate something stands before them that knows. */
async function byAddress(url: string): Promise<string> {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || protocol === 'wss:' || isIP(hostname.replace(/^\[|\]$/g, ''))) return url;
  const { address, family } = await lookup(hostname);
  const direct = new URL(url);
  direct.hostname = family === 6 ? `[${address}]` : address;
  return direct.href;
}

async function drive(to: BrowserToDrive): Promise<boolean> {
  let isSandboxed = true;
  if ('path' in to.browser) {
    const started = await launchSandboxed(to, to.browser.path);
    browser = started.launched;
    isSandboxed = started.isSandboxed;
  } else {
    browser = await chromium.connectOverCDP(await byAddress(to.browser.url), { timeout: startMs });
    const { host, port, username, password } = to.proxy;
    options = { proxy: { server: `http://${host.includes(':') ? `[${host}]` : host}:${port}`, username, password } };
  }
  const major = browser.version().split('.')[0] ?? '';
  options = { ...options, userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 ${to.userAgent}` };
  browser.on('disconnected', () => process.exit(1));
  return isSandboxed;
}

async function answer(message: ToDriver): Promise<FromDriver> {
  try {
    if ('drive' in message) return { ready: { isSandboxed: await drive(message.drive) } };
    if (!browser) return { broken: 'There is no browser.' };
    const shown = await showPage(browser, message.show, options);
    return 'html' in shown ? { shown } : { notShown: shown };
  } catch (error) {
    return { broken: String(error instanceof Error ? error.stack : error).slice(0, 4_000) };
  }
}

process.on('message', (message: ToDriver) => {
  void answer(message).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
