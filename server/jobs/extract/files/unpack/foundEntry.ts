import type { ExtractError } from '../../extractError.ts';

/** An entry on its way out of its file. Its bytes are read before the next one is asked for, to their end or not. */
export interface FoundEntry {
  /** Which it is of those that were listed, from 0. */
  readonly position: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How many bytes it is packed in, where that is known. */
  readonly packedSize?: number;
}

/** Why one cannot be had; the others may. */
export interface RefusedEntry {
  readonly position: number;
  readonly refusal: ExtractError;
}

export type Entries = AsyncGenerator<FoundEntry | RefusedEntry>;
