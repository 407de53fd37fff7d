import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { nodeEnvironment, nodeOptions } from './nodeOptions.mjs';
import { PreparationError, prepare } from './prepare.mjs';
import { endings, exitCodeOf, root } from './run.mjs';

try {
  const node = await prepare((line) => process.stdout.write(`${line} …\n`));
  runServer(node);
} catch (error) {
  if (error instanceof PreparationError && error.output !== '') process.stderr.write(`${error.output}\n`);
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}

/** @param {string} node */
function runServer(node) {
  const server = spawn(node, [...nodeOptions, join(root, 'server', 'main.ts')], {
    cwd: root,
    env: { ...nodeEnvironment, ...process.env },
    // The channel tells the server when we are gone without a word (kill -9): it hears "disconnect".
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to the server as well; it takes several signals for one.
  for (const signal of endings) {
    let isForwarded = false;
    process.on(signal, () => {
      if (!isForwarded) server.kill(signal);
      isForwarded = true;
    });
  }
  stopWithNpm(server);
  server.once('error', (error) => {
    process.stderr.write(`The server cannot be run: ${error.message}\n`);
    process.exitCode = 1;
  });
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? exitCodeOf(signal);
  });
}

/**
 * A signal that ends npm alone (a process manager's, a test's) reaches npm's shell and nobody below it. Its end shows
 * in our parent: then the server is stopped in order, too.
 *
 * @param {import('node:child_process').ChildProcess} server
 */
function stopWithNpm(server) {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 250);
  watch.unref();
}
