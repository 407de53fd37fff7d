import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { type ArchiveReader, DamagedBackupError } from './archive/readArchive.ts';
import { fileEntry, type Manifest, secretEntry } from './archive/manifest.ts';
import { beginRestore, endRestore, isRestoreBroken } from './brokenRestore.ts';
import { loadDatabase, occupancyOf } from './database/loadDatabase.ts';

export interface RestoreOptions {
  readonly archive: ArchiveReader;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  readonly blobs: Pick<BlobStore, 'write'>;
  /** Whether what is there may be lost. */
  readonly replace: boolean;
  /** Called before anything that is there is lost. */
  readonly beforeReplacing?: () => Promise<void>;
}

export interface Restored {
  readonly rows: number;
  readonly files: number;
}

/**
 * Makes a place what it was when the backup was made, from an archive that was verified: bytes of files, secrets, database. Broken
 * off, it leaves a place that no server starts on, and is simply run again.
 * @throws an Error of one line, with nothing touched, when somebody uses the database, or there is a vault that may not be replaced
 */
export async function restoreBackup({ archive, databaseUrl, dataFolder, blobs, replace, beforeReplacing }: RestoreOptions): Promise<Restored> {
  const { isInUse, hasPeople } = await occupancyOf(databaseUrl);
  if (isInUse) throw new Error('Somebody is connected to the database. Stop the vault, and run this again.');
  if (hasPeople && !(await isRestoreBroken(dataFolder))) {
    if (!replace) throw new Error('There is a vault in this place. To put the backup in its place, say so: npm run restore -- FILE --replace');
    await beforeReplacing?.();
  }
  await beginRestore(dataFolder);
  const files = await restoreFiles(archive, blobs);
  await restoreSecrets(archive, join(dataFolder, 'secrets'));
  const rows = await loadDatabase(databaseUrl, archive);
  await endRestore(dataFolder);
  return { rows, files };
}

async function restoreFiles({ manifest, read }: ArchiveReader, blobs: Pick<BlobStore, 'write'>): Promise<number> {
  for (const { bytes, sha256 } of manifest.files ?? []) {
    const { hash } = await blobs.write(await read(fileEntry(sha256)), bytes);
    if (hash !== sha256) throw new DamagedBackupError(`the file ${sha256} has other bytes.`);
  }
  return manifest.files?.length ?? 0;
}

async function restoreSecrets({ manifest, read }: ArchiveReader, folder: string): Promise<void> {
  if (manifest.secrets.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name } of manifest.secrets) {
    const partial = join(folder, `.${name}.restored`);
    await writeFile(partial, await buffer(await read(secretEntry(name))), { mode: 0o600, flush: true });
    await rename(partial, join(folder, name));
  }
}

/** What is in a backup, in one line for people. */
export function contentsOf({ tables, files, secrets, missingFiles }: Manifest): string {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const rows = `${sum(tables.map((table) => table.rows)).toLocaleString('en')} rows of ${tables.length} tables`;
  if (files === null) return `${rows} (the database alone)`;
  const megabytes = Math.ceil(sum(files.map(({ bytes }) => bytes)) / 1024 ** 2).toLocaleString('en');
  const missing = missingFiles.length === 0 ? '' : `; ${missingFiles.length} files that sources refer to were not in the vault`;
  return `${rows}, ${files.length.toLocaleString('en')} files (${megabytes} MB), ${secrets.length} secrets${missing}`;
}
