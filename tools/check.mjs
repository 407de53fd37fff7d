import { runChecks } from './checks.mjs';
import { PreparationError, prepare } from './prepare.mjs';

/**
 * node tools/check.mjs              every check: types, lint, modules, what is unused, what is generated
 * node tools/check.mjs types lint   those whose names begin so
 */
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);

try {
  await prepare((line) => say(`${line} …`), ['packages', 'database-client']);
  const { passed, failed } = await runChecks(say, { only: process.argv.slice(2) });
  say(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (error instanceof PreparationError && error.output !== '') say(error.output);
  say(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
