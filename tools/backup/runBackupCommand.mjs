import { spawn } from 'node:child_process';
import { isAbsolute, join, resolve } from 'node:path';
import { nodeEnvironment, nodeOptions } from '../nodeOptions.mjs';
import { PreparationError, prepare } from '../prepare.mjs';
import { endings, root } from '../run.mjs';

/**
 * Runs a command of server/backup with what was given to this one.
 *
 * @param {string} command
 */
export async function runBackupCommand(command) {
  try {
    const node = await prepare((line) => process.stderr.write(`${line} …\n`), ['packages', 'database-client']);
    const child = spawn(node, [...nodeOptions, join(root, 'server', 'backup', command), ...process.argv.slice(2).map(fromWhereNpmWasCalled)], {
      cwd: root,
      env: { ...nodeEnvironment, ...process.env },
      stdio: 'inherit',
    });
    for (const signal of endings) process.on(signal, () => child.kill(signal));
    child.once('exit', (code) => (process.exitCode = code ?? 1));
  } catch (error) {
    if (error instanceof PreparationError && error.output !== '') process.stderr.write(`${error.output}\n`);
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
}

/**
 * npm runs in the folder of the project: paths are meant from where it was called.
 *
 * @param {string} given
 */
function fromWhereNpmWasCalled(given) {
  if (given.startsWith('--') || given.includes('://') || isAbsolute(given)) return given;
  return resolve(process.env.INIT_CWD ?? process.cwd(), given);
}
