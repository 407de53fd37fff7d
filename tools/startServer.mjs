import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodeEnvironment, nodeOptions } from './nodeOptions.mjs';
import { PreparationError, prepare } from './prepare.mjs';
import { endings, root } from './run.mjs';
import { supervise } from './supervise.mjs';

/** @typedef {{ uid: number, gid: number, compileCache: string, bindsLowPort: boolean }} ServerUser */

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
  const user = process.getuid?.() === 0 ? await chooseUser(node) : undefined;
  process.exitCode = await supervise(() => runServer(node, user), { isStopping: () => isStopping, say: (line) => process.stderr.write(`${line}\n`) });
} catch (error) {
  if (error instanceof PreparationError && error.output !== '') process.stderr.write(`${error.output}\n`);
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}

/**
 * As whom the server runs when root starts it; says so, or why root does.
 *
 * @param {string} node
 * @returns {Promise<ServerUser | undefined>} undefined: root
 */
async function chooseUser(node) {
  const { stdout } = await promisify(execFile)(node, [join(root, 'server', 'chooseUser.ts')], { cwd: root, env: { ...nodeEnvironment, ...process.env } });
  /** @type {ServerUser | { reason: string }} */
  const choice = JSON.parse(stdout);
  if ('reason' in choice) process.stderr.write(`The server runs as root: ${choice.reason}\n`);
  return 'reason' in choice ? undefined : choice;
}

/**
 * @param {string} node
 * @param {ServerUser} [user]
 * @returns {Promise<import('./supervise.mjs').Ending>}
 */
function runServer(node, user) {
  const command = [...lowPortRight(user), node, ...nodeOptions, join(root, 'server', 'main.ts')];
  return new Promise((resolve, reject) => {
    server = spawn(command[0] ?? node, command.slice(1), {
      cwd: root,
      env: { ...nodeEnvironment, ...(user && { NODE_COMPILE_CACHE: user.compileCache }), ...process.env },
      ...(user && !user.bindsLowPort && { uid: user.uid, gid: user.gid }),
      // The channel tells the server when we are gone without a word (kill -9): it hears "disconnect".
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    server.once('error', (error) => reject(new Error(`The server cannot be run: ${error.message}`)));
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/**
 * Ports below 1024 are for who has the right to bind them: the server gets that one, and no other.
 *
 * @param {ServerUser} [user]
 */
function lowPortRight(user) {
  if (!user?.bindsLowPort) return [];
  const rights = '-all,+net_bind_service';
  return ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', `--inh-caps=${rights}`, `--ambient-caps=${rights}`, `--bounding-set=${rights}`, '--'];
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
