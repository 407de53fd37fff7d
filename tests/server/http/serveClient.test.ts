import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startServer } from '#tests/support/server.ts';

const source = useDatabase();
const html = { headers: { accept: 'text/html,application/xhtml+xml' } };

test.each(['/', '/collection', '/source/source_01h455vb4pex5vsknk084sn02q', '/login?returnTo=%2Fcollection'])('%s opens the client', async (path) => {
  const { url } = await startServer(source.url);
  const answer = await fetch(`${url}${path}`, html);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const page = await answer.text();
  expect(page).toContain('<div id="root">');
  expect(page).toContain('<script type="application/json" id="vault-config">{"identity":"local"');
});

test('the page says that nobody has an account yet, until somebody has', async () => {
  const { url } = await startServer(source.url);
  const isNew = async () => /"isNew":(true|false)/.exec(await (await fetch(`${url}/login`, html)).text())?.[1];
  expect(await isNew()).toBe('true');
  const body = JSON.stringify({ email: 'ada@example.org', password: 'seven purple kites' });
  expect((await fetch(`${url}/auth/api/v1/registration`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status).toBe(201);
  expect(await isNew()).toBe('false');
});

test('scripts come packed by the build, and the page names those of its route', async () => {
  const { url } = await startServer(source.url);
  const page = await (await fetch(`${url}/collection`, html)).text();
  const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec(page) ?? [];
  const packed = await fetch(`${url}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  const whole = await fetch(`${url}${script}`, { headers: { 'accept-encoding': 'identity' } });
  expect(whole.headers.get('content-encoding')).toBeNull();
  expect(await whole.text()).toBe(await packed.text());
  // The layout and its query: of the name of a part its first six letters are in that of its file.
  expect(page.match(/<link rel="modulepreload" crossorigin href="\/assets\/VaultL-[\w-]+\.js">/g)).toHaveLength(2);
  expect(await (await fetch(`${url}/login`, html)).text()).not.toContain('/assets/VaultL-');
});

test('files of the client are kept by their hash; what is no file is no page', async () => {
  const { url } = await startServer(source.url);
  const page = await (await fetch(`${url}/`, html)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  const answer = await fetch(`${url}${script}`);
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  await answer.text();
  for (const [path, status] of [
    ['/assets/gone-12345678.js', 404],
    ['/assets', 404],
    ['/favicon.svg', 200],
    ['/manifest.webmanifest', 200],
    ['/icon-maskable-512.png', 200],
  ] as const) {
    const other = await fetch(`${url}${path}`);
    expect(other.status).toBe(status);
    await other.text();
  }
});

test.each(['/../package.json', '/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/assets/../../../package.json', '/.vault/secrets', '/vault/api/v1/nothing', '/auth/api/v1/nothing'])(
  '%s gives nothing away',
  async (path) => {
    const { url } = await startServer(source.url);
    const answer = await fetch(`${url}${path}`, { headers: { accept: 'application/json' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('knowledge-vault');
  },
);
