import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { prepare } from '../../../tools/prepare.mjs';
import { root } from '../../../tools/run.mjs';

/** The client that `npm start` serves: built only if it is older than its sources. */
const folder = join(root, 'dist', 'client');

beforeAll(async () => {
  await prepare(() => undefined, ['web-client']);
});

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The scripts of a first visit, as the page names them: those of every page, and those of its route. */
function scriptsAt(path: string): string[] {
  const page = read('index.html');
  const everywhere = [...page.matchAll(/(?:<script type="module"|<link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+)"/g)].map(([, file]) => file ?? '');
  const preloads = JSON.parse(read('preloads.json')) as [string, string[]][];
  const own = preloads.find(([pattern]) => new RegExp(pattern).test(path));
  if (!own) throw new Error(`Nothing is preloaded at ${path}.`);
  return [...everywhere, ...own[1]];
}

// In kB, gzipped: what a first visit may weigh (docs/decisions/first-visit.md). The fixed libraries alone are 170.
test.each([
  ['/login', 221],
  ['/dashboard', 260],
  ['/collection', 260],
  ['/collection/collection_reading', 312],
])('the first visit of %s loads at most %s kB of JavaScript', (path, budget) => {
  const sizes = scriptsAt(path).map((file) => ({ file, kB: gzipSync(read(file)).length / 1000 }));
  const total = sizes.reduce((sum, { kB }) => sum + kB, 0);
  const listing = sizes.toSorted((one, other) => other.kB - one.kB).map(({ file, kB }) => `${kB.toFixed(1)} ${file}`);
  expect(total, `${total.toFixed(1)} kB\n${listing.join('\n')}`).toBeLessThanOrEqual(budget);
  expect(total).toBeGreaterThan(170);
});

/** What is loaded only when it is wanted, known by words that only it has. */
test.each([
  ['the viewer of PDFs', 'pdf.worker'],
  ['the editor of notes', 'cm-editor'],
  ['the SDK of the identity provider', 'identitytoolkit'],
  ['uploads', 'Tus-Resumable'],
  ['toasts', '[data-sonner-toaster]['],
  ['the palette', 'cmdk-'],
  ['dragging', 'DndDescribedBy'],
  ['lists to choose from', 'radix-select'],
  ['the reader of sources', 'CSS.highlights'],
  ['live changes', 'graphql-transport-ws'],
])('no first visit loads %s', (_what, words) => {
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => read(join('assets', file)).includes(words))).not.toEqual([]);
  const routes = ['/login', '/dashboard', '/collection', '/collection/collection_reading'];
  expect(routes.filter((path) => scriptsAt(path).some((file) => read(file).includes(words)))).toEqual([]);
});

test('messages are parsed when the client is built, and the parser stays away', () => {
  const scripts = scriptsAt('/collection/collection_reading').map(read);
  expect(scripts.some((script) => script.includes('uncompiled message'))).toBe(true);
  expect(scripts.filter((script) => /defaultMessage:\s*["'`]/.test(script))).toEqual([]);
});
