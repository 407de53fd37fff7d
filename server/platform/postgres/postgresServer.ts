import { spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure, programEnvironment, readLog } from './cluster.ts';
import type { ClusterConfig } from './clusterConfig.ts';
import { isPostgresOf } from './processes.ts';

/** A PostgreSQL server that runs on our cluster. */
export type PostgresServer = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' };

/** Server settings, as after `postgres -c`. */
export type Settings = Record<string, string>;

/** The log is set aside at the start once it is larger than this, bytes. */
const maxLogBytes = 10 * 1024 * 1024;

const standardSettings: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/**
 * The server that runs on our cluster, read from the lock file it keeps there. A lock file whose process is gone, or
 * whose pid has gone to another program, means that none runs.
 */
export async function findPostgresServer(cluster: string): Promise<PostgresServer | undefined> {
  const text = await readFile(lockFile(cluster), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isPostgresOf(pid, cluster))) return undefined;
  const status = lines[7] === 'ready' || lines[7] === 'stopping' ? lines[7] : 'starting';
  return { pid, port: Number(lines[3]), status };
}

/**
 * Starts a server on our cluster, in a process group of its own so that Ctrl-C reaches only us, and waits until it
 * answers. When another process was faster, its server is the answer.
 * Throws one line when PostgreSQL does not start.
 */
export async function startPostgresServer(config: ClusterConfig, settings: Settings): Promise<PostgresServer> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    await removeStaleLock(config);
    const { exited, logOffset } = await launch(config, { ...standardSettings, port: String(await freePort()), ...settings });
    const started = await waitForReady(config, exited);
    if (started !== undefined) return started;
    const output = await readLog(config, logOffset);
    // Each of these passes by itself: another start won, our port was taken between look and use, the last
    // children of a killed server still leave.
    const isTransient = /lock file ".*" already exists|Address already in use|pre-existing shared memory block/.test(output);
    if (!isTransient || Date.now() > deadline) {
      throw new Error(await describeFailure(config, logOffset, 'PostgreSQL did not start'));
    }
    await pause(50);
  }
}

/** Asks the server to stop, its sessions ended and everything written, and waits until it is gone. */
export async function stopPostgresServer(cluster: string, { pid }: PostgresServer): Promise<void> {
  // SIGINT: fast shutdown. SIGQUIT, if that hangs: stop at once, the next start recovers from the log.
  const attempts = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const;
  for (const [signal, timeoutMs] of attempts) {
    const deadline = Date.now() + timeoutMs;
    trySignal(pid, signal);
    while (Date.now() < deadline) {
      if (!(await isPostgresOf(pid, cluster))) return;
      await pause(10);
    }
  }
}

/** For loops that look at the server again. */
export async function pauseBeforeRetry(): Promise<void> {
  await pause(20);
}

async function launch(config: ClusterConfig, settings: Settings) {
  const written = await stat(config.logFile).catch(() => undefined);
  if (written !== undefined && written.size > maxLogBytes) await rename(config.logFile, `${config.logFile}.1`);
  const output = await open(config.logFile, 'a', 0o600);
  try {
    const { size: logOffset } = await output.stat();
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(config.binaries.postgres, ['-D', config.cluster, ...args], {
      ...config.runAs,
      cwd: '/',
      detached: true,
      env: programEnvironment,
      stdio: ['ignore', output.fd, output.fd],
    });
    child.unref();
    const exited = new Promise<void>((resolve, reject) => {
      child.once('exit', () => resolve());
      child.once('error', reject);
    });
    return { exited, logOffset };
  } finally {
    await output.close();
  }
}

/** Undefined when the server we launched exits before any server on the cluster is ready. */
async function waitForReady(config: ClusterConfig, exited: Promise<void>): Promise<PostgresServer | undefined> {
  const exit = { over: false };
  const end = exited.then(() => {
    exit.over = true;
  });
  for (;;) {
    const found = await findPostgresServer(config.cluster);
    if (found?.status === 'ready') return found;
    if (exit.over) return undefined;
    await Promise.race([pause(5), end]);
  }
}

/**
 * PostgreSQL takes its lock file for valid while any process has the pid in it, and then refuses to start. We look
 * closer: when that process is something else, the file is a left-over.
 */
async function removeStaleLock(config: ClusterConfig): Promise<void> {
  const text = await readFile(lockFile(config.cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  // A lock without a live process stays: PostgreSQL handles that itself, and checks the shared memory named there.
  if (pid > 0 && (!processExists(pid) || (await isPostgresOf(pid, config.cluster)))) return;
  await rm(lockFile(config.cluster), { force: true });
}

/** As PostgreSQL checks it: a zombie still has its pid. */
function processExists(pid: number): boolean {
  return trySignal(pid, 0);
}

function trySignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
