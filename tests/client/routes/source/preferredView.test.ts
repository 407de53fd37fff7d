import { expect, test } from 'vitest';
import { contentViewOf } from '#client/routes/source/contentView.ts';
import { parsePreferredViews } from '#client/routes/source/preferredView.ts';

test.each([
  [null, { pdf: 'original', csv: 'original', image: 'original' }],
  ['{"pdf":"reader"}', { pdf: 'reader', csv: 'original', image: 'original' }],
  ['{"text":"original","pdf":"upside down","__proto__":"reader","exe":"original"}', { pdf: 'original', csv: 'original', image: 'original', text: 'original' }],
  ['null', { pdf: 'original', csv: 'original', image: 'original' }],
  ['no JSON', { pdf: 'original', csv: 'original', image: 'original' }],
])('%s is remembered as %j', (stored, views) => {
  expect(parsePreferredViews(stored)).toEqual(views);
});

test('the address comes before what one likes, and what is not there is passed over', () => {
  expect(contentViewOf('markdown', ['reader', 'original', 'markdown'], 'original')).toBe('markdown');
  expect(contentViewOf(null, ['reader', 'original'], 'original')).toBe('original');
  expect(contentViewOf('original', ['reader'], 'original')).toBe('reader');
  expect(contentViewOf(null, ['original'], 'reader')).toBe('original');
});
