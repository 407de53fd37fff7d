import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ClusterConfig } from './clusterConfig.ts';
import { processStart } from './processes.ts';

/**
 * The cluster's superuser. The application signs in as `vault`, which owns only its database, so that no statement of
 * ours can reach the server's files; both have the one password that stands in the data folder.
 */
export const superuser = 'postgres';

/**
 * Creates the cluster where there is none: UTF-8, sorted by code point on every machine, with data checksums.
 * It is made beside its place and renamed, so that a creation that was broken off leaves nothing half; of several
 * processes that create it at once, one wins and all use it.
 * Throws one line when the cluster was made by another major version of PostgreSQL.
 */
export async function createCluster(config: ClusterConfig, log: { info(line: string): void }): Promise<void> {
  const version = await clusterVersion(config.cluster);
  if (version !== undefined) {
    checkVersion(config, version);
    return;
  }
  await removeUnfinished(config.cluster);
  log.info('Creating the database');
  const temporaryFolder = `${config.cluster}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${temporaryFolder}.password`;
  try {
    await mkdir(temporaryFolder, { mode: 0o700 });
    await writeFile(passwordFile, `${config.password}\n`, { mode: 0o600 });
    if (config.runAs.uid !== undefined) {
      await chown(temporaryFolder, config.runAs.uid, config.runAs.gid ?? 0);
      await chown(passwordFile, config.runAs.uid, config.runAs.gid ?? 0);
    }
    await initialise(config, temporaryFolder, passwordFile);
    await rename(temporaryFolder, config.cluster);
  } catch (error) {
    if ((await clusterVersion(config.cluster)) === undefined) throw error;
  } finally {
    await rm(passwordFile, { force: true });
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** What PostgreSQL's programs get for an environment: nothing of ours, and messages in the language we recognise. */
export const programEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

async function initialise(config: ClusterConfig, directory: string, passwordFile: string): Promise<void> {
  const args = [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ];
  const output = await open(config.logFile, 'a', 0o600);
  const { size } = await output.stat();
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      const { runAs } = config;
      const child = spawn(config.binaries.initdb, args, {
        ...runAs,
        cwd: '/',
        env: programEnvironment,
        stdio: ['ignore', output.fd, output.fd],
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    if (code !== 0) throw new Error(await describeFailure(config, size, 'The database could not be created'));
  } finally {
    await output.close();
  }
}

/** One line out of what PostgreSQL wrote to its log from `offset` on: its last complaint, and where to read more. */
export async function describeFailure(config: ClusterConfig, offset: number, what: string): Promise<string> {
  const lines = (await readLog(config, offset)).split('\n');
  const errorLine = lines.findLast((line) => /\b(FATAL|PANIC|error):/i.test(line)) ?? lines.findLast((line) => line.trim() !== '');
  const reason = errorLine?.replace(/^.*?\b(FATAL|PANIC|error):\s*/i, '').trim() ?? 'it said nothing';
  return `${what}: ${reason} (see ${config.logFile})`;
}

/** What PostgreSQL wrote to its log from `offset` (bytes) on. */
export async function readLog(config: ClusterConfig, offset: number): Promise<string> {
  return (await readFile(config.logFile)).subarray(offset).toString('utf8');
}

async function clusterVersion(cluster: string): Promise<string | undefined> {
  return readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    },
  );
}

function checkVersion(config: ClusterConfig, version: string): void {
  const ours = config.binaries.version.split('.')[0];
  if (version === ours) return;
  throw new Error(
    `The database in ${config.cluster} was made by PostgreSQL ${version} and this version brings ${ours}: ` +
      'export it with the version of the vault that made it, or set DATABASE_URL',
  );
}

async function removeUnfinished(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const pid = new RegExp(`^${basename(cluster)}\\.new-(\\d+)-`).exec(name)?.[1];
    if (pid === undefined || (await processStart(Number(pid))) !== undefined) continue;
    // Its initdb may live a moment longer than the process we miss; then the next first start removes it.
    await rm(join(dirname(cluster), name), { recursive: true, force: true }).catch(() => undefined);
  }
  // A folder without PG_VERSION is no cluster; it would only stand in the way of the rename.
  if (await isFolder(cluster)) throw new Error(`${cluster} is there but is no PostgreSQL cluster: move it away`);
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
