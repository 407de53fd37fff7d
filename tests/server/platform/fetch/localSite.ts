import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import { TEST_ONLY_CERTIFICATE, TEST_ONLY_KEY } from './testCertificate.ts';

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Serves over HTTP on a free loopback port until the test ends. */
export async function serve(listener: RequestListener): Promise<{ port: number; url: string }> {
  const port = await listen(createServer(listener));
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Serves over HTTPS with a certificate for `site.test`. */
export async function serveTls(listener: RequestListener): Promise<{ port: number }> {
  return { port: await listen(createTlsServer({ cert: TEST_ONLY_CERTIFICATE, key: TEST_ONLY_KEY }, listener)) };
}

/** Registers what must be closed when the test ends. */
export function closeAfterTest(close: () => Promise<void>): void {
  closers.push(close);
}

async function listen(server: ReturnType<typeof createServer> | ReturnType<typeof createTlsServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}
