import { ExtractError } from '../extractError.ts';
import type { Readable } from '../extraction.ts';
import type { EntryPiece } from '../files/unpack/unpackEntries.ts';
import { createReaderProcess, type ReaderProcessOptions } from './readerProcess.ts';

/** An entry that comes out of a file. */
export interface UnpackedEntry {
  /** Which it is of those that were listed, from 0. */
  readonly position: number;
  /** Throws an ExtractError where it cannot be had, or not to its end. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

export interface EntriesToTake {
  readonly file: Readable;
  /** In rising order. */
  readonly positions: readonly number[];
  /** No entry may have more bytes. */
  readonly largest: number;
  /** Takes one entry after the other: the next one comes when it is done. Memory holds a piece of one at a time. */
  readonly take: (entry: UnpackedEntry) => Promise<void>;
}

/**
 * Takes files out of archives and mails, in a process of its own as all reading. One task at a time; nothing else that is read waits for it.
 * Why: docs/decisions/entries-of-files.md
 */
export interface Unpacker {
  /**
   * @returns how many of the positions are done, at least one where there are any: whoever wants the others asks again
   * @throws ExtractError where nothing more can be had of the file, and what `take` throws
   */
  unpack(entries: EntriesToTake): Promise<number>;
  /** Ends its process; what is under way is rejected. */
  close(): Promise<void>;
}

export type UnpackerOptions = Partial<Pick<ReaderProcessOptions, 'idleMs'>> & Omit<ReaderProcessOptions, 'idleMs'>;

const limits = { timeLimitMs: 60_000, pictureTimeLimitMs: 0, memoryLimitMb: 400, sliceMs: 10_000 };

export function createUnpacker({ idleMs = 5_000, ...rights }: UnpackerOptions = {}): Unpacker {
  const reader = createReaderProcess({ idleMs, ...rights });
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function unpackNow({ file, positions, largest, take }: EntriesToTake): Promise<number> {
    if (isClosed) throw new Error('The unpacker is closed.');
    const taking = takeInTurn(take);
    try {
      const { sliceMs, ...taskLimits } = limits;
      const { done } = await reader.perform({ ...taskLimits, kind: 'file', task: { unpack: { file, positions, largest, sliceMs } }, onEntry: taking.onPiece });
      return done as number;
    } catch (error) {
      taking.breakOff(error);
      throw error;
    }
  }

  return {
    unpack(entries) {
      if (entries.positions.length === 0) return Promise.resolve(0);
      const result = last.then(() => unpackNow(entries));
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      isClosed = true;
      await reader.end();
      await last;
    },
  };
}

/** Makes streams of pieces, each of which is taken before the next one begins. */
function takeInTurn(take: EntriesToTake['take']) {
  let current: { readonly pieces: Pieces; readonly taken: Promise<void> } | null = null;
  return {
    async onPiece(piece: EntryPiece): Promise<void> {
      if (current === null) {
        const pieces = new Pieces();
        const taken = take({ position: piece.position, bytes: pieces });
        // Whoever takes it may fail before the next piece is here, by which that is known.
        taken.catch(() => undefined);
        current = { pieces, taken };
      }
      const { pieces, taken } = current;
      if ('bytes' in piece) {
        await Promise.race([pieces.push(piece.bytes), taken]);
        return;
      }
      if ('refused' in piece) pieces.fail(new ExtractError(piece.refused.code, piece.refused.message));
      else pieces.end();
      current = null;
      await taken;
    },
    breakOff(error: unknown): void {
      current?.pieces.fail(error);
    },
  };
}

/** Bytes that come while they are read: each piece waits until it is wanted. */
class Pieces implements AsyncIterable<Uint8Array> {
  #waiting: { readonly bytes: Uint8Array; readonly onRead: () => void } | null = null;
  #end: { readonly error?: unknown } | null = null;
  #wake: () => void = () => undefined;

  /** Resolves when it is read. */
  push(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { bytes, onRead: resolve };
      this.#wake();
    });
  }

  end(): void {
    this.#end = {};
    this.#wake();
  }

  fail(error: unknown): void {
    this.#end ??= { error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      const next = this.#waiting;
      if (next) {
        this.#waiting = null;
        yield next.bytes;
        next.onRead();
      } else if (this.#end) {
        if ('error' in this.#end) throw this.#end.error;
        return;
      } else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
