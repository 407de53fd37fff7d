import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeEnvironment, nodeOptions } from './nodeOptions.mjs';
import { PreparationError, prepare } from './prepare.mjs';
import { endings, root } from './run.mjs';
import { supervise } from './supervise.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let isStopping = false;

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  // A terminal sends Ctrl-C to the server as well; it takes several signals for one.
  if (!isStopping) server?.kill(signal);
  isStopping = true;
}

try {
  const node = await prepare((line) => process.stdout.write(`${line} …\n`));
  for (const signal of endings) process.on(signal, () => stop(signal));
  // Whoever started us and held a channel to us is gone.
  process.on('disconnect', () => stop('SIGTERM'));
  process.channel?.unref();
  stopWithNpm();
  process.exitCode = await supervise(() => runServer(node), { isStopping: () => isStopping, say: (line) => process.stderr.write(`${line}\n`) });
} catch (error) {
  if (error instanceof PreparationError && error.output !== '') process.stderr.write(`${error.output}\n`);
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}

/**
 * @param {string} node
 * @returns {Promise<import('./supervise.mjs').Ending>}
 */
function runServer(node) {
  return new Promise((resolve, reject) => {
    server = spawn(node, [...nodeOptions, join(root, 'server', 'main.ts')], {
      cwd: root,
      env: { ...nodeEnvironment, ...process.env },
      // The channel tells the server when we are gone without a word (kill -9): it hears "disconnect".
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    server.once('error', (error) => reject(new Error(`The server cannot be run: ${error.message}`)));
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/**
 * A signal that ends npm alone (a process manager's, a test's) reaches npm's shell and nobody below it. Its end shows
 * in our parent: then the server is stopped in order, too.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}
