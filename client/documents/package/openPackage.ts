import { unzipRaw, type ZipEntry } from 'unzipit';
import { DocumentError, type DocumentFile } from '../openDocument.ts';

/** A zip file with the parts of a document. Nothing is unpacked but what is asked for, and that within limits. */
export type DocumentPackage = {
  /** What is in it, by name, with its size as the directory says it. Names are only looked up, never used as paths. */
  readonly entries: ReadonlyMap<string, number>;
  /** The bytes of an entry; null where there is none. @throws DocumentError */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
};

const MOST_ENTRIES = 20_000;
/** The directory is read at once; entries come piece by piece. */
const LARGEST_READ = 16 * 1024 * 1024;
const LARGEST_ENTRY = 24 * 1024 * 1024;
/** What protected Office documents begin with. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads the directory of a document. @throws DocumentError */
export async function openPackage(file: DocumentFile): Promise<DocumentPackage> {
  const start = await file.read(0, 4);
  if (OLE.every((byte, at) => start[at] === byte)) throw new DocumentError('protected');
  const entries = new Map<string, ZipEntry>();
  for (const entry of await directoryOf(file)) if (!entry.isDirectory && !entries.has(entry.name)) entries.set(entry.name, entry);
  return {
    entries: new Map([...entries].map(([name, { size }]) => [name, size])),
    async read(name) {
      const entry = entries.get(name);
      return entry ? unpack(entry) : null;
    },
  };
}

async function directoryOf(file: DocumentFile): Promise<readonly ZipEntry[]> {
  try {
    const { entries } = await unzipRaw({
      getLength: async () => file.size,
      read: async (offset, length) => {
        if (length > LARGEST_READ) throw new DocumentError('tooLarge');
        return file.read(offset, length);
      },
    });
    if (entries.length > MOST_ENTRIES) throw new DocumentError('tooLarge');
    return entries;
  } catch (error) {
    throw asDocumentError(error);
  }
}

async function unpack(entry: ZipEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.encrypted) throw new DocumentError('protected');
  if (entry.size > LARGEST_ENTRY) throw new DocumentError('tooLarge');
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of chunksOf(await entry.stream())) {
      size += chunk.byteLength;
      // What the directory says about sizes is not trusted: bytes are counted as they come.
      if (size > LARGEST_ENTRY) throw new DocumentError('tooLarge');
      chunks.push(chunk);
    }
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.byteLength;
    }
    return bytes;
  } catch (error) {
    throw asDocumentError(error);
  }
}

/** Not every browser walks through a stream by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const asDocumentError = (error: unknown): DocumentError => (error instanceof DocumentError ? error : new DocumentError('damaged', error));
