import { type Entry, getFileNameLowLevel, open, type ZipFile } from 'yauzl';
import { ImportTooLargeError } from '#server/domain/imports/importRows.ts';
import type { ImportFormat } from '#server/platform/db/generated/client.ts';
import { UnknownFormatError } from './unknownFormat.ts';

/** Formats that are zip archives. */
export const archiveFormats = ['OMNIVORE_ZIP', 'VAULT_ZIP'] as const satisfies readonly ImportFormat[];
export type ArchiveFormat = (typeof archiveFormats)[number];

/** What a format needs of an archive; whatever else is in there is passed over. */
const wanted = /^(?:metadata_\d+_to_\d+\.json|highlights\/[^/]+\.md|manifest\.json|(?:sources|collections|prompts|prompt-tests)\.jsonl|feeds\.opml|files\/[^/]+\/[^/]+|pages\/[^/]+\.html)$/;
const mostEntries = 1_000_000;
const mostWanted = 250_000;

/** The entries of an archive that some format knows. Their names are keys and never paths: nothing is written where they say. */
export interface Archive {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The bytes of an entry as they are unpacked. @throws UnknownFormatError where they are not what the directory says */
  pieces(name: string): AsyncIterable<Uint8Array>;
  /** An entry as text. @throws ImportTooLargeError as soon as it unpacks to more than so many bytes */
  text(name: string, most: number): Promise<string>;
  close(): void;
}

/** Whether this is how a zip archive begins. */
export const isZip = (beginning: Uint8Array): boolean => beginning[0] === 0x50 && beginning[1] === 0x4b && ((beginning[2] === 3 && beginning[3] === 4) || (beginning[2] === 5 && beginning[3] === 6));

/**
 * Reads the directory of a zip archive.
 * @param path a file that stays as long as the archive is open
 * @throws UnknownFormatError for a damaged one; ImportTooLargeError
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  const entries = await directoryOf(zip).catch((error: unknown) => {
    zip.close();
    throw error instanceof ImportTooLargeError ? error : damaged();
  });

  async function* pieces(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (!entry) return;
    try {
      yield* await streamOf(zip, entry);
    } catch {
      throw damaged();
    }
  }

  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    pieces,
    async text(name, most) {
      const decoder = new TextDecoder();
      let text = '';
      let size = 0;
      // What the directory says of sizes is not trusted: bytes are counted as they come.
      for await (const piece of pieces(name)) {
        size += piece.byteLength;
        if (size > most) throw new ImportTooLargeError('This archive unpacks to far more than it should hold.');
        text += decoder.decode(piece, { stream: true });
      }
      return text + decoder.decode();
    },
    close: () => zip.close(),
  };
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false, decodeStrings: false }, (error, zip) => (error ? reject(damaged()) : resolve(zip)));
  });
}

function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    let count = 0;
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      count += 1;
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      if (wanted.test(name) && !entries.has(name)) entries.set(name, entry);
      if (count > mostEntries || entries.size > mostWanted) reject(new ImportTooLargeError('This archive holds more files than an import takes. Split it.'));
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Uint8Array>> {
  return new Promise((resolve, reject) => zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))));
}

const damaged = () => new UnknownFormatError('This archive is damaged, or protected with a password. Export it again.');
