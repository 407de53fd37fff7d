import { expect, test } from 'vitest';
import { givenValues, readValues, withValue } from '#client/prompts/variables/variableValues.ts';

test('texts that were stored before there was anything else are read as texts, and what cannot be read is left out', () => {
  expect(readValues(JSON.stringify({ name: 'Ada', source: { kind: 'source', id: 's1', title: 'Curve' }, odd: { kind: 'source' }, number: 5, none: null }))).toEqual({
    name: { kind: 'text', text: 'Ada' },
    source: { kind: 'source', id: 's1', title: 'Curve' },
  });
  expect(readValues('{')).toEqual({});
  expect(readValues(null)).toEqual({});
});

test('a value that says nothing is none', () => {
  expect(withValue({ a: { kind: 'text', text: 'x' } }, 'a', { kind: 'text', text: '' })).toEqual({});
  expect(withValue({}, 'a', { kind: 'search', search: '' })).toEqual({ a: { kind: 'search', search: '' } });
});

test('only variables of the prompt are given, and searches that ask something', () => {
  const values = { a: { kind: 'text', text: 'x' }, b: { kind: 'search', search: ' ' }, c: { kind: 'collection', id: 'c1', title: 'C' }, gone: { kind: 'text', text: 'y' } } as const;
  expect(givenValues(values, ['a', 'b', 'c'])).toEqual([{ name: 'a', fill: { text: 'x' } }, { name: 'c', fill: { collectionId: 'c1' } }]);
});
