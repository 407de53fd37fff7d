import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const source = useDatabase();

const always = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy', 'strict-transport-security'];

/** What the server says to these bytes: its status, and which headers of ours are missing. */
async function said({ url }: RunningServer, ...lines: string[]): Promise<{ status: number; missing: string[] }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  const closed = once(socket, 'close');
  socket.write([...lines, '', ''].join('\r\n'));
  await closed;
  const head = (text.split('\r\n\r\n')[0] ?? '').toLowerCase();
  return { status: Number(text.split(' ')[1]), missing: always.filter((name) => !head.includes(`\r\n${name}:`)) };
}

/** GraphiQL is for who takes HTML; the pages of the client have to be built. */
const accept = (path: string) => (path === '/graphql' ? 'text/html' : 'application/json');

test.each([
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/metrics', 403],
  ['GET', '/nowhere', 404],
  ['GET', '/assets/nothing.js', 404],
  ['POST', '/nowhere', 404],
  ['GET', '/graphql', 200],
  ['POST', '/graphql', 415],
  ['GET', '/files/nothing', 404],
  ['PUT', '/files/photo', 401],
  ['GET', '/vault/api/v1/spaces', 401],
  ['GET', '/vault/api/v1/nowhere', 404],
  ['GET', '/vault/api/v1/openapi.json', 200],
  ['OPTIONS', '/vault/api/v1/spaces', 204],
  ['OPTIONS', '/vault/api/v1/uploads', 204],
  ['PATCH', '/vault/api/v1/uploads/nothing', 401],
  ['GET', '/auth/api/v1/token', 405],
  ['GET', '/auth/api/v1/nowhere', 404],
  ['GET', '/auth/api/v1/docs', 200],
])('%s %s answers %i with every security header', async (method, path, status) => {
  const server = await startServer(source.url);
  expect(await said(server, `${method} ${path} HTTP/1.1`, 'Host: vault.example.org', `Accept: ${accept(path)}`, 'Connection: close')).toEqual({ status, missing: [] });
});

test.each([
  ['a host that is none', ['GET / HTTP/1.1', 'Host: a b', 'Connection: close'], 400],
  ['an address that is none', ['GET http://[ HTTP/1.1', 'Host: vault.example.org', 'Connection: close'], 400],
  ['an upgrade elsewhere', ['GET /nowhere HTTP/1.1', 'Host: vault.example.org', 'Connection: Upgrade', 'Upgrade: websocket'], 404],
  ['an upgrade without a key', ['GET /graphql HTTP/1.1', 'Host: vault.example.org', 'Connection: Upgrade', 'Upgrade: websocket'], 400],
])('%s is refused with every security header', async (_name, lines, status) => {
  const server = await startServer(source.url);
  expect(await said(server, ...lines)).toEqual({ status, missing: [] });
});

test('whoever is served without https is not told to insist on it', async () => {
  const server = await startServer(source.url, { variables: { PUBLIC_URL: 'http://vault.internal' } });
  expect((await fetch(`${server.url}/healthz`)).headers.get('strict-transport-security')).toBeNull();
});

test('GRAPHIQL=off takes the explorer away; its page has the policy of all others, and comes from our own files', async () => {
  const [on, off] = [await startServer(source.url), await startServer(source.url, { variables: { GRAPHIQL: 'off' } })];
  const open = async ({ url }: RunningServer, path: string) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
    return { page: await answer.text(), policy: answer.headers.get('content-security-policy') };
  };
  const explorer = await open(on, '/graphql');
  expect(explorer.page).toContain('GraphiQL');
  expect(explorer.page).toContain('vault-config');
  expect(explorer.page).not.toMatch(/(src|href)="?https?:/);
  expect(explorer.policy).toBe((await open(on, '/')).policy);
  expect((await open(off, '/graphql')).page).not.toContain('GraphiQL');
  expect((await off.post(await off.signedIn(), '{ viewer { user { id } } }')).status).toBe(200);
});
