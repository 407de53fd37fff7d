import { Readable as ByteStream } from 'node:stream';
import { type Entry, fromRandomAccessReader, getFileNameLowLevel, RandomAccessReader, type ZipFile } from 'yauzl';
import { decodeText } from '../../text/charset.ts';
import { ExtractError } from '../../extractError.ts';
import { type OpenFile, piecesOf } from './openFile.ts';
import { parseXml, type XmlElement } from './xml.ts';

/** A zip file, and what is in it. Nothing is unpacked but what is asked for, and that within limits. */
export interface ZipArchive {
  /** The first of them, in the order of the archive's directory. */
  readonly entries: readonly { readonly name: string; readonly size: number; readonly packedSize: number; readonly isEncrypted: boolean; readonly isDeflated: boolean }[];
  /** How many there are in all. */
  readonly count: number;
  has(name: string): boolean;
  /** The bytes of an entry, or null where there is none. @throws ExtractError TOO_LARGE, PASSWORD or DAMAGED */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The bytes of an entry as they come, however many. @throws ExtractError DAMAGED */
  pieces(name: string): AsyncIterable<Uint8Array>;
  /** An entry as XML. @throws ExtractError as `read` */
  xml(name: string): Promise<XmlElement | undefined>;
}

const maxEntries = 20_000;
const deflate = 8;
const largestEntry = 48 * 1024 * 1024;
const largestInAll = 128 * 1024 * 1024;

/** Reads the directory of a zip file. @throws ExtractError DAMAGED */
export async function openZipArchive(file: OpenFile): Promise<ZipArchive> {
  const zip = await directoryOf(file);
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error: unknown) => reject(damaged(error)));
    zip.on('end', () => resolve());
    zip.on('entry', (entry: Entry) => {
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      if (!entries.has(name)) entries.set(name, entry);
      if (entries.size >= maxEntries) resolve();
      else zip.readEntry();
    });
    zip.readEntry();
  });
  let unpacked = 0;

  async function read(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const entry = entries.get(name);
    if (!entry) return null;
    if (isEncrypted(entry)) throw new ExtractError('PASSWORD', 'The file is protected with a password. Remove the protection and add it again.');
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const chunk of await streamOf(zip, entry)) {
        size += chunk.byteLength;
        unpacked += chunk.byteLength;
        // What the directory says about sizes is not trusted: bytes are counted as they come.
        if (size > largestEntry || unpacked > largestInAll) throw tooLarge();
        chunks.push(chunk);
      }
    } catch (error) {
      throw error instanceof ExtractError ? error : damaged(error);
    }
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.byteLength;
    }
    return bytes;
  }

  return {
    entries: [...entries].map(([name, entry]) => ({ name, size: entry.uncompressedSize, packedSize: entry.compressedSize, isEncrypted: isEncrypted(entry), isDeflated: entry.compressionMethod === deflate })),
    count: zip.entryCount,
    has: (name) => entries.has(name),
    read,
    async *pieces(name) {
      const entry = entries.get(name);
      if (!entry) return;
      try {
        yield* await streamOf(zip, entry);
      } catch (error) {
        throw damaged(error);
      }
    },
    async xml(name) {
      const bytes = await read(name);
      return bytes === null ? undefined : parseXml(decodeText(bytes, null));
    },
  };
}

async function directoryOf(file: OpenFile): Promise<ZipFile> {
  try {
    return await openZip(file, file.size);
  } catch (error) {
    // Mail programs and servers now and then leave something behind the end.
    const end = await endOf(file);
    if (end === null || end === file.size) throw damaged(error);
    return openZip(file, end).catch((again: unknown) => {
      throw damaged(again);
    });
  }
}

function openZip(file: OpenFile, size: number): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names are only shown, never used as paths: odd ones (`..`) are no reason to refuse the archive.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
    fromRandomAccessReader(new FileReader(file), size, options, (error, zip) => {
      if (error) reject(error);
      else resolve(zip);
    });
  });
}

/** Where the last record of its directory ends (APPNOTE 4.3.16) that ends within the file; null where there is none. */
async function endOf(file: OpenFile): Promise<number | null> {
  const from = Math.max(0, file.size - longestTail);
  const tail = Buffer.from(await file.slice(from, file.size));
  for (let at = tail.lastIndexOf(endMark); at >= 0; at = at === 0 ? -1 : tail.lastIndexOf(endMark, at - 1)) {
    if (at + endLength > tail.length) continue;
    const end = from + at + endLength + tail.readUInt16LE(at + 20);
    if (end <= file.size) return end;
  }
  return null;
}

const longestTail = 1024 * 1024;
const endMark = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;

function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
}

class FileReader extends RandomAccessReader {
  readonly #file: OpenFile;

  constructor(file: OpenFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): ByteStream {
    return ByteStream.from(piecesOf(this.#file, start, end));
  }
}

const isEncrypted = (entry: Entry) => (entry.generalPurposeBitFlag & 1) !== 0;

const tooLarge = () => new ExtractError('TOO_LARGE', 'The file unpacks to far more than it should hold. It is not read.');

const damaged = (_cause: unknown) => new ExtractError('DAMAGED', 'The file is damaged: it ends too early or is not what it says. Add it again.');
