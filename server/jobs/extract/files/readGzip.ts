import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExtractError } from '../extractError.ts';
import { listingOf, refuseBomb } from './listing.ts';
import { type OpenFile, openFile, piecesOf } from './openFile.ts';
import type { Reading } from './reading.ts';
import { listTar } from './readTar.ts';
import { type FileKind, type FileType, nameOf, sniff } from './sniff.ts';

/** What reads a kind of text. */
type ReaderOf = (type: FileType) => (file: OpenFile) => Promise<Reading>;

/** So much of a packed text is read. */
const mostUnpacked = 48 * 1024 * 1024;
const texts: ReadonlySet<FileKind> = new Set(['text', 'markdown', 'csv', 'json', 'code', 'subtitles', 'feed', 'mail', 'html']);
const tarMark = 257;

/**
 * Reads what gzip has packed: a text as that text, a tar archive as its list. Anything else has a name and a size.
 *
 * @throws ExtractError DAMAGED, TOO_LARGE for a bomb, and what the reader of the text throws
 */
export async function readGzip(file: OpenFile, readerOf: ReaderOf): Promise<Reading> {
  const source = Readable.from(piecesOf(file, 0, file.size));
  // A fault of either is thrown where the bytes are read.
  const unpacked = pipeline(source, createGunzip(), () => undefined);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    const bytes = counted(unpacked, (more) => refuseBomb(unpacked.bytesWritten, (size += more)));
    for await (const chunk of bytes) {
      chunks.push(chunk);
      if (isTar(chunks)) return { ...(await listTar(following(chunks, bytes))), mimeType: 'application/gzip' };
      if (size >= mostUnpacked) break;
    }
    return await readInner(file, readerOf, Buffer.concat(chunks), size >= mostUnpacked);
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw new ExtractError('DAMAGED', 'The file is damaged: it ends too early or is not what it says. Add it again.', String(error));
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

async function* counted(stream: Readable, count: (more: number) => void): AsyncGenerator<Buffer> {
  // What is left over is read on by another.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    count(chunk.byteLength);
    yield chunk;
  }
}

async function* following(first: readonly Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

function isTar(chunks: readonly Buffer[]): boolean {
  return chunks.length === 1 && chunks[0]?.toString('latin1', tarMark, tarMark + 5) === 'ustar';
}

async function readInner(file: OpenFile, readerOf: ReaderOf, bytes: Buffer, isCut: boolean): Promise<Reading> {
  const fileName = nameOf(file).replace(/\.gz$/i, '');
  const inner = await openFile({ bytes: new Uint8Array(bytes), contentType: null, charset: null, url: file.url, fileName });
  const type = bytes.byteLength === 0 ? null : await sniff(inner);
  if (!type || !texts.has(type.kind)) return listingOf([{ name: fileName, size: bytes.byteLength }], 1);
  const reading = await readerOf(type)(inner);
  const note = isCut ? ({ code: 'TOO_LARGE', message: 'The file is very long: only its beginning was read.' } as const) : reading.note;
  return { ...reading, mimeType: 'application/gzip', ...(note && { note }) };
}
