import { request } from 'node:http';
import { expect, test } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const source = useDatabase();
const token = 'a-token-of-prometheus';
const elsewhere: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-for': '127.0.0.1, 127.0.0.1' },
  { 'x-forwarded-for': '' },
  { forwarded: 'for=127.0.0.1' },
  { 'x-real-ip': '127.0.0.1' },
  { via: '1.1 proxy' },
  { host: 'vault.example.org' },
  { host: '127.0.0.1.example.org' },
  { host: 'localhost.example.org' },
];

/** As `fetch`, but with whatever Host is given. */
function statusOf({ url }: RunningServer, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}/metrics`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('without a token, programs on the machine itself read the metrics', async () => {
  const server = await startServer(source.url);
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  expect(await statusOf(server, { host: 'localhost:4000' })).toBe(200);
  expect(await statusOf(server, { host: '[::1]:4000' })).toBe(200);
});

test.each(elsewhere)('a stranger who comes through a proxy or a browser is not this machine: %j', async (headers) => {
  for (const variables of [{ TRUST_PROXY: '' }, { TRUST_PROXY: 'loopback' }]) {
    expect(await statusOf(await startServer(source.url, { variables }), headers)).toBe(403);
  }
});

test('with a token, whoever has it reads them, from anywhere, and nobody else', async () => {
  const server = await startServer(source.url, { variables: { METRICS_TOKEN: token } });
  expect(await statusOf(server, { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).toBe(200);
  expect(await statusOf(server)).toBe(401);
  expect(await statusOf(server, { authorization: `Bearer ${token}x` })).toBe(401);
  expect(await statusOf(server, { authorization: `Basic ${token}` })).toBe(401);
  expect(await statusOf(server, { authorization: `Bearer ${await server.signedIn()}` })).toBe(401);
});
