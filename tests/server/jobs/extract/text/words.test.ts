import { describe, expect, it } from 'vitest';
import { countWords, oneLine, readingMinutes, shorten } from '#server/jobs/extract/text/words.ts';

describe('countWords', () => {
  it.each([
    ['en', "It's one, two - three!", 4],
    ['de', 'Der Zug fährt um 12:30 Uhr.', 7],
    ['ja', '今日は良い天気です。', 5],
    ['th', 'สวัสดีชาวโลก', 3],
    [null, '', 0],
  ])('in %s: %s', (language, text, words) => expect(countWords(text, language)).toBe(words));
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [230, 1],
    [1150, 5],
  ])('of %i words', (words, minutes) => expect(readingMinutes(words)).toBe(minutes));
});

describe('oneLine', () => {
  it('joins lines and drops what cannot be seen', () => expect(oneLine(' a\n\tb\u0000\u200b c ')).toBe('a b c'));
  it('is null for nothing', () => expect(oneLine(' \n')).toBeNull());
});

describe('shorten', () => {
  it('leaves what is short', () => expect(shorten('abc', 3)).toBe('abc'));
  it('cuts between words', () => expect(shorten('one two, three', 10)).toBe('one two…'));
  it('does not cut a character in half', () => expect(shorten('x😀😀', 3)).toBe('x…'));
});
