import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { manifestName, type Manifest } from './manifest.ts';

/** What was written under a name of an archive. */
export interface WrittenEntry {
  readonly bytes: number;
  readonly sha256: string;
}

/** A zip archive in the making, one entry after the other. */
export interface ArchiveWriter {
  /** The bytes of the archive; read them while entries are added. */
  readonly bytes: Readable;
  /** Resolves when all of the entry has been read. @param compress whether that is worth the time */
  add(name: string, bytes: AsyncIterable<Uint8Array>, options: { readonly compress: boolean }): Promise<WrittenEntry>;
  /** Adds the manifest, with which an archive is whole. */
  finish(manifest: Manifest): void;
}

export function writeArchive(): ArchiveWriter {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Whoever reads the archive has gone: nothing more will be read of any entry.
  let giveUp: ((reason: Error) => void) | undefined;
  output.once('close', () => giveUp?.(new Error('The archive was given up.')));
  return {
    bytes: output,
    add: (name, bytes, { compress }) =>
      new Promise((resolve, reject) => {
        giveUp = reject;
        const sum = createHash('sha256');
        let size = 0;
        async function* counted() {
          for await (const chunk of bytes) {
            sum.update(chunk);
            size += chunk.byteLength;
            yield chunk;
          }
        }
        const stream = Readable.from(counted(), { objectMode: false });
        stream.once('error', reject);
        stream.once('end', () => resolve({ bytes: size, sha256: sum.digest('hex') }));
        zip.addReadStream(stream, name, { compress, forceZip64Format: true, mode: 0o100600 });
      }),
    finish(manifest) {
      zip.addBuffer(Buffer.from(JSON.stringify(manifest)), manifestName, { compress: true, mode: 0o100600 });
      zip.end();
    },
  };
}
