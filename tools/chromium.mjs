import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Without windows first: it is the same browser, and the journeys take two thirds of the time in it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, else the system's, else, as root on a system with apt, installed.
 *
 * @param {(line: string) => void} say one line before what takes time
 * @returns {string} its path
 * @throws {Error} one line that says how to get one
 */
export function ensureChromium(say) {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH names no program: ${given}`);
  }
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && findProgram('apt-get') !== undefined) {
    say('Installing Chromium for the browser tests (apt-get, once)');
    apt('update');
    for (const name of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', name);
      const installed = findChromium();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one in CHROMIUM_PATH');
}

function findChromium() {
  return names.map(findProgram).find((path) => path !== undefined) ?? applications.find((path) => existsSync(path));
}

/** @param {string} name */
function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A failure shows in the look that follows.
 *
 * @param {string[]} words
 */
function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-q', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env });
}
