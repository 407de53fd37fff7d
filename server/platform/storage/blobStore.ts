import type { Readable } from 'node:stream';
import type { DiskSpace } from './diskSpace.ts';

/** What a blob is known by. */
export interface BlobRef {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** Bytes by what they are: the same content is kept once, and never changes. */
export interface BlobStore {
  /**
   * Takes bytes in. Once it resolves they are kept for good. When it rejects, or the stream breaks off, nothing is kept.
   * @throws BlobTooLargeError as soon as there are more than `limit` bytes
   * @throws NoSpaceError when there is no room for them
   */
  write(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<BlobRef>;
  /** The bytes of a blob, or those from `start` to `end`, both included. Rejects when it is not there. */
  stream(hash: string, range?: { start: number; end: number }): Promise<Readable>;
  /** All bytes of a blob at once: for small ones. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * A file with the bytes of a blob, for tools that need one: read it, never change it, and dispose of it afterwards
   * (`await using file = await blobs.localPath(hash)`). Rejects when the blob is not there.
   */
  localPath(hash: string): Promise<LocalFile>;
  /** The folder that all these files are in, as an absolute path. */
  readonly localFolder: string;
  /** Forgets a blob. Nothing happens when it is not there. Only for who has made sure that nobody needs it. */
  remove(hash: string): Promise<void>;
  /** Bytes of which more will come. */
  readonly incoming: IncomingFiles;
  /** Resolves when bytes can be kept; rejects otherwise. */
  check(): Promise<void>;
}

/** Files that come in pieces, in several requests, perhaps to several processes. One at a time may write to one of them. */
export interface IncomingFiles {
  /** How many bytes of it are there; 0 when none ever came. */
  size(id: string): Promise<number>;
  /**
   * Adds bytes at the end, which is at `offset`, and answers the new end. When it rejects because the stream broke off,
   * the bytes that came before are kept.
   * @throws BlobTooLargeError once there are more than `limit` bytes altogether, which are not kept
   * @throws NoSpaceError when there is no room for them
   */
  append(id: string, offset: number, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<number>;
  /** Turns all that came into a blob. From then on nothing of it is incoming. */
  complete(id: string): Promise<BlobRef>;
  /** Forgets what came of it. */
  remove(id: string): Promise<void>;
  /** Forgets everything to which nothing was added since then, and what processes that died left behind. */
  sweep(before: Date): Promise<void>;
}

/** Bytes of a blob in a file, for as long as it is held. */
export interface LocalFile extends AsyncDisposable {
  readonly path: string;
}

export interface BlobStoreOptions {
  /**
   * Called when the hash of incoming bytes is known and before they are relied upon. Once it resolves, nobody
   * may remove that blob for a while (see `server/domain/sources/files/blobs.ts`).
   */
  readonly reserve?: (ref: BlobRef) => Promise<void>;
  /** Bytes are refused where they would not leave its floor free; without it, when the disk is full. */
  readonly diskSpace?: DiskSpace | undefined;
}

/** More bytes came than were to be taken. */
export class BlobTooLargeError extends Error {
  override readonly name = 'BlobTooLargeError';
}
