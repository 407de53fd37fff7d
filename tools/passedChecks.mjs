import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** What git leaves out and checks read all the same: code that is generated from files it knows, and the packages that are installed. */
const alsoRead = ['server/platform/db/generated', 'server/schema/generated', 'node_modules/.package-lock.json'];

/**
 * Tells apart any two states of what a check can read: every file of the clone, tracked or not, the packages and Node itself.
 *
 * @param {string} root
 * @returns {Promise<string | null>} null where that cannot be told, as in a copy that is no clone
 */
export async function stateOf(root) {
  try {
    const { stdout } = await runFile('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    const files = [...new Set(stdout.split('\0').filter(Boolean)), ...(await Promise.all(alsoRead.map((path) => filesBelow(root, path)))).flat()].sort();
    const hash = createHash('sha256').update(`${process.version} ${process.platform}-${process.arch}\0`);
    for (const file of files) {
      // One that was deleted, or a link to a folder, has no bytes.
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      hash.update(`${file}\0${bytes?.length ?? 'none'}\0`).update(bytes ?? '');
    }
    return hash.digest('hex');
  } catch {
    return null;
  }
}

/** @param {string} root @param {string} path @returns {Promise<string[]>} */
async function filesBelow(root, path) {
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true }).catch(() => undefined);
  if (entries === undefined) return [path];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/**
 * The checks that passed on this very state of the clone, whenever that was: their answer would be the same.
 *
 * @param {string} folder where it is remembered
 * @param {string | null} state
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function readPassed(folder, state) {
  const text = await readFile(join(folder, 'passed.json'), 'utf8').catch(() => undefined);
  if (state === null || text === undefined) return new Set();
  try {
    /** @type {{ state: string, names: string[] }} */
    const { state: stored, names } = JSON.parse(text);
    return new Set(stored === state ? names : []);
  } catch {
    return new Set();
  }
}

/**
 * Remembers that these checks passed on this state, in place of what was remembered of another.
 *
 * @param {string} folder
 * @param {string} state
 * @param {Iterable<string>} names
 */
export async function keepPassed(folder, state, names) {
  const known = await readPassed(folder, state);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'passed.json'), JSON.stringify({ state, names: [...new Set([...known, ...names])] }));
}
