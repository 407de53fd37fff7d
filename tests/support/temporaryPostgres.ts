import { fork } from 'node:child_process';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCluster } from '#server/platform/postgres/clusterConfig.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';
import { findPostgresServer } from '#server/platform/postgres/postgresServer.ts';

const remover = fileURLToPath(new URL('./removePostgres.ts', import.meta.url));

const prefix = 'knowledge-vault-test-';

/** Speed for safety: these databases do not outlive the run. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off', checkpoint_timeout: '1h', max_wal_size: '4GB' };

export interface TemporaryPostgres {
  readonly url: string;
  /** `kill -9`, for tests of what happens then. */
  kill(): Promise<void>;
  /** After `kill`, at the same address. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Kills the PostgreSQL on the cluster of this data folder (`kill -9`): all connections to it break. */
export async function killPostgres(dataFolder: string): Promise<void> {
  const server = await findPostgresServer(await findCluster(dataFolder));
  if (server) process.kill(server.pid, 'SIGKILL');
}

/** A folder for a vault's data. Those of runs that were killed are removed here, with the PostgreSQL that still runs in them, so that nothing piles up. */
export async function makeRemovableFolder(): Promise<string> {
  await removeDead();
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** An embedded PostgreSQL in a temporary folder, removed by `stop`, or as soon as this process is gone, however it ended. */
export async function startTemporaryPostgres(ownSettings: Record<string, string> = {}): Promise<TemporaryPostgres> {
  const dataFolder = await makeRemovableFolder();
  // In a group of its own: the terminal's Ctrl-C is not meant for it.
  const guard = fork(remover, [dataFolder], { stdio: 'ignore', detached: true, execArgv: [] });
  guard.unref();
  guard.channel?.unref();
  const start = (more: Record<string, string> = {}) => startEmbeddedPostgres({ dataFolder, log: { info: () => undefined }, settings: { ...settings, ...ownSettings, ...more } });
  const { url } = await start();
  return {
    url,
    kill: () => killPostgres(dataFolder),
    async startAgain() {
      await start({ port: new URL(url).port });
    },
    async stop() {
      await removeEmbeddedPostgres(dataFolder);
      guard.disconnect();
    },
  };
}

async function removeDead(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    // A folder of another user is theirs to remove.
    await removeEmbeddedPostgres(join(tmpdir(), name)).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
