// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openRemoteFile } from '#client/documents/package/remoteFile.ts';

afterEach(() => vi.unstubAllGlobals());

const bytes = Uint8Array.from({ length: 1_300_000 }, (_, at) => at % 251);

/** Answers ranges of the bytes at `/files/new`; the address before it has ended. */
function serve() {
  const ask = vi.fn<(url: string, init: { headers: { range: string } }) => Promise<Response>>(async (url, { headers }) => {
    if (url === '/files/ended') return new Response(null, { status: 404 });
    if (url !== '/files/new') return new Response(null, { status: 500 });
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range) ?? [];
    const part = bytes.slice(Number(from), Number(to) + 1);
    return new Response(part, { status: 206, headers: { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${bytes.length}` } });
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

const never = () => Promise.resolve(null);
const { signal } = new AbortController();

test('what is read is what is there, over the edges of what is loaded, and loaded once', async () => {
  const ask = serve();
  const file = await openRemoteFile('/files/new', never, signal);
  expect(file.size).toBe(bytes.length);
  for (const [start, length] of [[0, 4], [524_280, 20], [1_299_990, 100], [10, 1_200_000]] as const) {
    expect(await file.read(start, length)).toEqual(bytes.slice(start, start + length));
  }
  expect(ask).toHaveBeenCalledTimes(3);
});

test('an address that has ended is asked for again; without another it is the connection that failed', async () => {
  serve();
  const file = await openRemoteFile('/files/ended', () => Promise.resolve('/files/new'), signal);
  expect(await file.read(5, 3)).toEqual(bytes.slice(5, 8));
  await expect(openRemoteFile('/files/ended', never, signal)).rejects.toMatchObject({ failure: 'network' });
  await expect(openRemoteFile('/files/broken', never, signal)).rejects.toMatchObject({ failure: 'network' });
});
