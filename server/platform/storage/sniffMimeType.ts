import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileTypeFromStream } from 'file-type';
import type { BlobStore } from './blobStore.ts';

const headBytes = 64 * 1024;

/** Old Office files are all the same container; what is in it shows only deep inside. */
const containers: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  msg: 'application/vnd.ms-outlook',
};

/** Texts have no signature: which text it is, its name says. */
const texts: Record<string, string> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  html: 'text/html',
  htm: 'text/html',
  xhtml: 'application/xhtml+xml',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  xml: 'application/xml',
  eml: 'message/rfc822',
  ics: 'text/calendar',
  vtt: 'text/vtt',
};
const textual = /^(text\/[\w.+-]+|message\/rfc822|application\/(json|[\w.+-]+\+json|xml|[\w.+-]+\+xml|x-yaml|yaml|toml|javascript|x-sh|sql))$/;

/**
 * What the bytes of a blob are, by their signature; office kinds, which are zip archives, by what is in them. The name and
 * what was declared count only among texts, and only once the bytes are one.
 */
export async function sniffMimeType(
  blobs: Pick<BlobStore, 'stream'>,
  hash: string,
  { name, mimeType: declared }: { readonly name: string; readonly mimeType: string },
): Promise<string> {
  const found = await signatureOf(blobs, hash);
  const end = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (found === 'application/x-cfb') return containers[end] ?? found;
  if (found !== null && found !== 'application/xml') return found;

  const head = await headOf(blobs, hash);
  if (!isText(head)) return 'application/octet-stream';
  if (/<svg[\s>]/i.test(head.subarray(0, 4_096).toString('latin1')) && (end === 'svg' || declared === 'image/svg+xml')) return 'image/svg+xml';
  if (textual.test(declared) && declared !== 'text/plain') return declared;
  return texts[end] ?? found ?? 'text/plain';
}

async function signatureOf(blobs: Pick<BlobStore, 'stream'>, hash: string): Promise<string | null> {
  const bytes = await blobs.stream(hash);
  try {
    const found = await fileTypeFromStream(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
    return found?.mime.split(';')[0] ?? null;
  } catch {
    // Bytes that only begin like something are nothing it knows.
    return null;
  } finally {
    bytes.destroy();
  }
}

async function headOf(blobs: Pick<BlobStore, 'stream'>, hash: string): Promise<Buffer> {
  const bytes = await blobs.stream(hash);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= headBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, headBytes);
}

/** Tab, line feed, form feed, carriage return, and the escape of old Asian charsets. */
const spacing = new Set([9, 10, 12, 13, 27]);

/** A text in any charset: no control characters but those that texts have, or UTF-16 by its mark. */
function isText(head: Buffer): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true;
  if (head.some((byte) => byte < 0x20 && !spacing.has(byte))) return false;
  // What is not UTF-8 may be Latin-1 or the like, which has no characters from 0x7f to 0x9f; Windows has some of them.
  return isUtf8(trimmed(head)) || !/[\x7f\x81\x8d\x8f\x90\x9d]/.test(head.toString('latin1'));
}

/** Without a character that was cut at the end. */
function trimmed(head: Buffer): Buffer {
  if (head.length < headBytes) return head;
  const start = head.findLastIndex((byte) => (byte & 0xc0) !== 0x80);
  return head.subarray(0, start);
}
