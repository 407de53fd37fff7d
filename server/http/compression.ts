import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { parseAccept } from 'hono/utils/accept';

/** What we speak, best first, and what Node calls it. */
const encodings = { br: 'brotli', gzip: 'gzip', deflate: 'deflate' } as const;
type Encoding = keyof typeof encodings;

const worthItBytes = 1_024;

/** Packs what is text, as the caller takes it: br, gzip or deflate. Streams of events, parts of files and what says no-transform stay as they are. */
export function compression(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { status, headers, body } = c.res;
    const length = headers.get('Content-Length');
    if (status === 206 || c.req.method === 'HEAD' || !body || headers.has('Content-Encoding')) return;
    if (length !== null && Number(length) < worthItBytes) return;
    if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '') || headers.get('Cache-Control')?.includes('no-transform')) return;
    c.header('Vary', 'Accept-Encoding', { append: true });
    const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
    if (!encoding) return;
    // The types of the standard do not know brotli yet; Node does.
    c.res = new Response(body.pipeThrough(new CompressionStream(encodings[encoding] as CompressionFormat)), c.res);
    c.res.headers.delete('Content-Length');
    c.res.headers.set('Content-Encoding', encoding);
    const etag = c.res.headers.get('ETag');
    if (etag && !etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`);
  };
}

function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  const accepts = parseAccept(header);
  const quality = (encoding: string) => (accepts.find(({ type }) => type.toLowerCase() === encoding) ?? accepts.find(({ type }) => type === '*'))?.q ?? 0;
  const taken = (Object.keys(encodings) as Encoding[]).filter((encoding) => quality(encoding) > 0);
  return taken.sort((a, b) => quality(b) - quality(a))[0];
}
