import { ExtractError, type ExtractErrorCode } from '../../extractError.ts';
import type { Readable } from '../../extraction.ts';
import { openFile } from '../base/openFile.ts';
import { asExtractError } from '../extractFile.ts';
import { entriesOf } from './entriesOf.ts';
import type { FoundEntry } from './foundEntry.ts';

/** Entries that are to be taken out of a file. */
export interface EntriesToUnpack {
  readonly file: Readable;
  /** In rising order. */
  readonly positions: readonly number[];
  /** No entry may have more bytes. */
  readonly largest: number;
  /** After so long no other one is begun: the next task goes on. */
  readonly sliceMs: number;
}

/** What comes of an entry: its bytes piece by piece and then its end, or why there are none. Each waits until the one before is taken. */
export type EntryPiece = { readonly position: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly isWhole: true }
  | { readonly refused: { readonly code: ExtractErrorCode; readonly message: string } }
);

const largestPiece = 256 * 1024;
/** No honest file unpacks to so many times its own size; what is small does no harm. */
const maxTimes = 200;
const harmless = 30 * 1024 * 1024;

/**
 * Takes entries out of a file and hands them over piece by piece, each to its end before the next. Of one that cannot be had the reason is
 * told, and the next is tried.
 * @returns how many of those that were asked for are done, at least one
 * @throws ExtractError where nothing more can be had of the file
 */
export async function unpackEntries({ file: readable, positions, largest, sliceMs }: EntriesToUnpack, tell: (piece: EntryPiece) => Promise<void>): Promise<number> {
  const file = await openFile(readable);
  let done = 0;
  try {
    let until = Infinity;
    for await (const entry of entriesOf(file, positions)) {
      const { position } = entry;
      const refusal = 'refusal' in entry ? entry.refusal : await handOver(entry, file.size, largest, tell);
      if (refusal) await tell({ position, refused: { code: refusal.code, message: refusal.message } });
      else await tell({ position, isWhole: true });
      done += 1;
      // The way to the first one may be long, and is the same for all.
      if (until === Infinity) until = Date.now() + sliceMs;
      else if (Date.now() > until) break;
    }
    return done;
  } finally {
    await file.close();
  }
}

/** @returns why it could not be had, or not to its end */
async function handOver({ position, bytes, packedSize }: FoundEntry, fileSize: number, largest: number, tell: (piece: EntryPiece) => Promise<void>): Promise<ExtractError | null> {
  let size = 0;
  const most = Math.min(largest, Math.max(harmless, (packedSize ?? fileSize) * maxTimes));
  try {
    for await (const whole of bytes) {
      size += whole.byteLength;
      if (size > most) return most < largest ? bomb() : tooLarge();
      for (let at = 0; at < whole.byteLength; at += largestPiece) {
        // A copy: the whole buffer that a piece lies in would travel with it.
        await tell({ position, bytes: new Uint8Array(whole.subarray(at, at + largestPiece)) });
      }
    }
    return null;
  } catch (error) {
    return asExtractError(error);
  }
}

const bomb = () => new ExtractError('TOO_LARGE', 'It unpacks to hundreds of times its own size: it seems to be made to fill disks. It is not taken out.');
const tooLarge = () => new ExtractError('TOO_LARGE', 'It is larger than files may be here. It is not taken out.');
