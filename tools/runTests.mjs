import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './checks.mjs';
import { ensureChromium } from './chromium.mjs';
import { PreparationError, prepare } from './prepare.mjs';
import { root, run } from './run.mjs';
import { tallyReport } from './tally.mjs';

const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

const total = { passed: 0, failed: 0 };

// Everything that is otherwise a sample, whole: see tests/support/sample.ts.
if (process.argv.includes('--long')) process.env.TEST_LONG = '1';

try {
  const node = await prepare((line) => say(`${line} …`));
  process.env.CHROMIUM_PATH = ensureChromium((line) => say(`${line} …`));
  // Checks keep a core busy, tests wait a lot: together they take less time than one after the other.
  await Promise.all([counted(runChecks(say, { atOnce: 1 })), counted(runVitest(node))]);
} catch (error) {
  sayFailed(error);
}

process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
say(`\n${total.passed} passed, ${total.failed} failed`);

/** @param {Promise<{ passed: number, failed: number }>} part */
async function counted(part) {
  try {
    const { passed, failed } = await part;
    total.passed += passed;
    total.failed += failed;
  } catch (error) {
    sayFailed(error);
  }
}

/** @param {unknown} error */
function sayFailed(error) {
  if (error instanceof PreparationError && error.output !== '') say(error.output);
  say(/** @type {Error} */ (error).message);
  total.failed += 1;
}

/** @param {string} node @returns {Promise<{ passed: number, failed: number }>} */
async function runVitest(node) {
  const folder = await mkdtemp(join(tmpdir(), 'knowledge-vault-report-'));
  try {
    const file = join(folder, 'report.json');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await run(node, [vitest, 'run', '--config', 'tests/vitest.config.ts', ...reporters]);
    const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
    const { passed, failed, complaints } = tallyReport(report, code === 0);
    for (const complaint of complaints) say(complaint);
    return { passed, failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
