import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../firebase-emulator', import.meta.url));

/** By the channel it hears when we are gone. */
const endWithParent = 'process.on("disconnect", () => process.kill(process.pid, "SIGINT"))';

export interface FirebaseEmulator {
  /** `127.0.0.1:<port>`, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  readonly host: string;
  readonly project: string;
  /** Calls the emulator as its owner. @throws Error when it refuses */
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  stop(): Promise<void>;
}

/**
 * The real Auth emulator, on free ports and with nothing outside a folder of its own. Its 600 packages are installed
 * into `tests/firebase-emulator` when they are not there yet; where that is impossible this rejects.
 */
export async function startFirebaseEmulator(): Promise<FirebaseEmulator> {
  await install();
  const project = 'demo-vault';
  const folder = mkdtempSync(join(tmpdir(), 'vault-emulator-'));
  const [auth, hub, logging] = await freePorts(3);
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        auth: { host: '127.0.0.1', port: auth },
        hub: { host: '127.0.0.1', port: hub },
        logging: { host: '127.0.0.1', port: logging },
        ui: { enabled: false },
      },
    }),
  );
  const child = spawn(
    process.execPath,
    [
      `--import=data:text/javascript,${encodeURIComponent(endWithParent)}`,
      join(home, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only',
      'auth',
      '--project',
      project,
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        TMPDIR: folder,
        XDG_CONFIG_HOME: folder,
        NO_UPDATE_NOTIFIER: '1',
        CI: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await said(child, 'All emulators ready');
  } catch (error) {
    await stop();
    throw error;
  }

  const host = `127.0.0.1:${auth}`;
  return {
    host,
    project,
    stop,
    async call<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(`http://${host}${path}`, {
        method,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

/** Installs what the lock file says, unless exactly that is installed already. */
async function install(): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .digest('hex');
  const note = join(home, 'node_modules', '.installed-lock');
  try {
    if (readFileSync(note, 'utf8') === lock) return;
  } catch {
    // Not installed yet.
  }
  const npm = spawn(
    'npm',
    ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: home,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  );
  const output = collect(npm);
  const code = await new Promise<number | null>((resolve, reject) => npm.once('exit', resolve).once('error', reject));
  if (code !== 0) throw new Error(`The Auth emulator could not be installed (npm ci ended with ${code}):\n${output()}`);
  writeFileSync(note, lock);
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

/** Resolves when the process says `words`; rejects with all it said when it ends before. */
function said(child: ChildProcess, words: string): Promise<void> {
  const output = collect(child);
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => output().includes(words) && resolve());
    child.once('exit', (code) => reject(new Error(`The Auth emulator ended with ${code}:\n${output()}`)));
  });
}

/** Held open together, so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
