// Says whether the message catalogues tell the truth: en.json is what the code says, and every other language has
// exactly the same keys with the same arguments. The texts of an area that has a folder, such as prompts/, stand there:
// they are loaded with the area. Prints each difference; exit code 1 when there is any. With --write it first writes
// en.json from the code.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl } from 'react-intl';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'client/i18n/messages');

/**
 * The kinds of parts in a parsed message.
 *
 * @type {Record<number, string>}
 */
const kinds = { 1: 'text', 2: 'number', 3: 'date', 4: 'time', 5: 'select', 6: 'plural', 8: 'tag' };

/** @typedef {{ type: number, value: string, options?: Record<string, { value: Part[] }>, children?: Part[] }} Part */
/** @typedef {Record<string, string>} Catalogue */

/**
 * The arguments of a message, each with its kind; a select also with its cases, as the code chooses among them.
 *
 * @param {string} message
 * @param {string} locale
 */
export function argumentsOf(message, locale) {
  const intl = createIntl({ locale });
  const parsed = intl.formatters.getMessageFormat(message, locale, undefined, { formatters: intl.formatters }).getAst();
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {Part[]} */ parts) => {
    for (const part of parts) {
      const kind = kinds[part.type];
      if (!kind) continue;
      const cases = part.type === 5 ? `(${Object.keys(part.options ?? {}).sort().join('|')})` : '';
      found.add(`${part.value}: ${kind}${cases}`);
      for (const option of Object.values(part.options ?? {})) visit(option.value);
      visit(part.children ?? []);
    }
  };
  visit(/** @type {Part[]} */ (parsed));
  return [...found].sort();
}

/**
 * What differs between the source catalogue and a translation, as lines.
 *
 * @param {Catalogue} source
 * @param {Catalogue} translation
 * @param {string} locale Where an area has its own: `area/locale`.
 */
export function compareCatalogues(source, translation, locale) {
  const language = basename(locale);
  const missing = Object.keys(source).filter((key) => !(key in translation));
  const surplus = Object.keys(translation).filter((key) => !(key in source));
  const changed = Object.keys(source).flatMap((key) => {
    const [original, translated] = [source[key], translation[key]];
    if (!original || !translated) return [];
    const [wanted, given] = [argumentsOf(original, 'en'), argumentsOf(translated, language)].map((all) => all.join(', '));
    return wanted === given ? [] : [`${locale}.json: ${key} takes {${given}} but should take {${wanted}}`];
  });
  return [
    ...missing.map((key) => `${locale}.json: ${key} is missing ("${source[key]}")`),
    ...surplus.map((key) => `${locale}.json: ${key} is no longer used`),
    ...changed,
  ];
}

/**
 * @param {string} file
 * @returns {Catalogue}
 */
function readCatalogue(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The areas that have catalogues of their own: their keys begin with the name. */
const areas = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The part of a catalogue that stands in a folder: that of an area, or '' for what every page loads.
 *
 * @param {Catalogue} catalogue
 * @param {string} area
 * @returns {Catalogue}
 */
export function partOf(catalogue, area) {
  const isOf = (/** @type {string} */ key, /** @type {string} */ name) => key.startsWith(`${name}.`);
  return Object.fromEntries(Object.entries(catalogue).filter(([key]) => (area === '' ? !areas.some((name) => isOf(key, name)) : isOf(key, area))));
}

const formatjs = fileURLToPath(import.meta.resolve('@formatjs/cli/bin/formatjs'));

/**
 * Writes what the code says. Answers what stands in two places under one key with different words, as lines: a catalogue has only one of them.
 *
 * @param {string} out
 * @returns {string[]}
 */
function extract(out) {
  const ignored = ['client/__generated__/**', 'client/**/*.d.ts'].flatMap((files) => ['--ignore', files]);
  const how = ['--format', 'simple', '--out-file', out];
  const { status, stderr } = spawnSync(process.execPath, [formatjs, 'extract', 'client/**/*.{ts,tsx}', ...ignored, ...how], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stderr.split('\n').filter((line) => line.includes('Duplicate message id'));
}

function extractAside() {
  const workplace = mkdtempSync(join(tmpdir(), 'messages-'));
  try {
    const out = join(workplace, 'en.json');
    const doubled = extract(out);
    return { source: readCatalogue(out), doubled };
  } finally {
    rmSync(workplace, { recursive: true });
  }
}

function main() {
  const { source, doubled } = extractAside();
  const committed = readCatalogue(join(folder, 'en.json'));
  const isStale = JSON.stringify(source) !== JSON.stringify(committed);
  const locales = readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== 'en.json')
    .map((file) => file.replace(/\.json$/, ''));
  const differences = [
    ...doubled,
    ...(isStale ? ['en.json is not what the code says: run `npm run messages`'] : []),
    ...['', ...areas].flatMap((area) => locales.flatMap((locale) => compareCatalogues(partOf(source, area), readCatalogue(join(folder, area, `${locale}.json`)), join(area, locale)))),
  ];
  for (const difference of differences) console.error(difference);
  console.error(differences.length === 0 ? `${Object.keys(source).length} messages agree.` : `${differences.length} differences.`);
  process.exitCode = differences.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) extract(join(folder, 'en.json'));
  main();
}
