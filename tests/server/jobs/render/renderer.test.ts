import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processTree } from '#server/jobs/render/process/processTree.ts';
import { createRenderer, type Renderer, type RendererOptions } from '#server/jobs/render/renderer.ts';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';
import { createHostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import { systemBrowser } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { silentLog, temporaryFolder } from '#tests/support/identity.ts';
import { servePages } from '#tests/support/server.ts';

function rendererFor(options: Partial<RendererOptions> = {}): Renderer {
  const renderer = createRenderer({ browser: systemBrowser(), allow: parseAllowList('127.0.0.1'), hostLimiter: createHostLimiter(6), userAgent: 'KnowledgeVault/test', log: silentLog, places: 1, ...options });
  onTestFinished(() => renderer.close());
  return renderer;
}

const html = (body: string): RequestListener => (_request, response) => response.setHeader('content-type', 'text/html').end(`<!doctype html><title>A page</title>${body}`);
const never = new AbortController().signal;

const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};
/** The processes of browsers that this process has started, by what they were started as. */
const browsers = (what: RegExp) => processTree(process.pid).filter((pid) => what.test(commandOf(pid)));
const driver = /renderMain/;

test('a page is answered as it is after its scripts: what is in shadow trees, and styles that were added by them', async () => {
  const url = await servePages(
    html(`<h1>Tides</h1><tide-table><b slot="day">Monday</b></tide-table><script>
      customElements.define('tide-table', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>High water on <slot name="day"></slot></p>'; } });
      const style = document.head.appendChild(document.createElement('style')); style.sheet.insertRule('h1 { color: teal }');
    </script>`),
  );
  const { html: shown, url: at, screenshot, fullScreenshot, print } = await rendererFor().render(`${url}/#here`, never);
  expect(at).toBe(`${url}/#here`);
  expect(shown).toMatch(/<p>High water on <b slot="day">Monday<\/b><\/p>/);
  expect(shown).toContain('h1 { color: teal; }');
  for (const picture of [screenshot, fullScreenshot]) expect(Buffer.from(picture ?? []).toString('latin1', 8, 12)).toBe('WEBP');
  expect(Buffer.from(print ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a refusal, a file and an address that leads nowhere say what they are', async () => {
  const url = await servePages((request, response) => {
    if (request.url === '/no') response.writeHead(404).end('no');
    else response.writeHead(200, { 'content-type': 'application/zip', 'content-disposition': 'attachment' }).end('PK');
  });
  const renderer = rendererFor();
  await expect(renderer.render(`${url}/no`, never)).rejects.toMatchObject({ name: 'FetchError', code: 'NOT_FOUND' });
  await expect(renderer.render(`${url}/file`, never)).rejects.toMatchObject({ name: 'RenderError', code: 'UNSUPPORTED' });
  await expect(renderer.render('http://no-such-host.invalid/', never)).rejects.toMatchObject({ name: 'FetchError', code: 'DNS' });
  await expect(renderer.render('http://10.0.0.1/', never)).rejects.toMatchObject({ name: 'FetchError', code: 'PRIVATE_ADDRESS' });
});

test('a browser is ended after so many pages, and after it has broken; nothing of it is left when all is closed', async () => {
  const folder = temporaryFolder();
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const url = await servePages(html('<p>It is a page.</p>'));
  const renderer = rendererFor({ limits: { pagesPerBrowser: 2 } });
  await renderer.render(url, never);
  const [first] = browsers(driver);
  await renderer.render(url, never);
  expect(browsers(driver)).toEqual([]);
  await renderer.render(url, never);
  const [second] = browsers(driver);
  expect(second).not.toBe(first);
  process.kill(second ?? 0, 'SIGKILL');
  await eventually(async () => expect(browsers(driver)).toEqual([]));
  expect((await renderer.render(url, never).catch(() => renderer.render(url, never))).html).toContain('It is a page.');
  expect(readdirSync(folder)).not.toEqual([]);
  await renderer.close();
  await eventually(async () => expect(browsers(/renderMain|--headless/)).toEqual([]));
  expect(readdirSync(folder).filter((name) => name.startsWith('vault-browser-'))).toEqual([]);
});

test('a page that breaks its browser, or takes too much memory, fails, and the next is shown', async () => {
  const hungry = '<script>const all = []; setInterval(() => all.push(new Uint8Array(2e7).fill(1)), 5)</script>';
  const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
  const url = await servePages((request, response) => {
    const answer = () => html(request.url === '/hungry' ? hungry : '<p>It is a page.</p>')(request, response);
    if (request.url === '/slow') void mayAnswer.then(answer);
    else answer();
  });
  const renderer = rendererFor({ limits: { memoryMb: 700 } });
  expect((await renderer.render(url, never)).html).toContain('It is a page.');
  await expect(renderer.render(`${url}/hungry`, never)).rejects.toMatchObject({ name: 'RenderError', code: 'TOO_LARGE' });
  const crashing = expect(renderer.render(`${url}/slow`, never)).rejects.toMatchObject({ name: 'RenderError', code: 'BROWSER_ERROR', retryable: true });
  await eventually(async () => expect(browsers(/--type=renderer/)).not.toEqual([]));
  for (const pid of browsers(/--headless/)) process.kill(pid, 'SIGKILL');
  await crashing;
  answerNow();
  expect((await renderer.render(url, never)).html).toContain('It is a page.');
});

test('a page that floods whoever drives its browser ends that, and not us', async () => {
  const url = await servePages((request, response) => html(request.url === '/flood' ? '<script>const much = "x".repeat(5e7); setInterval(() => console.log(much + Math.random()), 1)</script>' : '<p>It is a page.</p>')(request, response));
  const renderer = rendererFor({ limits: { memoryMb: 900 } });
  const before = process.memoryUsage.rss();
  await expect(renderer.render(`${url}/flood`, never)).rejects.toMatchObject({ name: 'RenderError', code: expect.stringMatching(/^(TOO_LARGE|BROWSER_ERROR)$/) });
  expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(300);
  expect((await renderer.render(url, never)).html).toContain('It is a page.');
});

test('what the browser and its driver are given has no secret of ours in it', async () => {
  vi.stubEnv('LLM_API_KEY', 'a-secret-of-ours');
  onTestFinished(() => void vi.unstubAllEnvs());
  const seen: string[] = [];
  const url = await servePages((request, response) => {
    for (const pid of browsers(/renderMain|--headless|--type=/)) {
      try {
        seen.push(`${commandOf(pid)} ${readFileSync(`/proc/${pid}/environ`, 'utf8')}`);
      } catch {
        // It has ended, or lets nobody look.
      }
    }
    html('<p>It is a page.</p>')(request, response);
  });
  await rendererFor().render(url, never);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.join('\n')).not.toContain('a-secret-of-ours');
});

test('a page is left when its job is', async () => {
  const url = await servePages(() => undefined);
  const abort = new AbortController();
  const left = expect(rendererFor().render(url, abort.signal)).rejects.toThrow('Stop');
  await eventually(async () => expect(browsers(/--headless/)).not.toEqual([]));
  abort.abort(new Error('Stop'));
  await left;
  expect(browsers(/renderMain|--headless/)).toEqual([]);
});

test('a shared browser shows pages under the same rules', async () => {
  const browser = systemBrowser();
  const folder = temporaryFolder();
  const shared = spawn('path' in browser ? browser.path : '', ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${join(folder, 'profile')}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    for (const pid of processTree(shared.pid ?? 0)) process.kill(pid, 'SIGKILL');
    if (shared.exitCode === null && shared.signalCode === null) await once(shared, 'exit');
  });
  let said = '';
  shared.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const at = await eventually(async () => {
    const found = /DevTools listening on ws:\/\/(127\.0\.0\.1:\d+)/.exec(said)?.[1];
    expect(found).toBeDefined();
    return found ?? '';
  });
  let seen = 0;
  const trap = await servePages((_request, response) => {
    seen += 1;
    response.end('secret');
  });
  const url = await servePages(html(`<p>It is a page.</p><img src="${trap}"><iframe src="${trap}"></iframe><script>fetch('${trap}', { mode: 'no-cors' }).catch(() => 0)</script>`));
  const renderer = rendererFor({ browser: { url: `http://${at.replace('127.0.0.1', 'localhost')}` }, allow: parseAllowList(new URL(url).host) });
  expect((await renderer.render(url, never)).html).toContain('It is a page.');
  expect(seen).toBe(0);
});
