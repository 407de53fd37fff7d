import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createZipWriter } from '#server/platform/zip/zipWriter.ts';
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
  finish(manifest: Manifest): Promise<void>;
}

export function writeArchive(): ArchiveWriter {
  const zip = createZipWriter();
  const add = (name: string, bytes: Readable, compress: boolean) => zip.add(name, bytes, { compress, mode: 0o600 });
  return {
    bytes: zip.bytes,
    async add(name, bytes, { compress }) {
      const sum = createHash('sha256');
      let size = 0;
      async function* counted() {
        for await (const chunk of bytes) {
          sum.update(chunk);
          size += chunk.byteLength;
          yield chunk;
        }
      }
      await add(name, Readable.from(counted(), { objectMode: false }), compress);
      return { bytes: size, sha256: sum.digest('hex') };
    },
    async finish(manifest) {
      await add(manifestName, Readable.from([JSON.stringify(manifest)], { objectMode: false }), true);
      zip.finish();
    },
  };
}
