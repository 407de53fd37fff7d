import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExtractError } from '../../extractError.ts';
import { listingOf } from './listing.ts';
import { type OpenFile, openFile, piecesOf } from '../openFile.ts';
import type { FileContent } from '../fileContent.ts';
import { listTar } from './readTar.ts';
import { type FileKind, type FileType, nameOf, sniff } from '../sniff.ts';

/** What reads a kind of text. */
type ReaderOf = (type: FileType) => (file: OpenFile) => Promise<FileContent>;

/** So much of a packed text is read; somewhat less than a text may have. */
const maxUnpacked = 30 * 1024 * 1024;
const texts: ReadonlySet<FileKind> = new Set(['text', 'markdown', 'csv', 'json', 'code', 'subtitles', 'feed', 'mail', 'html']);
/** No honest file unpacks to so many times its own size. */
const maxTimes = 200;
const tarMark = 257;

/**
 * Reads what gzip has packed: a text as that text, a tar archive as its list. Anything else has a name and a size.
 *
 * @throws ExtractError DAMAGED, TOO_LARGE for a bomb, and what the reader of the text throws
 */
export async function readGzip(file: OpenFile, readerOf: ReaderOf): Promise<FileContent> {
  const source = Readable.from(piecesOf(file, 0, file.size));
  // A fault of either is thrown where the bytes are read.
  const unpacked = pipeline(source, createGunzip(), () => undefined);
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    // What is left over is read on by another.
    const bytes: AsyncIterator<Buffer, undefined> = unpacked.iterator({ destroyOnReturn: false });
    for await (const chunk of goingOn(bytes)) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (isTar(chunks)) return { ...(await listTar(following(chunks, goingOn(bytes)))), mimeType: 'application/gzip' };
      if (size >= maxUnpacked) break;
    }
    return await readInner(file, readerOf, Buffer.concat(chunks), { isCut: size >= maxUnpacked, times: size / unpacked.bytesWritten });
  } catch (error) {
    if (error instanceof ExtractError) throw error;
    throw new ExtractError('DAMAGED', 'The file is damaged: it ends too early or is not what it says. Add it again.', String(error));
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** Leaves what it was not asked for to the next. */
const goingOn = (bytes: AsyncIterator<Buffer, undefined>): AsyncIterable<Buffer> => ({ [Symbol.asyncIterator]: () => ({ next: () => bytes.next() }) });

async function* following(first: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

function isTar(chunks: readonly Buffer[]): boolean {
  return chunks.length === 1 && chunks[0]?.toString('latin1', tarMark, tarMark + 5) === 'ustar';
}

async function readInner(file: OpenFile, readerOf: ReaderOf, bytes: Buffer, { isCut, times }: { isCut: boolean; times: number }): Promise<FileContent> {
  const fileName = nameOf(file).replace(/\.gz$/i, '');
  const inner = await openFile({ bytes: new Uint8Array(bytes), contentType: null, charset: null, url: file.url, fileName });
  const type = bytes.byteLength === 0 ? null : await sniff(inner);
  const isText = type !== null && texts.has(type.kind);
  // A text is read as far as it goes, a tar archive listed: of anything else that goes on for ever there is nothing to be had.
  if (!isText && isCut && times > maxTimes) {
    throw new ExtractError('TOO_LARGE', 'The file unpacks to hundreds of times its own size: it seems to be made to fill disks. It is not unpacked.');
  }
  if (!isText) return listingOf([{ name: fileName, size: bytes.byteLength }], 1);
  const reading = await readerOf(type)(inner);
  const note = isCut ? ({ code: 'TOO_LARGE', message: 'The file is very long: only its beginning was read.' } as const) : reading.note;
  return { ...reading, mimeType: 'application/gzip', ...(note && { note }) };
}
