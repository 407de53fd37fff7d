import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded.ts';

const isRoot = process.getuid?.() === 0;
const runner = fileURLToPath(new URL('../../../support/runPostgres.ts', import.meta.url));

/** `nobody` on every Unix we know. */
const nobody = { uid: 65534, gid: 65534 };

/** As root, and the clone lies where others may enter. */
const canBeNobody = isRoot && spawnSync(process.execPath, [runner], { ...nobody, cwd: '/' }).status === 0;

let home: string;
let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), `knowledge-vault-test-${process.pid}-`));
  // Others may pass through, as through most folders; tests that want it otherwise close it.
  await chmod(home, 0o755);
  dataFolder = join(home, 'vault');
});

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await removeEmbeddedPostgres(dataFolder);
  await rm(home, { recursive: true, force: true });
});

test('the first start makes a database that is UTF-8, sorts by code point, checks its pages and listens on loopback only', async () => {
  const postgres = await start();
  expect(await settingsOf(postgres.url)).toEqual({
    server_encoding: 'UTF8',
    data_checksums: 'on',
    fsync: 'on',
    listen_addresses: '127.0.0.1',
    password_encryption: 'scram-sha-256',
    smaller: true,
    upper: 'STRAßE É',
    is_superuser: 'off',
    database: 'vault',
  });
  await postgres.stop();
  await expect(ask(postgres.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('nobody but the owner reads the data folder and its secret, and the secret is needed', async () => {
  const postgres = await start();
  expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataFolder, 'secrets', 'postgres-password'))).mode & 0o777).toBe(0o600);
  const wrong = new URL(postgres.url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  await postgres.stop();
});

test('a second start finds the data and creates nothing', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await first.stop();

  const info = vi.fn<(line: string) => void>();
  const second = await startEmbeddedPostgres({ dataFolder, log: { info } });
  expect(info).not.toHaveBeenCalledWith('Creating the database');
  expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  await second.stop();
});

