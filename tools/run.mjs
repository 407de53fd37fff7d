import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The signals that end a program from outside.
 *
 * @type {NodeJS.Signals[]}
 */
export const endings = ['SIGINT', 'SIGTERM'];

/**
 * What a shell answers for a program that a signal ended.
 *
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(signal) {
  return 128 + (signal === null ? 0 : constants.signals[signal]);
}

/** The programs that run now. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** The signal that ends us once they have ended. @type {NodeJS.Signals | undefined} */
let ending;

/** Hands a signal on to all programs; the last that ends takes us with it. A second signal waits for nobody. @param {NodeJS.Signals} signal */
function endAll(signal) {
  if (ending) process.exit(exitCodeOf(signal));
  ending = signal;
  for (const child of running) child.kill(signal);
}

/**
 * Runs a program of the clone to its end, the clone's own programs first on its PATH. A signal that ends us ends it first.
 *
 * @param {string} program
 * @param {string[]} words
 * @param {{ env?: Record<string, string>, isSilent?: boolean }} [options] silent: kept for the answer, not shown
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, words, { env = {}, isSilent = false } = {}) {
  return new Promise((resolve, reject) => {
    // Nothing begins while we end.
    if (ending) return;
    const child = spawn(program, words, {
      cwd: root,
      stdio: ['ignore', isSilent ? 'pipe' : 'inherit', isSilent ? 'pipe' : 'inherit'],
      // Where npm is a batch file (Windows) only a shell runs it.
      shell: program === 'npm' && process.platform === 'win32',
      env: { ...process.env, ...env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` },
    });
    if (running.size === 0) for (const signal of endings) process.on(signal, endAll);
    running.add(child);
    const left = () => {
      running.delete(child);
      if (running.size > 0) return;
      if (ending) process.exit(exitCodeOf(ending));
      for (const signal of endings) process.off(signal, endAll);
    };
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      left();
      reject(new Error(`${program} cannot be run: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      left();
      resolve({ code: code ?? exitCodeOf(signal), output });
    });
  });
}

/**
 * Runs npm: the one that started us where there is one, because that is a script and needs no shell on any platform.
 *
 * @param {string[]} words
 * @param {{ isSilent?: boolean }} [options]
 */
export function runNpm(words, options) {
  const npm = process.env.npm_execpath;
  return npm !== undefined && /\.[cm]?js$/.test(npm) ? run(process.execPath, [npm, ...words], options) : run('npm', words, options);
}
