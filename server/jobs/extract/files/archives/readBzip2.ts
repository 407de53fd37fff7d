import Bunzip, { type BunzipInput } from 'seek-bzip';
import type { OpenFile } from '../base/openFile.ts';
import type { FileContent } from '../base/fileContent.ts';
import { GrowingBytes } from './growingBytes.ts';
import { readSevenZipOrRar } from './readSevenZipOrRar.ts';
import { damagedPack, isTar, maxUnpacked, type ReaderOf, readUnpacked } from './unpackedFile.ts';

const mimeType = 'application/x-bzip2';
/** It lies in memory while it is unpacked. */
const largest = 100 * 1024 * 1024;

/**
 * Reads what bzip2 has packed, as that of gzip is read.
 * @throws ExtractError DAMAGED, TOO_LARGE, and what the reader of the text throws
 */
export async function readBzip2(file: OpenFile, readerOf: ReaderOf): Promise<FileContent> {
  const packed = Buffer.from(await file.all(largest));
  const unpacked = new GrowingBytes(maxUnpacked);
  const input = new PackedBytes(packed);
  try {
    // What several programs at once have packed is many streams, one after the other.
    Bunzip.decode(input, { writeByte: (byte) => unpacked.add(byte) }, true);
  } catch (error) {
    // After the last stream there may be anything.
    if (!unpacked.isFull && !(unpacked.size > 0 && /not bzip/i.test(String(error)))) throw damagedPack(error);
  }
  const bytes = unpacked.taken();
  // What lists other archives knows these, too, and keeps nothing of what it unpacks.
  if (isTar(bytes)) return { ...(await readSevenZipOrRar(file)), mimeType };
  return readUnpacked(file, readerOf, { bytes, isCut: unpacked.isFull, times: bytes.byteLength / Math.max(1, input.at), mimeType });
}

class PackedBytes implements BunzipInput {
  readonly #bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  readByte(): number {
    const byte = this.#bytes[this.at];
    // What stands for the end there is taken for bits.
    if (byte === undefined) throw new RangeError('It ends too early.');
    this.at += 1;
    return byte;
  }

  read(buffer: Uint8Array, offset: number, length: number): number {
    const bytes = this.#bytes.subarray(this.at, this.at + length);
    buffer.set(bytes, offset);
    this.at += bytes.length;
    return bytes.length;
  }

  eof(): boolean {
    return this.at >= this.#bytes.length;
  }
}
