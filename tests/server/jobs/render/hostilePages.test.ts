import { createSocket } from 'node:dgram';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createRenderer, type Renderer } from '#server/jobs/render/renderer.ts';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';
import { createHostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import { systemBrowser } from '#tests/support/browser.ts';
import { silentLog } from '#tests/support/identity.ts';

/** What nobody may reach: it counts who comes, by TCP and by UDP. */
const trap = { port: 0, seen: 0 };
const closers: (() => void)[] = [];
/** The public web of this test: `evil.test`. It lies on another address of loopback, which is allowed for this name alone. */
const site = { port: 0, answer: ((_request, response) => response.end()) as RequestListener, reports: [] as string[] };
let renderer: Renderer;

beforeAll(async () => {
  const tcp = createTcpServer((socket) => {
    trap.seen += 1;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret');
  });
  await new Promise<void>((resolve) => tcp.listen(0, resolve));
  trap.port = (tcp.address() as AddressInfo).port;
  const udp = createSocket('udp4', () => (trap.seen += 1));
  await new Promise<void>((resolve) => udp.bind(trap.port, resolve));
  const web = createServer((request, response) => {
    if (request.url?.startsWith('/report')) site.reports.push(decodeURIComponent(request.url.split('?')[1] ?? ''));
    site.answer(request, response);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.2', resolve));
  site.port = (web.address() as AddressInfo).port;
  renderer = createRenderer({
    browser: systemBrowser(),
    allow: parseAllowList(`evil.test:${site.port}`),
    hostLimiter: createHostLimiter(6),
    userAgent: 'KnowledgeVault/test',
    log: silentLog,
    places: 1,
    resolve: async (name) => (name === 'evil.test' ? [{ address: '127.0.0.2', family: 4 }] : name === 'inside.test' ? [{ address: '127.0.0.1', family: 4 }] : []),
  });
  closers.push(() => tcp.close(), () => udp.close(), () => web.close(), () => web.closeAllConnections());
});
afterAll(async () => {
  await renderer.close();
  for (const close of closers) close();
});
beforeEach(() => {
  trap.seen = 0;
  site.reports = [];
});

const page = (body: string): RequestListener => (request, response) => {
  if (request.url?.startsWith('/report')) return response.end();
  response.setHeader('content-type', request.url?.endsWith('.js') ? 'text/javascript' : 'text/html');
  return response.end(request.url === '/' ? `<!doctype html><title>Evil</title><p id="p">It is a page.</p>${body}` : 'self.x = 1');
};

/** Shows the page of the site; answers its document. */
async function shown(answer: RequestListener): Promise<string> {
  site.answer = answer;
  onTestFinished(() => {
    site.answer = page('');
  });
  return (await renderer.render(`http://evil.test:${site.port}/`, new AbortController().signal)).html;
}

/** A script that tries something, waits for it, and says so in the page: without it, nothing was tried. */
const script = (tries: string) => `<script>(async () => { const note = (what) => { const p = document.createElement('p'); p.textContent = what; document.body.append(p); };
  const late = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  try { ${tries} } catch (error) { note('refused: ' + error.name); } note('TRIED'); })()</script>`;

const detours: readonly [name: string, body: (inside: string) => string][] = [
  ['fetch by address', (inside) => script(`await fetch('http://${inside}/').then((r) => r.text()).then(note, () => note('refused'));`)],
  ['fetch without CORS, with a body', (inside) => script(`await fetch('http://${inside}/', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => note('refused'));`)],
  ['localhost by its names', (inside) => script(`for (const host of ['localhost', 'a.localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1', '127.1']) await fetch('http://' + host + ':' + ${JSON.stringify(inside)}.split(':')[1] + '/', { mode: 'no-cors' }).catch(() => note('refused'));`)],
  ['a name that leads inside', (inside) => script(`await fetch('http://inside.test:${inside.split(':')[1]}/', { mode: 'no-cors' }).catch(() => note('refused'));`)],
  ['TLS to an address', (inside) => script(`await fetch('https://${inside}/', { mode: 'no-cors' }).catch(() => note('refused'));`)],
  ['pictures, styles, scripts, fonts, media', (inside) => `<img src="http://${inside}/a"><link rel=stylesheet href="http://${inside}/b"><script src="http://${inside}/c"></script><style>@font-face{font-family:f;src:url(http://${inside}/d)}p{font-family:f}</style><video src="http://${inside}/e" autoplay></video><object data="http://${inside}/f"></object><embed src="http://${inside}/g">${script('await late(500);')}`],
  ['frames', (inside) => `<iframe src="http://${inside}/"></iframe><iframe srcdoc="<img src=http://${inside}/>"></iframe>${script('await late(500);')}`],
  ['hints', (inside) => `<link rel=preconnect href="http://${inside}"><link rel=dns-prefetch href="//inside.test"><link rel=preload as=fetch href="http://${inside}/"><link rel=prefetch href="http://${inside}/"><link rel=prerender href="http://${inside}/"><script type=speculationrules>{"prerender":[{"source":"list","urls":["http://${inside}/"]}]}</script>${script('await late(500);')}`],
  ['WebSocket', (inside) => script(`for (const scheme of ['ws', 'wss']) await new Promise((resolve) => { const socket = new WebSocket(scheme + '://${inside}/'); socket.onopen = socket.onerror = resolve; });`)],
  ['server-sent events', (inside) => script(`await new Promise((resolve) => { const events = new EventSource('http://${inside}/'); events.onopen = events.onerror = () => resolve(events.close()); });`)],
  ['beacons and pings', (inside) => `<a id=a href="#x" ping="http://${inside}/">x</a>${script(`navigator.sendBeacon('http://${inside}/', 'x'); document.getElementById('a').click(); await late(500);`)}`],
  ['WebRTC', (inside) => script(`const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${inside}' }, { urls: ['turn:${inside}?transport=udp', 'turn:${inside}?transport=tcp'], username: 'u', credential: 'c' }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer()); await late(1500);`)],
  ['WebRTC of a fresh frame', (inside) => script(`const frame = document.createElement('iframe'); document.body.append(frame); const Peer = frame.contentWindow.RTCPeerConnection; note(typeof Peer); const peer = new Peer({ iceServers: [{ urls: 'stun:${inside}' }, { urls: ['turn:${inside}?transport=udp', 'turn:${inside}?transport=tcp'], username: 'u', credential: 'c' }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer()); await late(1500);`)],
  ['WebTransport', (inside) => script(`await new WebTransport('https://${inside}/').ready.catch(() => note('refused'));`)],
  ['workers', (inside) => script(`const worker = new Worker(URL.createObjectURL(new Blob(['fetch("http://${inside}/",{mode:"no-cors"}).catch(()=>0).then(()=>postMessage(1))']))); await new Promise((resolve) => (worker.onmessage = worker.onerror = resolve));`)],
  ['a service worker', (inside) => script(`await navigator.serviceWorker?.register('/sw.js').catch(() => note('refused')); await late(300); await fetch('http://${inside}/', { mode: 'no-cors' }).catch(() => 0);`)],
  ['a window', (inside) => script(`window.open('http://${inside}/'); window.open('data:text/html,<img src=http://${inside}/>'); await late(500);`)],
  ['a form in a frame', (inside) => `<iframe name=f></iframe><form id=g target=f method=post action="http://${inside}/"><input name=a></form>${script(`document.getElementById('g').submit(); await late(500);`)}`],
  ['files of the machine', () => `<iframe src="file:///etc/passwd"></iframe><img src="file:///etc/passwd">${script(`await fetch('file:///etc/passwd').then((r) => r.text()).then(note, () => note('refused'));`)}`],
];

describe('A hostile page reaches nothing inside by', () => {
  test.each(detours)('%s', async (_name, body) => {
    const html = await shown(page(body(`127.0.0.1:${trap.port}`)));
    // The script ran to its end, or was refused what it wanted.
    expect(html).toContain('TRIED');
    expect(html).not.toMatch(/secret|root:x:0/);
    expect(trap.seen).toBe(0);
  });

  test.each([301, 302, 303, 307, 308])('redirecting with %i', async (status) => {
    const refused = shown((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${trap.port}/` });
      response.end();
    });
    await expect(refused).rejects.toMatchObject({ name: 'FetchError', code: 'PRIVATE_ADDRESS' });
    expect(trap.seen).toBe(0);
  });

  test.each(['file:///etc/passwd', 'chrome://version', 'data:text/html,<p>gone', 'about:blank', 'view-source:http://evil.test/'])('leaving for %s', async (target) => {
    const html = await shown(page(script(`location.href = ${JSON.stringify(target)}; await late(500);`))).catch((error: unknown) => String(error));
    expect(html).not.toMatch(/root:x:0/);
    expect(trap.seen).toBe(0);
  });

  test('sending itself there, or downloading it', async () => {
    await shown(page(`<a id=d download href="http://127.0.0.1:${trap.port}/">x</a>${script(`document.getElementById('d').click(); await late(500);`)}`)).catch(() => undefined);
    await shown(page(`<meta http-equiv=refresh content="0;url=http://127.0.0.1:${trap.port}/">`)).catch(() => undefined);
    await shown(page(script(`location.href = 'http://127.0.0.1:${trap.port}/'; await late(500);`))).catch(() => undefined);
    expect(trap.seen).toBe(0);
  });
});

test('the trap sees who comes', async () => {
  await fetch(`http://127.0.0.1:${trap.port}/`).then((answer) => answer.text());
  expect(trap.seen).toBe(1);
});
