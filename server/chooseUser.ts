import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readEnv, type Env } from './configuration/env.ts';
import { handOver, handOverData, openDataFolder, ownerOf } from './platform/dataFolder.ts';
import { canRun, findBinaries } from './platform/postgres/binaries.ts';
import { systemUserName } from './platform/systemUser.ts';

const run = promisify(execFile);
const clone = fileURLToPath(new URL('..', import.meta.url));
/** Node keeps what it compiled for them here; what root runs must come from nowhere that they may write. */
const compileCaches = '/var/cache/knowledge-vault';
const firstUnprivilegedPort = 1024;

/** As whom the server runs, or why root runs it. */
type Choice = { readonly uid: number; readonly gid: number; readonly compileCache: string; readonly bindsLowPort: boolean } | { readonly reason: string };

/**
 * Root runs this before the server: it finds the user that the server runs as, and gives them the data. Prints the choice as JSON.
 * Why: docs/decisions/started-as-root.md
 */
async function chooseUser(env: Env): Promise<Choice> {
  const dataFolder = await openDataFolder(env.VAULT_DATA);
  const user = await ownerOf(dataFolder, { info: (line) => process.stderr.write(`${line}\n`) });
  if ('name' in user && user.name !== systemUserName) return { reason: `the system user "${systemUserName}" cannot be added` };
  if (env.DATABASE_URL === undefined && !(await canRun(await findBinaries(), user))) return { reason: 'the system user cannot run the PostgreSQL of the clone' };
  // Before anything is theirs: the folders above it may be closed to them.
  const outside = await findUnreadable(user, [clone, join(clone, 'server', 'main.ts'), join(clone, 'node_modules', 'pg', 'package.json'), join(dataFolder, '..')]);
  if (outside !== null) return { reason: outside };
  const storage = env.STORAGE.kind === 'folder' ? env.STORAGE.folder : null;
  if (storage !== null) await handOverStorage(storage, user);
  await handOverData(dataFolder, user);
  const credentials = env.GOOGLE_APPLICATION_CREDENTIALS;
  const unreadable = await findUnreadable(user, [dataFolder, ...(storage === null ? [] : [storage]), ...(credentials ? [credentials] : [])]);
  if (unreadable !== null) return { reason: unreadable };
  const compileCache = join(compileCaches, String(user.uid));
  await mkdir(compileCache, { recursive: true, mode: 0o755 });
  await handOver(compileCache, user);
  return { uid: user.uid, gid: user.gid, compileCache, bindsLowPort: env.VAULT_ROLE !== 'worker' && env.PORT > 0 && env.PORT < firstUnprivilegedPort };
}

/** Only what is the vault's alone: it is empty, or looks as the vault left it. */
async function handOverStorage(folder: string, user: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(folder);
  if (names.every((name) => name === 'incoming' || /^[0-9a-f]{2}$/.test(name))) await handOver(folder, user);
}

/** @returns the first of the paths that the user cannot read, in a line for a person */
async function findUnreadable(user: { uid: number; gid: number }, paths: readonly string[]): Promise<string | null> {
  // Into folders they have to get; what is in them they know.
  const look = `const { accessSync, constants: { R_OK, X_OK }, statSync } = require('fs');
    for (const path of process.argv.slice(1)) try { accessSync(path, statSync(path).isDirectory() ? X_OK : R_OK) } catch { console.log(path); break }`;
  const { stdout } = await run(process.execPath, ['-e', look, ...paths], { uid: user.uid, gid: user.gid, cwd: '/', env: {} }).catch(() => ({ stdout: process.execPath }));
  return stdout.trim() === '' ? null : `the system user cannot read ${stdout.trim()}`;
}

try {
  process.stdout.write(JSON.stringify(await chooseUser(readEnv(process.env))));
} catch (error) {
  process.stdout.write(JSON.stringify({ reason: error instanceof Error ? error.message : String(error) } satisfies Choice));
}
