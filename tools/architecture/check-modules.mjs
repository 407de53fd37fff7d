import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { findFolderCycles } from './folder-cycles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rules = fileURLToPath(new URL('../../tests/architecture/importRules.cjs', import.meta.url));
const folders = ['server', 'client', 'prisma', 'mcp', 'tests', 'tools'];

const noFolderCycles = {
  rule: 'no-folder-cycles',
  why: 'Folders that import each other are one folder in two: neither can be read or moved without the other. Put what both need into a third, or move the file to where it belongs.',
};

/**
 * The imports of a tree that tests/architecture/modules.cjs forbids, and those that make folders import each other.
 *
 * @param {string} tree a folder laid out as the project is
 * @returns {Promise<{ rule: string, why: string, from: string, to: string }[]>}
 */
export async function findBreaches(tree) {
  const options = await extractOptions(rules);
  const { output } = await cruise(folders, { ...options, validate: true, baseDir: tree });
  if (typeof output === 'string') throw new Error(output);
  const why = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
  const breaches = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    why: why.get(rule.name) ?? '',
    from,
    to: cycle?.map(({ name }) => name).join(' → ') ?? to,
  }));
  return [...breaches, ...findFolderCycles(output.modules).map((breach) => ({ ...noFolderCycles, ...breach }))];
}

async function main() {
  const breaches = await findBreaches(root);
  for (const [rule, all] of Map.groupBy(breaches, (breach) => breach.rule)) {
    console.error(`${rule}: ${all[0]?.why}`);
    for (const { from, to } of all) console.error(`  ${from} → ${to}`);
  }
  console.error(breaches.length === 0 ? 'Every import is allowed.' : `${breaches.length} imports are not allowed.`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
