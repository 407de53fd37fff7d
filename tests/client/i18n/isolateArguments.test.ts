import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { loadCatalogue, type Catalogue } from '#client/i18n/catalogues.ts';
import { withIsolatedArguments } from '#client/i18n/isolateArguments.ts';

const texts: Catalogue = {
  moved: '{count, plural, one {הועבר אל {name}} other {# הועברו אל <b>{name}</b>}}',
  role: '{role, select, none {{name}} other {{name}, {role}}}',
  plain: 'שלום',
};
const asParsed = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])) as unknown as Catalogue;

describe.each([
  ['as written', texts],
  ['as parsed for the built client', asParsed],
])('names in a text that reads from right to left, %s', (_how, given) => {
  const intl = createIntl({ locale: 'he', messages: withIsolatedArguments(given) });
  const say = (id: string, values: Record<string, string | number>) => intl.formatMessage({ id }, { ...values, b: (parts) => parts.join('') });

  it('are kept apart, at any depth', () => {
    expect(say('moved', { count: 1, name: 'C++ (2026)' })).toBe('הועבר אל \u2068C++ (2026)\u2069');
    expect(say('moved', { count: 4, name: 'C++' })).toBe('4 הועברו אל \u2068C++\u2069');
    expect(say('role', { role: 'none', name: 'Ada' })).toBe('\u2068Ada\u2069');
  });

  it('and nothing else is changed', () => {
    expect(say('plain', {})).toBe('שלום');
    expect(Object.keys(withIsolatedArguments(given))).toEqual(Object.keys(texts));
  });
});

it.each([
  ['ar', true],
  ['he', true],
  ['es', false],
] as const)('the catalogue of %s keeps names apart: %s', async (locale, isApart) => {
  const catalogue = await loadCatalogue(locale);
  expect(String(catalogue['sources.alreadyIn']).includes('\u2068{name}\u2069')).toBe(isApart);
});
