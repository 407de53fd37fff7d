import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What a first visit of a collection may load, gzipped. It is to come down to 300: lower it with whatever is saved. */
const BUDGET_KB = 380;

/** What such a visit loads: the page itself, its layouts, and the page of the collection. */
const parts = ['index.html', 'app/AppLayout.tsx', 'routes/collection/VaultLayout.tsx', 'routes/collection/CollectionPage.tsx'];

type Manifest = Record<string, { file: string; imports?: string[] }>;

test(`the first visit of a collection loads at most ${BUDGET_KB} kB of JavaScript`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'budget-'));
  try {
    // In a process of its own: a build inside a test would take React's parts for tests.
    const vite = fileURLToPath(new URL('../../bin/vite.js', import.meta.resolve('vite')));
    const config = fileURLToPath(import.meta.resolve('#client/vite.config.ts'));
    execFileSync(process.execPath, [vite, 'build', '--config', config, '--outDir', folder, '--logLevel', 'error'], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
    const loaded = new Set<string>();
    const load = (name: string) => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`${name} has no chunk of its own.`);
      if (loaded.has(chunk.file)) return;
      loaded.add(chunk.file);
      for (const imported of chunk.imports ?? []) load(imported);
    };
    for (const part of parts) load(part);

    const sizes = [...loaded].map((file) => ({ file, kB: gzipSync(readFileSync(join(folder, file))).length / 1000 }));
    const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
    const listing = sizes.toSorted((one, other) => other.kB - one.kB).map(({ file, kB }) => `${kB.toFixed(1)} ${file}`);
    expect(total, listing.join('\n')).toBeLessThanOrEqual(BUDGET_KB);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 90_000);
