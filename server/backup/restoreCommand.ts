import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '#server/configuration/env.ts';
import { exists } from '#server/platform/storage/localFiles.ts';
import { decrypted, isEncrypted } from './archive/encryption.ts';
import { DamagedBackupError, openArchive, verifyArchive } from './archive/readArchive.ts';
import { backupDatabaseAlone } from './backupDatabaseAlone.ts';
import { download, parseBucketLocation } from './backupLocation.ts';
import { checkMigrations } from './database/loadDatabase.ts';
import { contentsOf, restoreBackup } from './restoreBackup.ts';
import { runCommand, withScratchFolder, withVault } from './runCommand.ts';

/** node server/backup/restoreCommand.ts FILE|s3://bucket/key [--replace]   puts a backup into an empty place, or into that of a vault */
const given = process.argv.slice(2);
const replace = given.includes('--replace');
const [from, ...rest] = given.filter((each) => each !== '--replace');

await runCommand((env) => {
  if (from === undefined || rest.length > 0) throw new Error('Say which backup: npm run restore -- FILE, or s3://bucket/key');
  return withScratchFolder(env, async (folder) => {
    const archive = await openArchive(await plainFile(env, from, folder));
    try {
      // Nothing is touched before all of it is known to be whole, and to be understood.
      await verifyArchive(archive);
      await checkMigrations(archive.manifest);
      return await withVault(env, async ({ databaseUrl, blobs }) => {
        const beforeReplacing = async () => {
          const path = await backupDatabaseAlone(databaseUrl, env.VAULT_DATA);
          process.stdout.write(`The database that was here is in ${path}\n`);
        };
        const { rows, files } = await restoreBackup({ archive, databaseUrl, dataFolder: env.VAULT_DATA, blobs, replace, beforeReplacing });
        const counted = `Counted afterwards: ${rows.toLocaleString('en')} rows in the database, ${files.toLocaleString('en')} files with the hashes they should have.`;
        return `Restored ${contentsOf(archive.manifest)}, as they were on ${archive.manifest.createdAt}.\n${counted}\nStart the vault: npm start`;
      });
    } finally {
      archive.close();
    }
  });
});

/** The archive itself, from wherever it is and decrypted. */
async function plainFile(env: Env, address: string, folder: string): Promise<string> {
  const bucket = parseBucketLocation(address);
  const stored = bucket ? join(folder, 'stored') : address;
  if (bucket) await download(bucket, stored, { endpoint: env.S3_ENDPOINT, region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION });
  if (!(await exists(stored))) throw new Error(`There is no file ${stored}.`);
  if (!(await isEncrypted(stored))) return stored;
  if (env.BACKUP_PASSPHRASE === undefined) throw new Error('The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  const plain = join(folder, 'plain');
  const bytes = await decrypted(createReadStream(stored), env.BACKUP_PASSPHRASE);
  await pipeline(bytes, createWriteStream(plain, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? error : new DamagedBackupError('it cannot be decrypted.', error);
  });
  return plain;
}