test('after kill -9 of its only user the server runs on, is joined with all its data, and then stops', async () => {
  const owner = await startRunner();
  await ask(owner.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await kill(owner.process);

  const heir = await start();
  expect(heir.url).toBe(owner.url);
  expect(await ask(heir.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  await heir.stop();
  await expect(ask(heir.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('of two processes on one folder either may leave first: the other keeps the server', async () => {
  const web = await startRunner();
  const worker = await start();
  expect(worker.url).toBe(web.url);
  web.process.kill('SIGTERM');
  await once(web.process, 'exit');
  expect(await ask(worker.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);

  const newcomer = await startRunner();
  await worker.stop();
  expect(await ask(newcomer.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  newcomer.process.kill('SIGTERM');
  await once(newcomer.process, 'exit');
  await expect(ask(newcomer.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('processes that start at once on a new folder share one server', async () => {
  const all = await Promise.all([start(), startRunner(), startRunner()]);
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  await all[0].stop();
});

test('one that comes while the last one leaves gets a server too', async () => {
  const first = await start();
  const [second] = await Promise.all([start(), first.stop()]);
  expect(await ask(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('a server that was killed with its user leaves a lock file that is recovered from', async () => {
  const owner = await startRunner();
  await ask(owner.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await kill(owner.process);
  process.kill(await postmasterPid(), 'SIGKILL');

  const heir = await start();
  expect(await ask(heir.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  await heir.stop();
});

test('a lock file whose pid has gone to another program does not hinder the start', async () => {
  const first = await start();
  const lockFile = join(await clusterFolder(), 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8');
  await first.stop();
  // Our own pid is the surest to be alive.
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));

  const second = await start();
  expect(await ask(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await second.stop();
});

test('an interrupted creation is started again and leaves nothing behind', async () => {
  const child = spawn(process.execPath, [runner, dataFolder], { stdio: 'ignore' });
  children.push(child);
  const draft = await firstEntry(dataFolder, /^postgres\.new-\d+-\w+$/);
  await kill(child);
  // What it started lives on for a while, and would make the folder again after it was removed.
  await expect.poll(() => processesOn(dataFolder)).toEqual([]);
  await mkdir(join(dataFolder, draft), { recursive: true });

  const postgres = await start();
  expect(await ask(postgres.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  expect((await readdir(dataFolder)).filter((name) => name.includes('.new-'))).toEqual([]);
  await postgres.stop();
});

test('a data folder that cannot be is answered in one line', async () => {
  await writeFile(join(home, 'file'), '');
  await expect(startEmbeddedPostgres({ dataFolder: join(home, 'file', 'vault'), log })).rejects.toThrow(
    /^The data folder \S+ cannot be written \(it or a folder above it is a file\): set VAULT_DATA to another one$/,
  );
});

test('a folder that others share is refused, not closed to them', async () => {
  await expect(startEmbeddedPostgres({ dataFolder: tmpdir(), log })).rejects.toThrow(/shared with other things/);
});

test('a cluster of another major version is refused in one line', async () => {
  await (await start()).stop();
  await writeFile(join(await clusterFolder(), 'PG_VERSION'), '12\n');
  await expect(start()).rejects.toThrow(/^The database in \S+ was made by PostgreSQL 12 and this version brings 18: /);
});

test.skipIf(!canBeNobody)('an ordinary user has its own server (only as root in a clone open to others)', async () => {
  await chmod(home, 0o777);
  const { url } = await startRunner(nobody);
  expect((await stat(dataFolder)).uid).toBe(nobody.uid);
  expect(await ask(url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test.skipIf(!canBeNobody)('an ordinary user without the right to write is told in one line (only as root in a clone open to others)', async () => {
  await expect(startRunner(nobody)).rejects.toThrow(/^The data folder \S+ cannot be written \(permission denied\)/);
});

test.skipIf(!isRoot)('root keeps the data where it is when PostgreSQL can enter there, as that folder\'s owner (only as root)', async () => {
  const postgres = await start();
  const owner = (await stat(join(dataFolder, 'postgres'))).uid;
  expect(owner).not.toBe(0);
  expect((await stat(dataFolder)).uid).toBe(owner);
  await postgres.stop();
});

test.skipIf(!isRoot)('under a folder that only root may enter the cluster moves out, and follows the data folder (only as root)', async () => {
  await chmod(home, 0o700);
  const lines: string[] = [];
  const said = { info: (line: string) => void lines.push(line) };
  const postgres = await startEmbeddedPostgres({ dataFolder, log: said });
  await ask(postgres.url, 'CREATE TABLE kept AS SELECT 42 AS n');
  await postgres.stop();
  const id = (await readFile(join(dataFolder, 'database-id'), 'utf8')).trim();
  expect(lines).toContain(`PostgreSQL's user cannot enter ${dataFolder}: the database lives in /var/lib/knowledge-vault/${id}`);

  const again = await start();
  expect(await ask(again.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  await again.stop();

  await removeEmbeddedPostgres(dataFolder);
  await expect(stat(join('/var/lib/knowledge-vault', id))).rejects.toThrow(/ENOENT/);
});

const log = { info: () => undefined };

function start() {
  return startEmbeddedPostgres({ dataFolder, log });
}

/** The same in a process of its own, perhaps as another user; rejects with what the start failed with. */
async function startRunner(as: { uid?: number; gid?: number } = {}): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [runner, dataFolder], { ...as, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url, message } = JSON.parse(line) as { url?: string; message?: string };
  if (url === undefined) throw new Error(message);
  return { url, process: child };
}

async function kill(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function settingsOf(url: string): Promise<unknown> {
  const names = ['server_encoding', 'data_checksums', 'fsync', 'listen_addresses', 'password_encryption', 'is_superuser'];
  const settings = names.map((name) => `current_setting('${name}') AS ${name}`).join(', ');
  const [row] = await ask(url, `SELECT ${settings}, current_database() AS database, 'Z' < 'a' AS smaller, upper('straße é') AS upper`);
  return row;
}

async function clusterFolder(): Promise<string> {
  const id = await readFile(join(dataFolder, 'database-id'), 'utf8').catch(() => undefined);
  return id === undefined ? join(dataFolder, 'postgres') : join('/var/lib/knowledge-vault', id.trim(), 'postgres');
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(await clusterFolder(), 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The first entry of this name that turns up in a folder, which itself may have to turn up first. */
/** The processes that name a folder in their command line, where the system tells. */
async function processesOn(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return commands.filter((command) => command.includes(folder));
}

async function firstEntry(folder: string, name: RegExp): Promise<string> {
  for (;;) {
    const found = (await readdir(folder).catch(() => [])).find((entry) => name.test(entry));
    if (found !== undefined) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
