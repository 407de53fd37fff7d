import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, EnvError, readEnv } from '#server/configuration/env.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { openStorage } from '#server/platform/storage/openStorage.ts';

/** What a command on a vault works with. */
export interface VaultPlace {
  readonly databaseUrl: string;
  readonly blobs: BlobStore;
}

/** Runs a command line's work: its answer goes to standard output, an error as one line to standard error. */
export async function runCommand(work: (env: Env) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(readEnv(process.env))}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof EnvError ? 'Wrong variable ' : ''}${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Opens the database and the files of a vault, whether it is running or not, until the work is done. */
export async function withVault<T>(env: Env, work: (place: VaultPlace) => Promise<T>): Promise<T> {
  const silent = { info: () => undefined };
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION;
  const postgres = env.DATABASE_URL === undefined ? await startEmbeddedPostgres({ dataFolder: env.VAULT_DATA, log: silent }) : undefined;
  try {
    const blobs = await openStorage({ location: env.STORAGE, dataFolder: env.VAULT_DATA, endpoint: env.S3_ENDPOINT, region }, {});
    return await work({ databaseUrl: env.DATABASE_URL ?? postgres?.url ?? '', blobs });
  } finally {
    await postgres?.stop();
  }
}

/** A folder of this vault for what is only needed for a while. */
export async function withScratchFolder<T>(env: Env, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(env.VAULT_DATA, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(env.VAULT_DATA, 'backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
