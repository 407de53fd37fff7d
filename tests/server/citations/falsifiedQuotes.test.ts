import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { countQuotes } from '#tests/support/falsifiedQuotes.ts';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const pages = ['', 'decisions/'].flatMap((folder) => readdirSync(docs + folder).filter((name) => name.endsWith('.md')).sort().map((name) => readFileSync(`${docs}${folder}${name}`, 'utf8')));

// So many that no page of the documents decides: the shares are those of three thousand, within a percent.
test('of three thousand quotes with another number, name, "not" or word none is shown as cited; faithful copies are', () => {
  const { falsified, shown, copies, missed, sentences, doubted } = countQuotes(pages, { seed: 18, wanted: 3_000, language: 'en' });
  expect(falsified).toBe(3_000);
  expect(shown).toEqual([]);
  expect(copies).toBeGreaterThanOrEqual(3_000);
  expect(missed.length / copies, missed.join('\n')).toBeLessThanOrEqual(0.007);
  // Who says exactly what is quoted is borne out; who changes it then is found out, but for single other words.
  expect(doubted).toEqual([]);
  for (const [kind, least] of [['number', 0.95], ['name', 0.9], ['not', 0.9]] as const) {
    const { said, supported } = sentences[kind];
    expect(said, kind).toBeGreaterThanOrEqual(50);
    expect(1 - supported / said, kind).toBeGreaterThanOrEqual(least);
  }
});
