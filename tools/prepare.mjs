import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { findNode, isInstalled } from './installed.mjs';
import { withLock } from './lock.mjs';
import { root, run, runNpm } from './run.mjs';

const stamps = join(root, 'node_modules', '.knowledge-vault');
const client = join(root, 'dist', 'client');

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} line said when it begins
 * @property {string[]} inputs files and folders of the clone; it is done again when one of them changes
 * @property {string} output is there when it is done
 * @property {() => Promise<boolean>} [isDone] whether somebody did it by hand
 * @property {() => Promise<void>} work
 */

/**
 * What has to be there before the server or the tests can run, in this order.
 *
 * @type {Step[]}
 */
const steps = [
  {
    name: 'packages',
    line: 'Installing the packages (a minute or two, once)',
    inputs: ['package.json', 'package-lock.json', 'tools/node-runtime/package.json'],
    output: join(root, 'node_modules', '.package-lock.json'),
    isDone: () => isInstalled(root),
    work: installPackages,
  },
  {
    name: 'database-client',
    line: 'Generating the database client',
    inputs: ['prisma/schema.prisma', 'package-lock.json'],
    output: join(root, 'server', 'platform', 'db', 'generated', 'client.ts'),
    work: generateDatabaseClient,
  },
  {
    name: 'web-client',
    line: 'Building the web client',
    inputs: ['client', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
    output: join(client, 'index.html'),
    work: buildWebClient,
  },
];

/** A step that did not work: one line for the person, and what the tool said. */
export class PreparationError extends Error {
  /** @param {string} message @param {string} output */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * Installs, generates and builds what is missing or older than its inputs; costs next to nothing when nothing is.
 * Several processes may do this at once in one clone: one works, the others wait. A step that was broken off is done
 * again by the next.
 *
 * @param {(line: string) => void} say one line for each step that takes time
 * @param {string[]} [names] of the steps that are wanted; all of them if not said
 * @returns {Promise<string>} the Node to run everything else with
 * @throws {PreparationError}
 */
export async function prepare(say, names) {
  const wanted = steps.filter(({ name }) => names?.includes(name) ?? true);
  if (!(await isEverythingDone(wanted))) {
    const lock = join(root, 'dist', '.prepare.lock');
    await withLock(lock, () => say('Waiting for another start in this folder'), () => workThrough(wanted, say));
  }
  return ownNode();
}

/** @param {Step[]} wanted */
async function isEverythingDone(wanted) {
  for (const step of wanted) if (!(await isDone(step, await fingerprint(step)))) return false;
  return true;
}

/** @param {Step[]} wanted @param {(line: string) => void} say */
async function workThrough(wanted, say) {
  for (const step of wanted) {
    const mark = await fingerprint(step);
    if (await isDone(step, mark)) continue;
    if (!(await step.isDone?.())) {
      say(step.line);
      await step.work();
    }
    await mkdir(stamps, { recursive: true });
    await writeFile(join(stamps, step.name), mark);
  }
}

/** @param {Step} step @param {string} mark */
async function isDone(step, mark) {
  if (!existsSync(step.output)) return false;
  return (await readFile(join(stamps, step.name), 'utf8').catch(() => undefined)) === mark;
}

/**
 * Tells apart any two states of the step's inputs, and platforms, whose packages differ.
 *
 * @param {Step} step
 */
async function fingerprint(step) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  for (const input of step.inputs) {
    for (const file of await filesOf(join(root, input))) {
      hash.update(`${relative(root, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** @param {string} path */
async function filesOf(path) {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries === undefined) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function installPackages() {
  // No install scripts: what we use of them (Prisma's engines, PostgreSQL's links) is done without a download.
  const words = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--include=dev', '--include=optional'];
  const { code, output } = await runNpm(words, { isSilent: true });
  if (code === 0) return;
  const isReason = (/** @type {string} */ line) => /^npm (error|ERR!) ./.test(line) && !/complete log|^npm \S+ (code|errno|syscall) /i.test(line);
  const reason = output.split('\n').find(isReason)?.replace(/^npm (error|ERR!) /, '') ?? `npm ci ended with ${code}`;
  throw new PreparationError(`The packages could not be installed: ${reason} (is the npm registry reachable?)`);
}

async function generateDatabaseClient() {
  const { code, output } = await run(ownNode(), [join(root, 'node_modules', 'prisma', 'build', 'index.js'), 'generate'], {
    // Prisma would download a schema engine, which generating does not use: any program will do.
    isSilent: true,
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1', CHECKPOINT_DISABLE: '1' },
  });
  if (code !== 0) throw new PreparationError('The database client could not be generated from prisma/schema.prisma', output);
}

/**
 * Built aside and moved into place, so that a build that was broken off leaves the last one whole. Each build has a
 * place of its own, because the tool of one that was killed may still be writing.
 */
async function buildWebClient() {
  const dist = dirname(client);
  for (const name of await readdir(dist)) {
    if (/^client\.(old|\d+)$/.test(name)) await rm(join(dist, name), { recursive: true, force: true });
  }
  const draft = `${client}.${process.pid}`;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const words = ['build', '--config', join(root, 'client', 'vite.config.ts'), '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
  // Started by a test it would be built as for tests: with React for development, three times slower.
  const { code, output } = await run(ownNode(), [vite, ...words], { isSilent: true, env: { NODE_ENV: 'production' } });
  if (code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new PreparationError('The web client could not be built', output);
  }
  if (existsSync(client)) await rename(client, `${client}.old`);
  await rename(draft, client);
  await rm(`${client}.old`, { recursive: true, force: true });
}

function ownNode() {
  const node = findNode(root);
  if (node === undefined || !existsSync(node)) {
    throw new PreparationError(`There is no Node 24 package for this platform (${process.platform}-${process.arch})`);
  }
  return node;
}
