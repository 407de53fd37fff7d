import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { canRun, copyBinaries, findBinaries, type Binaries, type RunAs } from './binaries.ts';
import { describeFolderError, openDataFolder, ownerOf } from '../dataFolder.ts';

const run = promisify(execFile);

/** Where root keeps what PostgreSQL's unprivileged user must reach, when it cannot reach the clone or the data folder. */
const systemHome = '/var/lib/knowledge-vault';

/** Everything a cluster needs around it: programs, user, folders, secret. */
export type ClusterConfig = {
  binaries: Binaries;
  runAs: RunAs;
  /** PostgreSQL's data directory. Does not exist before the first start. */
  cluster: string;
  /** PostgreSQL's standard output and error. */
  logFile: string;
  /** Where the processes that use the server are registered. */
  registryFolder: string;
  password: string;
};

/**
 * Prepares the data folder (created, mode 0700, given to PostgreSQL's user when we are root) and decides where the
 * cluster lives: in the data folder, or for root under /var/lib/knowledge-vault/<id> when PostgreSQL's user cannot
 * enter it. The id is kept in the data folder, so that a new data folder means a new database.
 * Throws one line when the folder cannot be used.
 */
export async function prepareCluster(requestedFolder: string, log: { info(line: string): void }): Promise<ClusterConfig> {
  const dataFolder = await openDataFolder(requestedFolder).catch((error: unknown) => {
    throw describeFolderError(requestedFolder, error);
  });
  const found = await findBinaries();
  const isRoot = process.getuid?.() === 0;
  const runAs: RunAs = isRoot ? await ownerOf(dataFolder, log) : {};
  try {
    if (isRoot) await chown(dataFolder, runAs.uid ?? 0, runAs.gid ?? 0);
    const cluster = isRoot ? await chooseCluster(dataFolder, runAs, log) : await findCluster(dataFolder);
    const binaries = isRoot ? await chooseBinaries(found, runAs, log) : found;
    const logs = join(dataFolder, 'logs');
    await mkdir(logs, { recursive: true, mode: 0o700 });
    return {
      binaries,
      runAs,
      cluster,
      logFile: join(logs, 'postgres.log'),
      // The name is older than the code: processes of two versions must see each other.
      registryFolder: join(dataFolder, 'postgres-holders'),
      password: await readOrCreate(join(dataFolder, 'secrets', 'postgres-password'), () => randomBytes(24).toString('hex')),
    };
  } catch (error) {
    throw describeFolderError(requestedFolder, error);
  }
}

/** Where the cluster of this data folder lives, or would live if it were made without root. */
export async function findCluster(dataFolder: string): Promise<string> {
  const id = await readFile(join(dataFolder, 'database-id'), 'utf8').catch(() => undefined);
  return id === undefined ? join(resolve(dataFolder), 'postgres') : join(systemHome, id.trim(), 'postgres');
}

async function chooseCluster(dataFolder: string, runAs: RunAs, log: { info(line: string): void }): Promise<string> {
  const inside = join(dataFolder, 'postgres');
  const idFile = join(dataFolder, 'database-id');
  const isOutside = await exists(idFile);
  if (!isOutside && (await canAccess(dataFolder, runAs))) return inside;
  if (await exists(inside)) {
    throw new Error(`PostgreSQL's user can no longer enter ${inside}: make the folders above it passable (chmod a+x)`);
  }
  const home = join(systemHome, await readOrCreate(idFile, () => randomBytes(8).toString('hex')));
  await mkdir(systemHome, { recursive: true, mode: 0o755 });
  await mkdir(home, { recursive: true, mode: 0o700 });
  await chown(home, runAs.uid ?? 0, runAs.gid ?? 0);
  // For the person who finds the folder one day and wonders whose it is.
  await writeFile(join(home, 'data-folder'), `${dataFolder}\n`);
  if (!isOutside) log.info(`PostgreSQL's user cannot enter ${dataFolder}: the database lives in ${home}`);
  return join(home, 'postgres');
}

async function chooseBinaries(found: Binaries, runAs: RunAs, log: { info(line: string): void }): Promise<Binaries> {
  if (await canRun(found, runAs)) return found;
  const copied = await copyBinaries(found, systemHome);
  log.info(`PostgreSQL's user cannot run ${found.postgres}: it runs a copy in ${copied.folder}`);
  return copied;
}

async function canAccess(folder: string, runAs: RunAs): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid: runAs.uid, gid: runAs.gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/** Reads a one-line file (mode 0600), or makes it. Of several processes that make it at once, all read the same. */
async function readOrCreate(file: string, make: () => string): Promise<string> {
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    await writeFile(temporaryFile, `${make()}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // A link is there whole or not at all, and never replaces what another process put there first.
    await link(temporaryFile, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporaryFile, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
