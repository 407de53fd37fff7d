import { ExtractError } from '../../extractError.ts';
import type { FileContent } from '../base/fileContent.ts';
import { type OpenFile, openFile } from '../base/openFile.ts';
import { type FileKind, type FileType, nameOf, sniff } from '../base/sniff.ts';
import { listingOf } from './listing.ts';

/** What reads a kind of text. */
export type ReaderOf = (type: FileType) => (file: OpenFile) => Promise<FileContent>;

/** So much of a packed text is read; somewhat less than a text may have. */
export const maxUnpacked = 30 * 1024 * 1024;
const texts: ReadonlySet<FileKind> = new Set(['text', 'markdown', 'csv', 'json', 'code', 'subtitles', 'feed', 'mail', 'mbox', 'notebook', 'html']);
/** No honest file unpacks to so many times its own size. */
const maxTimes = 200;
const tarMark = 257;

/** Whether these bytes begin a tar archive. */
export const isTar = (start: Buffer): boolean => start.toString('latin1', tarMark, tarMark + 5) === 'ustar';

/** The one file that something was packed from. */
export interface Unpacked {
  readonly bytes: Buffer;
  /** Whether there would be more than was unpacked. */
  readonly isCut: boolean;
  /** How many times the size of what was packed. */
  readonly times: number;
  /** Of what it was packed in. */
  readonly mimeType: string;
}

/**
 * Reads what was packed, if it is a text; anything else has a name and a size.
 * @throws ExtractError TOO_LARGE for a bomb, and what the reader of the text throws
 */
export async function readUnpacked(file: OpenFile, readerOf: ReaderOf, { bytes, isCut, times, mimeType }: Unpacked): Promise<FileContent> {
  const fileName = nameOf(file).replace(/\.(gz|bz2?|z)$/i, '');
  const inner = await openFile({ bytes: new Uint8Array(bytes), contentType: null, charset: null, url: file.url, fileName });
  const type = bytes.byteLength === 0 ? null : await sniff(inner);
  const isText = type !== null && texts.has(type.kind);
  // A text is read as far as it goes, a tar archive listed: of anything else that goes on for ever there is nothing to be had.
  if (!isText && isCut && times > maxTimes) {
    throw new ExtractError('TOO_LARGE', 'The file unpacks to hundreds of times its own size: it seems to be made to fill disks. It is not unpacked.');
  }
  const entry = { name: fileName, size: bytes.byteLength };
  if (!isText) return { ...listingOf([entry], 1), mimeType, ...(mimeType === 'application/gzip' && { entries: [entry] }) };
  const reading = await readerOf(type)(inner);
  const note = isCut ? ({ code: 'TOO_LARGE', message: 'The file is very long: only its beginning was read.' } as const) : reading.note;
  // What is in it is twice packed: it is taken out one step at a time.
  return { ...reading, mimeType, entries: [], ...(note && { note }) };
}

export const damagedPack = (cause: unknown) => new ExtractError('DAMAGED', 'The file is damaged: it ends too early or is not what it says. Add it again.', String(cause));
