import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsOf, fold, wordsOf } from '#server/domain/search/words.ts';

const words = (text: string) => [...wordsOf(text)].map(({ word }) => word);

test.each([
  ['Müller', 'muller'],
  ['MU\u0308LLER', 'muller'],
  ['Ｍｕｌｌｅｒ', 'muller'],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Ελλάς', 'ελλασ'],
  ['ΕΛΛΆΣ', 'ελλασ'],
  ['İstanbul', 'istanbul'],
  ['ﬁle', 'file'],
  ['がくせい', 'がくせい'],
  ['한국어', '한국어'],
  ['हिन्दी', 'हिन्दी'],
])('%s is searched as %s', (written, folded) => {
  expect(fold(written)).toBe(folded);
});

test('letters and digits make words, everything else parts them', () => {
  expect(words('Deep-work: rules, 2nd ed. — https://example.org/a_b?c=1')).toEqual(['deep', 'work', 'rules', '2nd', 'ed', 'https', 'example', 'org', 'a', 'b', 'c', '1']);
});

test('Chinese and Japanese are cut into words', () => {
  expect(words('人工智能研究')).toEqual(expect.arrayContaining(['研究']));
  expect(words('東京都の大学')).toContain('大学');
  expect(words('GPT-4 と人工知能')).toEqual(expect.arrayContaining(['gpt', '4']));
});

test('the ends of a word are its parts, not shorter than three letters where words are parted by spaces', () => {
  expect([...endsOf('memory')]).toEqual(['memory', 'emory', 'mory', 'ory']);
  expect([...endsOf('ab')]).toEqual(['ab']);
  expect([...endsOf('研究室')]).toEqual(['研究室', '究室', '室']);
});

test('a word stands where it says, and folding again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      let at = 0;
      for (const { word, start, end } of wordsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        expect(word).toBe(fold(text.slice(start, end)));
        expect(fold(word)).toBe(word);
        at = end;
      }
    }),
    { numRuns: 300 },
  );
});
