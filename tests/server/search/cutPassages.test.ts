import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutPassages } from '#server/domain/search/cutPassages.ts';
import { wordsOf } from '#server/domain/search/words.ts';

const count = (text: string) => [...wordsOf(text)].length;
const cut = (text: string, language: string | null = 'en', headings: readonly string[] = []) => cutPassages(text, language, headings).map((passage) => ({ ...passage, text: text.slice(passage.start, passage.end) }));
const sentence = (words: number, first = 'Alpha') => `${first} ${Array.from({ length: words - 1 }, (_, at) => `word${at}`).join(' ')}.`;

/** Texts as they come: sentences of many lengths, lines, other scripts, pairs of surrogates, nothing but signs. */
const texts = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.integer({ min: 1, max: 200 }).map((words) => sentence(words)),
        fc.constantFrom('人工智能研究的历史很长。它的方法很多。', '東京都立図書館は日本最大の公立図書館である。', 'ห้องสมุดแห่งชาติเป็นห้องสมุดที่ใหญ่ที่สุด', '𝒜 𝓁𝓁𝓁 😀 family 👨‍👩‍👧.', '— … !!! —', 'مكتبة الإسكندرية قديمة جدا.', 'Dr. Smith of 3.14 said: “No.” He left.'),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
      ),
      fc.constantFrom(' ', '\n', '\n\n', '\t', '  \n'),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.flat().join(''));

test('whatever the text, passages quote it letter by letter, in order, without overlaps, and every word is in one', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('en', 'zh-Hans', 'ja', 'th', null, 'not a language'), (text, language) => {
      let behind = 0;
      let words: string[] = [];
      for (const { start, end } of cutPassages(text, language)) {
        expect(start).toBeGreaterThanOrEqual(behind);
        expect(end).toBeGreaterThan(start);
        expect(count(text.slice(behind, start))).toBe(0);
        words = [...words, ...[...wordsOf(text.slice(start, end))].map(({ word }) => word)];
        behind = end;
      }
      expect(count(text.slice(behind))).toBe(0);
      expect(behind).toBeLessThanOrEqual(text.length);
      expect(words).toEqual([...wordsOf(text)].map(({ word }) => word));
    }),
    { numRuns: 150 },
  );
});

test('passages have 80 to 160 words, all but the last', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 240 }), { minLength: 1, maxLength: 30 }), fc.constantFrom(' ', '\n'), (lengths, between) => {
      const sizes = cut(lengths.map((words) => sentence(words)).join(between)).map(({ text }) => count(text));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(160);
      for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThanOrEqual(80);
    }),
    { numRuns: 100 },
  );
});

test('they end where sentences end, and with a paragraph where that makes enough words', () => {
  const text = `${sentence(50)} ${sentence(40)}\n${sentence(60)} ${sentence(60)} ${sentence(60)}`;
  expect(cut(text).map((passage) => count(passage.text))).toEqual([90, 120, 60]);
  expect(cut(text).every((passage) => passage.text.endsWith('.'))).toBe(true);
});

test('the words of Chinese and Thai are counted, not the letters or the lines', () => {
  const chinese = '人工智能研究的历史很长，科学家提出了很多方法。'.repeat(40);
  const sizes = cut(chinese, 'zh').map((passage) => count(passage.text));
  expect(sizes.length).toBeGreaterThan(2);
  for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThanOrEqual(80);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(160);
});

test('a heading begins a passage, stands above what follows, and is found in a note with its marks', () => {
  const text = `Before.\n# The First\n${sentence(90)} ${sentence(30)}\n\nThe Second\n${sentence(100)}`;
  expect(cut(text, 'en', ['The First', 'The Second']).map(({ heading, text: quoted }) => [heading, quoted.slice(0, 10)])).toEqual([
    ['The First', 'Before.\n# '],
    ['The Second', 'The Second'],
  ]);
});

test('a text without words has no passages', () => {
  expect(cut('')).toEqual([]);
  expect(cut(' … \n — ')).toEqual([]);
});
