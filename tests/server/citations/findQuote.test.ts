import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteFinderOf } from '#server/domain/citations/findQuote.ts';

const textOf = (text: string, quote: string, around: { readonly prefix?: string; readonly suffix?: string } = {}) => {
  const place = quoteFinderOf(text).find({ quote, ...around });
  return place && text.slice(place.start, place.end);
};

describe('a quote is found where only its form differs', () => {
  test.each([
    ['white space', 'The cat\n  sat on\tthe mat.', 'cat sat on the mat', 'cat\n  sat on\tthe mat'],
    ['case', 'THE RIVER Elbe rises.', 'The river elbe', 'THE RIVER Elbe'],
    ['quotation marks', 'She said: „it’s «done»“ twice.', `"it's "done""`, '„it’s «done»“'],
    ['dashes', 'from 1939–1945, at sea', '1939-1945', '1939–1945'],
    ['a word parted at the end of a line', 'an inter-\nnational court', 'international court', 'inter-\nnational court'],
    ['a hyphen of its own at the end of a line', 'a well-\nknown court', 'well-known court', 'well-\nknown court'],
    ['soft hyphens', 'Donau\u00ADdampf\u00ADschiff fährt', 'Donaudampfschiff', 'Donau\u00ADdampf\u00ADschiff'],
    ['ligatures and width', 'the ﬁrst ＡＢＣ', 'first abc', 'ﬁrst ＡＢＣ'],
    ['letters in parts', 'Cafe\u0301 Mu\u0308ller', 'Café Müller', 'Cafe\u0301 Mu\u0308ller'],
    ['Chinese, within a sentence', '他出生于1879年的乌尔姆。', '出生于1879年', '出生于1879年'],
    ['Arabic', 'ولد في مدينة أولم', 'مدينة أولم', 'مدينة أولم'],
    ['pieces in order', 'The committee, after long talks, agreed to the plan of May.', 'The committee, after … to the plan', 'The committee, after long talks, agreed to the plan'],
    ['dots that stand in the text', 'And so... it ended there.', 'so... it ended', 'so... it ended'],
  ])('%s', (_, text, quote, expected) => {
    expect(textOf(text, quote)).toBe(expected);
  });
});

describe('a quote that says something else is not found', () => {
  test.each([
    ['another number', 'It cost 1,500 crowns.', 'It cost 1,400 crowns'],
    ['a part of a number', 'It cost 1.5 crowns.', '5 crowns'],
    ['the beginning of a number', 'It cost 1.5 crowns, they say.', 'It cost 1'],
    ['a number without its sign', 'It was −5 degrees.', '5 degrees'],
    ['a part of a word', 'She was unable to walk.', 'able to walk'],
    ['half of a word with a hyphen', 'It is non-toxic to fish.', 'toxic to fish'],
    ['a word without its not', "They can't swim.", 'They can'],
    ['a "not" more', 'The plan was approved.', 'The plan was not approved'],
    ['another name', 'Marie Curie found it.', 'Pierre Curie found it'],
    ['other letters', 'He was wrong', 'He was wróng'],
    ['pieces in another order', 'First came the rain, then came the long drought.', 'then came the … First came the'],
    ['pieces of too few words', 'It is not, as some say, true.', 'It is … true'],
    ['nothing', 'Some words', ' '],
  ])('%s', (_, text, quote) => {
    expect(textOf(text, quote)).toBeNull();
  });
});

test('of several places the one with the same words around it is found', () => {
  const text = 'In May the ship left. In June the ship left. In July the ship left.';
  expect(quoteFinderOf(text).find({ quote: 'the ship left', prefix: 'In June ', suffix: '. In July' })?.start).toBe(text.indexOf('June') + 5);
  expect(quoteFinderOf(text).find({ quote: 'the ship left' })?.start).toBe(7);
});

test('a quote is looked for within a part of the text only, if one is given', () => {
  const text = 'the ship left and the ship came';
  const finder = quoteFinderOf(text);
  expect(finder.find({ quote: 'the ship' }, { start: 10, end: text.length })?.start).toBe(18);
  expect(finder.find({ quote: 'the ship left' }, { start: 10, end: text.length })).toBeNull();
});

const words = fc.array(fc.constantFrom('river', 'Elbe', 'ﬁrst', 'naïve', 'cafe\u0301', '1,500', '−5', '„so“', "can't", 'well-known', '他出生', 'مدينة', '👩‍🚀', '½'), { minLength: 1, maxLength: 40 });
const gaps = fc.constantFrom(' ', '\n', '  ', '\u00A0', '\u200B ', ', ', '. ');

test('what is cut from a text between words is found in it, and what is found is its own letters', () => {
  fc.assert(
    fc.property(words, fc.array(gaps, { minLength: 40, maxLength: 40 }), fc.nat(), fc.nat(), (all, between, from, count) => {
      const text = all.map((word, at) => word + (between[at] ?? ' ')).join('');
      const first = from % all.length;
      const last = first + (count % (all.length - first));
      const start = all.slice(0, first).reduce((length, word, at) => length + word.length + (between[at] ?? ' ').length, 0);
      const quote = text.slice(start).slice(0, all.slice(first, last + 1).reduce((length, word, at) => length + word.length + (between[first + at] ?? ' ').length, 0) - (between[last] ?? ' ').length);
      const place = quoteFinderOf(text).find({ quote, prefix: text.slice(0, start), suffix: text.slice(start + quote.length) });
      expect(place && text.slice(place.start, place.end)).toBe(quote);
    }),
  );
});

test('a text of a million characters is folded once for many quotes', () => {
  const text = Array.from({ length: 100_000 }, (_, n) => `word${n} `).join('');
  const finder = quoteFinderOf(text);
  for (let n = 0; n < 200; n += 1) expect(finder.find({ quote: `word${n * 400} word${n * 400 + 1}` })).not.toBeNull();
});
