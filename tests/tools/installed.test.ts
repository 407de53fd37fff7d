import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../../tools/installed.mjs';

type Packages = Record<string, object>;

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['plan9'], cpu: ['pdp11'] };

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'knowledge-vault-installed-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('what the lock file asks for, and nothing for other platforms, is enough', async () => {
  await lay(
    {
      '': {},
      'tools/node-runtime': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/here': { version: '1.0.0', optional: true, ...here },
      'node_modules/elsewhere': { version: '1.0.0', optional: true, ...elsewhere },
    },
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/here': { version: '1.0.0' } },
  );
  await expect(isInstalled(root)).resolves.toBe(true);
});

test('another version, a missing package or the packages of another platform are not enough', async () => {
  await lay({ 'node_modules/a': { version: '2.0.0' } }, { 'node_modules/a': { version: '1.0.0' } });
  await expect(isInstalled(root)).resolves.toBe(false);
  await lay({ 'node_modules/a': { version: '2.0.0' } }, {});
  await expect(isInstalled(root)).resolves.toBe(false);
  await lay({ 'node_modules/here': { version: '1.0.0', optional: true, ...here } }, {});
  await expect(isInstalled(root)).resolves.toBe(false);
});

test('nothing is installed in a bare clone', async () => {
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
  await expect(isInstalled(root)).resolves.toBe(false);
});

async function lay(wanted: Packages, present: Packages): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  await writeFile(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }));
}
