import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/configuration/env.ts';
import { exists } from '#server/platform/storage/localFiles.ts';
import { momentName } from './backupDatabaseAlone.ts';
import { type BucketLocation, parseBucketLocation, upload } from './backupLocation.ts';
import { createBackup } from './createBackup.ts';
import { contentsOf } from './restoreBackup.ts';
import { runCommand, withScratchFolder, withVault } from './runCommand.ts';

/** node server/backup/backupCommand.ts FOLDER|s3://bucket/prefix   backs up the vault, also while it is running */
const [target, ...rest] = process.argv.slice(2);

await runCommand(async (env) => {
  if (target === undefined || rest.length > 0) throw new Error('Say where to: npm run backup -- FOLDER, or s3://bucket/prefix');
  if (env.DATABASE_URL === undefined && !(await exists(env.VAULT_DATA))) throw new Error(`There is no vault in ${env.VAULT_DATA}.`);
  const name = `vault-${momentName(new Date())}.zip${env.BACKUP_PASSPHRASE === undefined ? '' : '.age'}`;
  const bucket = parseBucketLocation(target);
  if (bucket) return toBucket(env, { ...bucket, key: [bucket.key, name].filter((part) => part !== '').join('/') }, name);
  await prepareFolder(target);
  return backUp(env, join(target, name), join(target, name));
});

/** @param shown how the place is called to people */
function backUp(env: Env, path: string, shown: string): Promise<string> {
  return withVault(env, async ({ databaseUrl, blobs }) => {
    const manifest = await createBackup({ databaseUrl, path, passphrase: env.BACKUP_PASSPHRASE, vault: { blobs, secretsFolder: join(env.VAULT_DATA, 'secrets') } });
    const encrypted = env.BACKUP_PASSPHRASE === undefined ? 'Not encrypted: set BACKUP_PASSPHRASE to have it so.' : 'Encrypted with BACKUP_PASSPHRASE: nobody can restore it without.';
    return `Backed up ${contentsOf(manifest)}.\nRead back, and compared with what was written.\n${encrypted}\n${shown}`;
  });
}

function toBucket(env: Env, location: BucketLocation, name: string): Promise<string> {
  return withScratchFolder(env, async (folder) => {
    const path = join(folder, name);
    const done = await backUp(env, path, `s3://${location.bucket}/${location.key}`);
    await upload(path, location, { endpoint: env.S3_ENDPOINT, region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION });
    return done;
  });
}

async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`${folder} cannot be written to.`, { cause: error });
  }
}
