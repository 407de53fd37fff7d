import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { exists, syncFolder, withSyncedFile } from '#server/platform/storage/localFiles.ts';
import { decrypted, encrypted } from './archive/encryption.ts';
import { fileEntry, type Manifest, secretEntry, tableEntry } from './archive/manifest.ts';
import { DamagedBackupError } from './archive/readArchive.ts';
import { type ArchiveWriter, writeArchive } from './archive/writeArchive.ts';
import { type Snapshot, takeSnapshot } from './database/dumpDatabase.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  /** The file that the backup becomes: it has this name once it is whole, and not before. */
  readonly path: string;
  readonly passphrase?: string | undefined;
  /** Files and secrets; without them, the database alone is backed up. */
  readonly vault?: { readonly blobs: Pick<BlobStore, 'stream'>; readonly secretsFolder: string } | undefined;
}

/** It belongs to the cluster of the embedded database and not to what is in it: another place has its own. */
const clusterSecret = 'postgres-password';

/** `COPY` writes one for each row, and none within one. */
const newline = 0x0a;

/**
 * Backs up a vault while it goes on working: the database as it is at one moment, with all bytes that it refers to. What was
 * written is read back, decrypted and compared before it gets its name. Answers what is in it.
 * Why: docs/decisions/backups.md
 */
export async function createBackup({ databaseUrl, path, passphrase, vault }: BackupOptions): Promise<Manifest> {
  const partial = `${path}.partial`;
  await using snapshot = await takeSnapshot(databaseUrl);
  try {
    const archive = writeArchive();
    const sum = createHash('sha256');
    async function* summed() {
      for await (const chunk of archive.bytes as AsyncIterable<Buffer>) {
        sum.update(chunk);
        yield chunk;
      }
    }
    const plain = Readable.from(summed(), { objectMode: false });
    const [manifest] = await Promise.all([fill(archive, snapshot, vault), passphrase === undefined ? save(plain, partial) : encrypted(plain, passphrase).then((bytes) => save(bytes, partial))]);
    await checkWritten(partial, passphrase, sum.digest('hex'));
    await rename(partial, path);
    await syncFolder(dirname(path));
    return manifest;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function fill(archive: ArchiveWriter, snapshot: Snapshot, vault: BackupOptions['vault']): Promise<Manifest> {
  try {
    const tables: Manifest['tables'] = [];
    for (const table of snapshot.tables) {
      let rows = 0;
      async function* counted() {
        for await (const chunk of snapshot.rowsOf(table)) {
          for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows++;
          yield chunk;
        }
      }
      const written = await archive.add(tableEntry(table), counted(), { compress: true });
      tables.push({ ...table, ...written, rows });
    }
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      ...snapshot.description,
      tables,
      secrets: vault ? await addSecrets(archive, vault.secretsFolder) : [],
      ...(vault ? await addFiles(archive, vault.blobs, await snapshot.blobs()) : { files: null, missingFiles: [] }),
    };
    await archive.finish(manifest);
    return manifest;
  } catch (error) {
    // Whoever writes the archive to disk waits for more.
    archive.bytes.destroy(error as Error);
    throw error;
  }
}

async function addSecrets(archive: ArchiveWriter, folder: string): Promise<Manifest['secrets']> {
  const names = (await exists(folder)) ? await readdir(folder) : [];
  const secrets: Manifest['secrets'] = [];
  // Names with a dot first are files in the making.
  for (const name of names.filter((each) => !each.startsWith('.') && each !== clusterSecret).sort()) {
    secrets.push({ name, ...(await archive.add(secretEntry(name), only(await readFile(join(folder, name))), { compress: false })) });
  }
  return secrets;
}

async function addFiles(archive: ArchiveWriter, blobs: Pick<BlobStore, 'stream'>, hashes: readonly string[]): Promise<{ files: NonNullable<Manifest['files']>; missingFiles: string[] }> {
  const [files, missingFiles]: [NonNullable<Manifest['files']>, string[]] = [[], []];
  for (const hash of hashes) {
    const bytes = await blobs.stream(hash).catch(absent);
    if (bytes === null) missingFiles.push(hash);
    else files.push(await archive.add(fileEntry(hash), bytes, { compress: false }));
  }
  return { files, missingFiles };
}

function absent(error: unknown): null {
  const { code, name } = error as { code?: string; name?: string };
  if (code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound') return null;
  throw error;
}

async function* only(bytes: Uint8Array) {
  await Promise.resolve();
  yield bytes;
}

async function save(bytes: Readable, path: string): Promise<void> {
  await withSyncedFile(path, 'wx', async (file) => {
    for await (const chunk of bytes as AsyncIterable<Uint8Array>) await file.writeFile(chunk);
  });
}

/** Reads the file back. @throws DamagedBackupError when it is not what was written */
async function checkWritten(path: string, passphrase: string | undefined, sha256: string): Promise<void> {
  const sum = createHash('sha256');
  const stored = createReadStream(path);
  await pipeline(passphrase === undefined ? stored : await decrypted(stored, passphrase), sum);
  if (sum.digest('hex') !== sha256) throw new DamagedBackupError('what was read back is not what was written. Look after the disk.');
}
