import { PassThrough, type Readable } from 'node:stream';
import ZipStream from 'zip-stream';

export interface ZipEntryOptions {
  /** Whether that is worth the time. */
  readonly compress: boolean;
  readonly modifiedAt?: Date;
  /** Permissions in Unix, such as `0o600`. */
  readonly mode?: number;
}

/** A zip archive in the making, one entry after the other, in memory that does not grow with them. */
export interface ZipWriter {
  /** The bytes of the archive; read them while entries are added. */
  readonly bytes: Readable;
  /**
   * Writes an entry, whose size need not be known. Resolves when all of it has been read.
   * @throws what reading it throws, or that nobody reads the archive any more; then the archive is broken off
   */
  add(name: string, content: Readable, options: ZipEntryOptions): Promise<void>;
  /** Writes the directory, with which an archive is whole. */
  finish(): void;
  /** Breaks the archive off: whoever reads it hears of the error. */
  fail(error: Error): void;
}

export function createZipWriter(): ZipWriter {
  const zip = new ZipStream();
  const bytes = new PassThrough();
  let content: Readable | null = null;
  // Whoever reads it hears of it, also later than it happened.
  bytes.on('error', () => undefined);
  bytes.once('close', () => content?.destroy());
  const fail = (error: Error): void => void bytes.destroy(error);
  zip.on('error', fail);
  zip.pipe(bytes);
  return {
    bytes,
    fail,
    add: (name, source, { compress, modifiedAt, mode }) =>
      new Promise((resolve, reject) => {
        content = source;
        const giveUp = (error: Error) => {
          source.destroy();
          fail(error);
          reject(error);
        };
        source.once('error', giveUp);
        // A source that ends early, because nobody reads the archive any more, says nothing of itself.
        source.once('close', () => source.readableEnded || giveUp(new Error('The archive was given up.')));
        if (bytes.destroyed) return giveUp(bytes.errored ?? new Error('The archive was given up.'));
        zip.entry(source, { name, store: !compress, ...(modifiedAt && { date: modifiedAt }), ...(mode !== undefined && { mode }) }, (error) => (error ? giveUp(error) : resolve()));
      }),
    finish: () => zip.finalize(),
  };
}
