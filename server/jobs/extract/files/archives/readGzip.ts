import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ExtractError } from '../../extractError.ts';
import { type OpenFile, piecesOf } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { listTar } from './readTar.ts';
import { damagedPack, isTar, maxUnpacked, type ReaderOf, readUnpacked } from './unpackedFile.ts';

const mimeType = 'application/gzip';

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
      if (chunks.length === 1 && isTar(chunk)) return { ...(await listTar(following(chunks, goingOn(bytes)))), mimeType };
      if (size >= maxUnpacked) break;
    }
    return await readUnpacked(file, readerOf, { bytes: Buffer.concat(chunks), isCut: size >= maxUnpacked, times: size / unpacked.bytesWritten, mimeType });
  } catch (error) {
    throw error instanceof ExtractError ? error : damagedPack(error);
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
