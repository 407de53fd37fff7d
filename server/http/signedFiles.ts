import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Db } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { attachment } from './attachment.ts';
import { readRange } from './rest/vault/byteRange.ts';
import type { SignedAddresses } from './signedAddress.ts';

/** What a browser may show; everything else is downloaded. */
const shown = /^(image\/(webp|png|jpeg|gif|avif|svg\+xml|x-icon|vnd\.microsoft\.icon)|application\/pdf|text\/(html|plain|vtt)|(audio|video)\/[\w.+-]+)$/;

/** No script, no form, no request: what was kept is only looked at. */
const policy = "default-src 'none'; img-src data:; media-src data: 'self'; font-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

interface SignedFilesDependencies {
  readonly addresses: SignedAddresses;
  readonly db: Db;
  readonly blobs: BlobStore;
}

/** Files under signed addresses (`signedAddress.ts`), to be mounted at `/files`. Whoever has the address may load the file. */
export function signedFiles({ addresses, db, blobs }: SignedFilesDependencies): Hono {
  const app = new Hono();
  app.get('/:hash', async (c) => {
    const file = addresses.fileOf(c.req.param('hash'), new URL(c.req.url).searchParams);
    const blob = file && (await db.blob.findUnique({ where: { hash: file.hash }, select: { size: true } }));
    if (!file || !blob) return c.json({ error: { code: 'NOT_FOUND', message: 'This address counts no more. Load the page again.' } }, 404);

    const isShown = file.name === undefined && shown.test(file.mimeType);
    const size = Number(blob.size);
    const headers = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': `private, max-age=${Math.floor((file.until.getTime() - Date.now()) / 1_000)}, immutable, no-transform`,
      'Content-Disposition': isShown ? 'inline' : attachment(file.name ?? 'file'),
      'Content-Security-Policy': policy,
      'Content-Type': isShown || file.name !== undefined ? withCharset(file.mimeType) : 'application/octet-stream',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    };
    const range = readRange(c.req.header('range'), size);
    if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
    const length = String(range ? range.end - range.start + 1 : size);
    const partHeaders = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
    const body = c.req.method === 'HEAD' ? '' : (Readable.toWeb(await blobs.stream(file.hash, range ?? undefined)) as ReadableStream);
    return c.body(body, range ? 206 : 200, { ...headers, ...partHeaders, 'Content-Length': length });
  });
  return app;
}

/** Text that we made is UTF-8. */
function withCharset(mimeType: string): string {
  return mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType;
}
