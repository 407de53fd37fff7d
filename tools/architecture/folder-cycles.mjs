import { dirname } from 'node:path/posix';

/** Where no folder imports one that imports it back, by whatever way. */
const acyclic = /^(client|server)\//;
const generated = /\/(__)?generated(__)?(\/|$)/;

/**
 * The imports that close a circle of folders. A folder is the files directly in it: what lies below it is another.
 * (dependency-cruiser's own rule for folders counts what lies below as part of it, and does not see those circles.)
 *
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @returns {{ from: string, to: string }[]} each file with the one it imports
 */
export function findFolderCycles(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => ({ from: source, to: resolved }))
      .filter(({ from, to }) => [from, to].every((file) => acyclic.test(file) && !generated.test(file)) && dirname(from) !== dirname(to)),
  );
  /** @type {Map<string, Set<string>>} */
  const importsOf = new Map();
  for (const { from, to } of imports) importsOf.set(dirname(from), (importsOf.get(dirname(from)) ?? new Set()).add(dirname(to)));
  const reaches = (/** @type {string} */ start, /** @type {string} */ end, seen = new Set([start])) => {
    for (const folder of importsOf.get(start) ?? []) {
      if (folder === end) return true;
      if (!seen.has(folder) && reaches(folder, end, seen.add(folder))) return true;
    }
    return false;
  };
  return imports.filter(({ from, to }) => reaches(dirname(to), dirname(from)));
}
