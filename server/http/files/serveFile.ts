import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { StoredFile } from '#server/domain/sources/files/readStoredFile.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { RestError } from '../rest/errors.ts';
import { readRange } from './byteRange.ts';
import { names } from '../requests/etag.ts';

/** Never shown as a page of ours, whatever is in it, and never changed on the way. */
export const untrusted = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Answers the bytes of a file, whole or the part that was asked for (RFC 9110), or that the caller has them already.
 * @throws RestError RANGE_NOT_SATISFIABLE
 */
export async function serveFile(c: Context, blobs: BlobStore, { hash, size, name, mimeType }: StoredFile, headers: Record<string, string>): Promise<Response> {
  const etag = `"${hash}"`;
  const all = {
    'Cache-Control': 'private, no-store, no-transform',
    'Content-Disposition': disposition('attachment', name),
    ...untrusted,
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Content-Type': mimeType,
    ...headers,
  };
  const known = c.req.header('if-none-match');
  if (known !== undefined && names(known, etag)) return c.body(null, 304, all);

  const ifRange = c.req.header('if-range');
  const range = ifRange === undefined || ifRange === etag ? readRange(c.req.header('range'), size) : null;
  if (range === 'unsatisfiable') {
    throw new RestError('RANGE_NOT_SATISFIABLE', `The file has ${size} bytes.`, undefined, { 'Content-Range': `bytes */${size}` });
  }
  const length = String(range ? range.end - range.start + 1 : size);
  const partHeaders = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  const body = c.req.method === 'HEAD' ? '' : (Readable.toWeb(await blobs.stream(hash, range ?? undefined)) as ReadableStream);
  return c.body(body, range ? 206 : 200, { ...all, ...partHeaders, 'Content-Length': length });
}

/** `Content-Disposition` with the name in every language (RFC 6266), and one in ASCII for those who cannot read that. */
export function disposition(how: 'attachment' | 'inline', name: string): string {
  const tidy = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'file';
  const encoded = encodeURIComponent(tidy.toWellFormed()).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${how}; filename="${tidy.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
