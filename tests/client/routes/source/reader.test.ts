// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { headingAt, headingsOf } from '#client/routes/source/rail/headings.ts';
import { parseReaderPreferences } from '#client/routes/source/reader/readerPreferences.ts';

describe('the outline of a text', () => {
  test('has its headings in order, from the highest level that is used', () => {
    expect(headingsOf('<h2>One</h2><p>x</p><h3>One\n a</h3><h2></h2><h2>Two</h2>')).toEqual([
      { text: 'One', level: 0 },
      { text: 'One a', level: 1 },
      { text: '', level: 0 },
      { text: 'Two', level: 0 },
    ]);
    expect(headingsOf('<p>None</p>')).toEqual([]);
  });

  test.each([
    ['before the first', [200, 900], 0],
    ['under the first', [-10, 900], 0],
    ['under the last', [-900, -10], 1],
  ])('follows the reader %s', (_where, tops, index) => {
    expect(headingAt(tops, 120)).toBe(index);
  });
});

describe('how one likes to read', () => {
  const usual = { width: 'normal', size: 18, font: 'serif' };
  test.each([
    [null, usual],
    ['not JSON', usual],
    ['null', usual],
    ['{"size":40,"width":"huge","font":1}', { ...usual, size: 22 }],
    ['{"size":3,"width":"wide","font":"sans"}', { width: 'wide', size: 16, font: 'sans' }],
  ])('is repaired from %s', (text, look) => {
    expect(parseReaderPreferences(text)).toEqual(look);
  });
});
