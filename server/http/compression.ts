import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { parseAccept } from 'hono/utils/accept';

/** The best quality of brotli is for files that are packed once; at this one it is as fast as gzip, and smaller. */
const brotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What we speak, best first. */
const packers = {
  br: { whole: (bytes: Buffer) => promisify(zlib.brotliCompress)(bytes, brotli), stream: () => zlib.createBrotliCompress(brotli) },
  gzip: { whole: (bytes: Buffer) => promisify(zlib.gzip)(bytes), stream: () => zlib.createGzip() },
  deflate: { whole: (bytes: Buffer) => promisify(zlib.deflate)(bytes), stream: () => zlib.createDeflate() },
} as const;
type Encoding = keyof typeof packers;

const worthItBytes = 1_024;

/**
 * Packs what is text, as the caller takes it: br, gzip or deflate. Small answers, streams of events, parts of files and
 * what says no-transform stay as they are.
 */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status, headers } = c.res;
    const type = headers.get('Content-Type') ?? '';
    if (status === 206 || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return;
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) || headers.get('Cache-Control')?.includes('no-transform')) return;
    const length = headers.get('Content-Length');
    if (length !== null && Number(length) < worthItBytes) return;
    // Not by `c.header`, and the body not before it is wanted: both make a stream of an answer that is in memory.
    headers.append('Vary', 'Accept-Encoding');
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
    const body = encoding && c.res.body;
    if (!encoding || !body) return;

    if (!type.startsWith('application/json')) {
      c.res = new Response(body.pipeThrough(Duplex.toWeb(packers[encoding].stream()) as ReadableWritablePair<Uint8Array, Uint8Array>), c.res);
      markAs(encoding, c.res.headers);
      return;
    }
    // JSON is in memory as a whole: packed as a whole it needs no stream, and a short one no packing.
    const bytes = Buffer.from(await c.res.arrayBuffer());
    const packed = bytes.byteLength < worthItBytes ? null : await packers[encoding].whole(bytes);
    c.res = new Response(packed ?? bytes, { status, headers });
    if (packed) markAs(encoding, c.res.headers);
  };
}

/** The packed form is another representation: its ETag is a weak one. */
function markAs(encoding: Encoding, headers: Headers): void {
  headers.delete('Content-Length');
  headers.set('Content-Encoding', encoding);
  const etag = headers.get('ETag');
  if (etag && !etag.startsWith('W/')) headers.set('ETag', `W/${etag}`);
}

function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepts = parseAccept(header);
  const quality = (encoding: string) => (accepts.find(({ type }) => type.toLowerCase() === encoding) ?? accepts.find(({ type }) => type === '*'))?.q ?? 0;
  const taken = (Object.keys(packers) as Encoding[]).filter((encoding) => quality(encoding) > 0);
  return taken.sort((a, b) => quality(b) - quality(a))[0];
}
