import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepPassed, readPassed, stateOf } from './passedChecks.mjs';
import { root, runNpm } from './run.mjs';

/** Each script of package.json whose name begins so is a check: exit code 0 when all is well. */
const prefix = 'check:';

const memory = join(root, 'node_modules', '.cache', 'checks');

/**
 * Runs the checks of package.json, in their order. Says one line for each that is well; of the others also what they
 * printed. One that passed before on the same files is not run again, unless it is asked for by name.
 *
 * @param {(line: string) => void} say
 * @param {object} [options]
 * @param {string[]} [options.only] the beginnings of the names that are wanted, without "check:"; all if there is none
 * @param {number} [options.atOnce] how many run at once; each keeps a core busy
 * @returns {Promise<{ passed: number, failed: number }>}
 * @throws {Error} when no check has such a name
 */
export async function runChecks(say, { only = [], atOnce = 2 } = {}) {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const waiting = Object.keys(scripts)
    .filter((script) => script.startsWith(prefix))
    .map((script) => script.slice(prefix.length))
    .filter((name) => only.length === 0 || only.some((beginning) => name.startsWith(beginning)));
  if (waiting.length === 0) throw new Error(`There is no such check: ${only.join(' ')}`);

  const total = { passed: 0, failed: 0 };
  const state = await stateOf(root);
  const passedBefore = only.length === 0 ? await readPassed(memory, state) : new Set();
  /** @type {string[]} */
  const passedNow = [];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      if (passedBefore.has(name)) {
        say(`ok ${name} (nothing has changed since it passed)`);
        total.passed += 1;
        continue;
      }
      const started = performance.now();
      const { code, output } = await runNpm(['run', '--silent', prefix + name], { isSilent: true });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const isWell = code === 0;
      say(isWell ? `ok ${name} (${seconds} s)` : `\n${output.trim()}\nFAILED ${name} (${seconds} s)\n`);
      total[isWell ? 'passed' : 'failed'] += 1;
      if (isWell) passedNow.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // What changed meanwhile may have been read before or after.
  if (state !== null && passedNow.length > 0 && (await stateOf(root)) === state) await keepPassed(memory, state, passedNow);
  return total;
}
