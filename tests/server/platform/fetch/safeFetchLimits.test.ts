import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { failure, fetcher, flood } from './fetcher.ts';
import { serve, serveTls } from './localSite.ts';
import { TEST_ONLY_CERTIFICATE } from './testCertificate.ts';

describe('the limits', () => {
  it('end a body that was announced as too large', async () => {
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 30_000_000 });
      response.write('the start');
    });
    const error = await failure(fetcher().fetch(site.url));
    expect(error).toMatchObject({ code: 'TOO_LARGE', message: 'The page is larger than 20 MB.', retryable: false });
  });

  it('end an endless body', async () => {
    const site = await serve((_request, response) => flood(response));
    expect(await failure(fetcher({ limits: { maxBytes: 1_000_000 } }).fetch(site.url))).toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it.each([
    ['gzip', gzipSync],
    ['br', (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })],
    ['deflate', deflateSync],
    ['zstd', zstdCompressSync],
    ['gzip, gzip', (bytes: Buffer) => gzipSync(gzipSync(bytes))],
  ])('end a bomb: %s', async (coding, pack) => {
    const bomb = pack(Buffer.alloc(60_000_000));
    const site = await serve(
      (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(bomb),
    );
    const before = process.memoryUsage.rss();

    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'TOO_LARGE' });

    expect(process.memoryUsage.rss() - before).toBeLessThan(120_000_000);
  });

  it('end an endless chain of empty packed members', async () => {
    const members = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync('')));
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      flood(response, members);
    });
    expect(await failure(fetcher({ limits: { maxBytes: 1_000_000 } }).fetch(site.url))).toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it('end a site that takes the request and never answers', async () => {
    const site = await serve(() => undefined);
    const error = await failure(fetcher({ limits: { firstByteMs: 50 } }).fetch(site.url));
    expect(error).toMatchObject({ code: 'TIMEOUT', retryable: true });
  });

  it('end a name that never resolves', async () => {
    const safe = fetcher({ resolve: () => new Promise(() => undefined), limits: { firstByteMs: 50 } });
    expect(await failure(safe.fetch('http://slow.test/'))).toMatchObject({ code: 'TIMEOUT' });
  });

  it('end a body that drips', async () => {
    const site = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(drip));
    });
    const error = await failure(fetcher({ limits: { totalMs: 150 } }).fetch(site.url));
    expect(error).toMatchObject({ code: 'TIMEOUT', retryable: true });
  });

  it('end a packed body that drips', async () => {
    const site = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.write(gzipSync('start').subarray(0, 12));
    });
    expect(await failure(fetcher({ limits: { totalMs: 100 } }).fetch(site.url))).toMatchObject({ code: 'TIMEOUT' });
  });

  it('end slow redirects together, not each on its own', async () => {
    const site = await serve((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60);
    });
    const error = await failure(fetcher({ limits: { totalMs: 150, firstByteMs: 100 } }).fetch(site.url));
    expect(error).toMatchObject({ code: 'TIMEOUT' });
  });

  it('end headers that are too long', async () => {
    const site = await serve(
      (_request, response) => void response.writeHead(200, { 'x-long': 'x'.repeat(100_000) }).end(),
    );
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'TOO_LARGE' });
  });
});

describe('a connection', () => {
  it('that is refused may be tried again', async () => {
    const port = await freePort();
    expect(await failure(fetcher().fetch(`http://127.0.0.1:${port}/`))).toMatchObject({
      code: 'UNREACHABLE',
      retryable: true,
    });
  });

  it('that breaks before the answer may be tried again', async () => {
    const site = await serve((request) => void request.socket.destroy());
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'SERVER_ERROR', retryable: true });
  });

  it('that breaks in the middle of the body may be tried again', async () => {
    const site = await serve((request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => request.socket.destroy());
    });
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'SERVER_ERROR', retryable: true });
  });

  it('that speaks no HTTP is given up', async () => {
    const site = await serve((request) => void request.socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    expect(await failure(fetcher().fetch(site.url))).toMatchObject({ code: 'SERVER_ERROR' });
  });

  it('ends with the signal of the caller', async () => {
    const caller = new AbortController();
    const reason = new Error('the worker stops');
    const site = await serve(() => caller.abort(reason));
    await expect(fetcher().fetch(site.url, { signal: caller.signal })).rejects.toBe(reason);
    await expect(fetcher().fetch(site.url, { signal: caller.signal })).rejects.toBe(reason);
  });

  it('ends when the fetcher is closed', async () => {
    const safe = fetcher();
    const site = await serve(() => void safe.close());
    expect(await failure(safe.fetch(site.url))).toMatchObject({ code: 'SERVER_ERROR', retryable: true });
  });
});

describe('TLS', () => {
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

  it('with a certificate of no authority is refused', async () => {
    const site = await serveTls((_request, response) => void response.end('page'));
    const error = await failure(fetcher({ resolve }).fetch(`https://site.test:${site.port}/`));
    expect(error).toMatchObject({ code: 'TLS', retryable: false });
    expect(error.message).toBe(
      'The secure connection to site.test failed: its certificate is not from a known authority.',
    );
  });

  it('with a certificate of another site is refused', async () => {
    const site = await serveTls((_request, response) => void response.end('page'));
    const safe = fetcher({ resolve, certificateAuthority: TEST_ONLY_CERTIFICATE });
    const error = await failure(safe.fetch(`https://other.test:${site.port}/`));
    expect(error).toMatchObject({ code: 'TLS' });
    expect(error.message).toContain('another site');
  });

  it('checks the name and not the address, and is reached from a redirect out of plain HTTP', async () => {
    const tls = await serveTls((_request, response) => void response.end('page'));
    const plain = await serve((_request, response) => {
      response.writeHead(301, { location: `https://site.test:${tls.port}/` }).end();
    });
    const page = await fetcher({ resolve, certificateAuthority: TEST_ONLY_CERTIFICATE }).fetch(plain.url);
    expect(page.url).toBe(`https://site.test:${tls.port}/`);
  });

  it('asked of a plain HTTP port is refused', async () => {
    const site = await serve((_request, response) => void response.end('page'));
    expect(await failure(fetcher().fetch(`https://127.0.0.1:${site.port}/`))).toMatchObject({ code: 'TLS' });
  });
});

/** A port on which nobody listens any more. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
