import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { truncate } from '#client/sources/item/truncate.ts';
import { previewOf } from '#client/sources/preview/previewOf.ts';

describe('how a source is previewed', () => {
  const nothing = { type: 'FILE', mimeType: null, text: '', pictureUrl: null, contentUrl: null };
  test.each([
    ['an image with a picture', { mimeType: 'image/png', pictureUrl: '/p' }, 'picture'],
    ['an image without one', { mimeType: 'image/png' }, 'none'],
    ['a PDF, also one with text', { mimeType: 'application/pdf', text: 'words' }, 'pdf'],
    ['a video', { mimeType: 'video/webm', contentUrl: '/v' }, 'video'],
    ['a recording, also one with words', { mimeType: 'audio/mpeg', contentUrl: '/a', text: 'words' }, 'audio'],
    ['a video that has not arrived', { mimeType: 'video/webm' }, 'none'],
    ['a text file', { mimeType: 'text/plain', text: 'words' }, 'text'],
    ['pasted text', { type: 'CONTENT', text: 'words' }, 'text'],
    ['a link with text', { type: 'URI', mimeType: 'text/html', text: 'words' }, 'text'],
    ['a link without', { type: 'URI', text: ' \n' }, 'link'],
    ['a zip', { mimeType: 'application/zip' }, 'none'],
  ])('%s', (_name, given, expected) => {
    expect(previewOf({ ...nothing, ...given })).toBe(expected);
  });
});

describe('the first characters of a text', () => {
  const count = (text: string) => [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

  test('are its beginning, never more than asked for and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        const first = truncate(text, length);
        expect(text.startsWith(first)).toBe(true);
        expect(count(first)).toBe(Math.min(length, count(text)));
      }),
    );
  });

  test('keep a family together', () => {
    expect(truncate('👨‍👩‍👧 and more', 1)).toBe('👨‍👩‍👧');
  });
});
