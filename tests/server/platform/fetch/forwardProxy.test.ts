import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { parseAllowList } from '#server/platform/fetch/allowList.ts';
import { createHostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import { type ForwardProxy, type ForwardProxyOptions, startForwardProxy } from '#server/platform/fetch/forwardProxy.ts';
import { closeAfterTest, serve } from './localSite.ts';

async function proxy({ allow = '127.0.0.1', ...options }: Partial<Omit<ForwardProxyOptions, 'allow'>> & { allow?: string } = {}): Promise<ForwardProxy> {
  const started = await startForwardProxy({ allow: parseAllowList(allow), hostLimiter: createHostLimiter(2), ...options });
  closeAfterTest(() => started.close());
  return started;
}

const credentials = ({ username, password }: ForwardProxy) => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

/** One request through the proxy, as browsers send it for http. */
async function ask(through: ForwardProxy, url: string, { authorization = credentials(through), body }: { authorization?: string; body?: string } = {}): Promise<{ status: number; text: string }> {
  const sent = httpRequest({ host: through.host, port: through.port, path: url, method: body === undefined ? 'GET' : 'POST', headers: { host: new URL(url).host, 'proxy-authorization': authorization } });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += String(chunk);
  return { status: answer.statusCode ?? 0, text };
}

/** Asks for a tunnel, and for `/` through it: everything that comes until the end. */
async function tunnel(through: ForwardProxy, target: string, authorization = credentials(through)): Promise<string> {
  const socket = connect(through.port, through.host);
  socket.setEncoding('utf8').write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\nproxy-authorization: ${authorization}\r\n\r\n`);
  let text = '';
  let hasAsked = false;
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (hasAsked || !text.startsWith('HTTP/1.1 200')) return;
    hasAsked = true;
    socket.write(`GET / HTTP/1.1\r\nhost: ${target}\r\nconnection: close\r\n\r\n`);
  });
  await once(socket, 'close');
  return text;
}

test('a page is served through it: what it asks for, and what it sends', async () => {
  const site = await serve((request, response) => {
    expect(request.headers['proxy-authorization']).toBeUndefined();
    request.setEncoding('utf8').once('data', (body: string) => response.end(`You sent ${body}`));
    if (request.method === 'GET') response.end('Hello');
  });
  const through = await proxy();
  await through.begin(site.url);
  expect(await ask(through, `${site.url}/`)).toEqual({ status: 200, text: 'Hello' });
  expect(await ask(through, `${site.url}/`, { body: 'words' })).toEqual({ status: 200, text: 'You sent words' });
  expect(await tunnel(through, `127.0.0.1:${site.port}`)).toContain('Hello');
});

test('nobody gets out without its password, nor while no page is shown', async () => {
  const site = await serve((_request, response) => response.end('Hello'));
  const through = await proxy();
  expect(await ask(through, site.url)).toMatchObject({ status: 403 });
  await through.begin(site.url);
  expect(await ask(through, site.url, { authorization: 'Basic dmF1bHQ6eA==' })).toMatchObject({ status: 407 });
  expect(await tunnel(through, `127.0.0.1:${site.port}`, '')).toMatch(/^HTTP\/1.1 407 /);
  await through.end();
  expect(await tunnel(through, `127.0.0.1:${site.port}`)).toMatch(/^HTTP\/1.1 403 /);
});

test('what is allowed inside is reached by pages from inside alone', async () => {
  const site = await serve((_request, response) => response.end('Hello'));
  const through = await proxy({ resolve: async () => [{ address: '93.184.215.14', family: 4 }] });
  await through.begin('http://public.test/');
  expect(await ask(through, site.url)).toMatchObject({ status: 502 });
  expect(through.failureOf('127.0.0.1')).toMatchObject({ code: 'PRIVATE_ADDRESS' });
  expect(await tunnel(through, `127.0.0.1:${site.port}`)).toMatch(/^HTTP\/1.1 502 /);
  await through.begin(site.url);
  expect(await ask(through, site.url)).toMatchObject({ status: 200 });
});

test('a name is looked up once, and what was checked is connected to', async () => {
  const site = await serve((_request, response) => response.end('Hello'));
  const asked: string[] = [];
  // The first answer is for whether the page is inside; a name that changes its mind meets the check again.
  const resolve = async (name: string) => (asked.push(name), [{ address: asked.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
  const through = await proxy({ resolve });
  await through.begin(`http://rebinding.test:${site.port}/`);
  expect(await tunnel(through, `rebinding.test:${site.port}`)).toMatch(/^HTTP\/1.1 502 /);
  expect(through.failureOf('rebinding.test')).toMatchObject({ code: 'PRIVATE_ADDRESS' });
});

test('ports of other services, hosts of advertisements and what is no address are refused', async () => {
  const through = await proxy({ isBlocked: (host) => host === 'ads.test' });
  await through.begin('http://127.0.0.1/');
  expect(await ask(through, 'http://127.0.0.1:25/')).toMatchObject({ status: 502 });
  expect(through.failureOf('127.0.0.1')).toMatchObject({ code: 'UNSUPPORTED' });
  expect(await tunnel(through, 'ads.test:443')).toMatch(/^HTTP\/1.1 502 /);
  expect(through.failureOf('ads.test')).toMatchObject({ code: 'BLOCKED' });
  for (const target of ['user@127.0.0.1:80', 'nonsense:port', '127.0.0.1:80/path']) expect(await tunnel(through, target)).toMatch(/^HTTP\/1.1 (403|400) /);
});

test('a page that loads more than it may ends there', async () => {
  const site = await serve((_request, response) => response.end('x'.repeat(50_000)));
  const through = await proxy({ limits: { maxBytes: 100_000 } });
  await through.begin(site.url);
  expect((await ask(through, site.url)).text).toHaveLength(50_000);
  await ask(through, site.url).catch(() => undefined);
  await ask(through, site.url).catch(() => undefined);
  expect(await ask(through, site.url)).toMatchObject({ status: 502 });
  expect(through.failureOf('127.0.0.1')).toMatchObject({ code: 'TOO_LARGE' });
  await through.begin(site.url);
  expect(await ask(through, site.url)).toMatchObject({ status: 200 });
});

test('a tunnel through which nothing comes any more gives its slot back', async () => {
  const site = await serve((_request, response) => response.end('Hello'));
  const through = await proxy({ hostLimiter: createHostLimiter(1), limits: { idleMs: 50 } });
  await through.begin(site.url);
  const held = connect(through.port, through.host);
  closeAfterTest(async () => void held.destroy());
  held.on('error', () => undefined).write(`CONNECT 127.0.0.1:${site.port} HTTP/1.1\r\nproxy-authorization: ${credentials(through)}\r\n\r\n`);
  await once(held, 'data');
  held.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n');
  await once(held, 'data');
  expect(await ask(through, site.url)).toEqual({ status: 200, text: 'Hello' });
});
