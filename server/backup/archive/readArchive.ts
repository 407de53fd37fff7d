import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, open, type ZipFile } from 'yauzl';
import { fileEntry, type Manifest, manifestName, manifestSchema, secretEntry, tableEntry } from './manifest.ts';

/** A backup that cannot be used; `message` is one line for a person. */
export class DamagedBackupError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The backup is damaged: ${what}`, { cause });
  }
}

/** An archive that is whole, as far as its manifest says. */
export interface ArchiveReader {
  readonly manifest: Manifest;
  /** The bytes of an entry. */
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Opens an archive and reads its manifest. @throws DamagedBackupError */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip);
    const read = (name: string) =>
      new Promise<Readable>((resolve, reject) => {
        const entry = entries.get(name);
        if (!entry) return reject(new DamagedBackupError(`${name} is missing.`));
        zip.openReadStream(entry, (error, stream) => (error ? reject(new DamagedBackupError(`${name} cannot be read.`, error)) : resolve(stream)));
      });
    const manifest = parseManifest(await text(await read(manifestName)));
    return { manifest, read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof DamagedBackupError ? error : new DamagedBackupError('it cannot be read.', error);
  }
}

/** Reads everything and compares it with the manifest. @throws DamagedBackupError */
export async function verifyArchive({ manifest, read }: ArchiveReader): Promise<void> {
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, name: tableEntry(table) })),
    ...manifest.secrets.map((secret) => ({ ...secret, name: secretEntry(secret.name) })),
    ...(manifest.files ?? []).map((file) => ({ ...file, name: fileEntry(file.sha256) })),
  ];
  for (const { name, bytes, sha256 } of expected) {
    const sum = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of (await read(name)) as AsyncIterable<Buffer>) {
        sum.update(chunk);
        size += chunk.byteLength;
      }
    } catch (error) {
      throw error instanceof DamagedBackupError ? error : new DamagedBackupError(`${name} cannot be read.`, error);
    }
    if (size !== bytes || sum.digest('hex') !== sha256) throw new DamagedBackupError(`${name} is not what was backed up.`);
  }
}

function parseManifest(json: string): Manifest {
  const { format } = JSON.parse(json) as { format?: unknown };
  if (format !== 1) throw new DamagedBackupError(`it has the format ${String(format)}, which this version does not know.`);
  return manifestSchema.parse(JSON.parse(json));
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject((error as NodeJS.ErrnoException).code ? error : new DamagedBackupError('it is no whole archive.', error)) : resolve(zip),
    );
  });
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('error', reject);
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}
