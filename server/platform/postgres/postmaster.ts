import { spawn } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure, programEnvironment, readLog } from './cluster.ts';
import type { Place } from './place.ts';
import { isPostgresOf } from './processes.ts';

/** A PostgreSQL server that runs on our cluster. */
export type Postmaster = { pid: number; port: number; status: 'starting' | 'ready' | 'stopping' };

/** Server settings, as after `postgres -c`. */
export type Settings = Record<string, string>;

/** The log is set aside at the start once it is larger than this, bytes. */
const largestLog = 10 * 1024 * 1024;

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
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
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
export async function startPostmaster(place: Place, settings: Settings): Promise<Postmaster> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    await removeForeignLock(place);
    const { exited, logOffset } = await launch(place, { ...standardSettings, ...settings, port: String(await freePort()) });
    const started = await waitForReady(place, exited);
    if (started !== undefined) return started;
    const said = await readLog(place, logOffset);
    // Each of these passes by itself: another start won, our port was taken between look and use, the last
    // children of a killed server still leave.
    const isPassing = /lock file ".*" already exists|Address already in use|pre-existing shared memory block/.test(said);
    if (!isPassing || Date.now() > deadline) {
      throw new Error(await describeFailure(place, logOffset, 'PostgreSQL did not start'));
    }
    await pause(50);
  }
}

/** Asks the server to stop, its sessions ended and everything written, and waits until it is gone. */
export async function stopPostmaster(cluster: string, { pid }: Postmaster): Promise<void> {
  // SIGINT: fast shutdown. SIGQUIT, if that hangs: stop at once, the next start recovers from the log.
  const attempts = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const;
  for (const [signal, patience] of attempts) {
    const deadline = Date.now() + patience;
    signalQuietly(pid, signal);
    while (Date.now() < deadline) {
      if (!(await isPostgresOf(pid, cluster))) return;
      await pause(10);
    }
  }
}

/** A moment's wait, for loops that look at the server again. */
export async function waitAMoment(): Promise<void> {
  await pause(20);
}

async function launch(place: Place, settings: Settings) {
  const written = await stat(place.logFile).catch(() => undefined);
  if (written !== undefined && written.size > largestLog) await rename(place.logFile, `${place.logFile}.1`);
  const output = await open(place.logFile, 'a', 0o600);
  try {
    const { size: logOffset } = await output.stat();
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(place.binaries.postgres, ['-D', place.cluster, ...words], {
      ...place.runAs,
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
async function waitForReady(place: Place, exited: Promise<void>): Promise<Postmaster | undefined> {
  const watch = { over: false };
  const end = exited.then(() => {
    watch.over = true;
  });
  for (;;) {
    const found = await findPostmaster(place.cluster);
    if (found?.status === 'ready') return found;
    if (watch.over) return undefined;
    await Promise.race([pause(5), end]);
  }
}

/**
 * PostgreSQL takes its lock file for valid while any process has the pid in it, and then refuses to start. We look
 * closer: when that process is something else, the file is a left-over.
 */
async function removeForeignLock(place: Place): Promise<void> {
  const text = await readFile(lockFile(place.cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const pid = Number(text.split('\n')[0]);
  // A lock without a live process stays: PostgreSQL handles that itself, and checks the shared memory named there.
  if (pid > 0 && (!processHolds(pid) || (await isPostgresOf(pid, place.cluster)))) return;
  await rm(lockFile(place.cluster), { force: true });
}

/** As PostgreSQL asks: a zombie still holds its pid. */
function processHolds(pid: number): boolean {
  return signalQuietly(pid, 0);
}

function signalQuietly(pid: number, signal: NodeJS.Signals | 0): boolean {
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
