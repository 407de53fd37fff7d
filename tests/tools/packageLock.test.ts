import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';

interface Package {
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('the lock file has every package that a package asks for, also of other platforms: npm ci refuses it otherwise', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Package> };
  const missing = Object.entries(packages).flatMap(([path, { link, dependencies, optionalDependencies }]) =>
    link === true ? [] : Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isFound(name, path)),
  );
  expect(missing).toEqual([]);

  /** As Node looks for packages: in the folder itself, and in each around it. */
  function isFound(name: string, from: string): boolean {
    if ((from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`) in packages) return true;
    return from !== '' && isFound(name, from.includes('/node_modules/') ? from.slice(0, from.lastIndexOf('/node_modules/')) : '');
  }
});
