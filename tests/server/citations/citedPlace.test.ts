import { expect, test } from 'vitest';
import { placeOfCitation, wordsAt } from '#server/domain/citations/citedPlace.ts';
import { quoteFinderOf } from '#server/domain/citations/findQuote.ts';

const before = 'The meeting was called for the ninth of May in the old town hall. All members of the board agreed to build the bridge by 1931 at a cost of two million crowns. The minutes were signed by the mayor of the town.';
const quote = 'agreed to build the bridge by 1931 at a cost of two million crowns';
const cited = wordsAt(before, { start: before.indexOf(quote), end: before.indexOf(quote) + quote.length });

const lookUp = (text: string) => {
  const { state, place } = placeOfCitation(text, quoteFinderOf(text), cited);
  return [state, place && text.slice(place.start, place.end)];
};

test('stands where it was', () => expect(lookUp(`${before} And more.`)).toEqual(['FOUND', quote]));

test('stands elsewhere, letter by letter', () => expect(lookUp(`Minutes. ${before}`)).toEqual(['MOVED', quote]));

test('is written a little differently', () =>
  expect(lookUp(before.replace('two million', '2 million'))).toEqual(['CHANGED', quote.replace('two million', '2 million')]));

test('has other marks', () => expect(lookUp(`The minutes. ${before.replace('build the bridge', 'build  the bridge')}`)).toEqual(['CHANGED', quote.replace('build the', 'build  the')]));

test('is gone: what stands between the same words is something else', () =>
  expect(lookUp(before.replace(quote, 'went home without any decision at all, as they had done the year before'))).toEqual(['LOST', null]));

test('is gone with all around it', () => expect(lookUp('Another text altogether.')).toEqual(['LOST', null]));

test('keeps its own letters and those around it', () => {
  expect(cited.quote).toBe(quote);
  expect(before).toContain(cited.prefix + cited.quote + cited.suffix);
  expect(cited.prefix.length).toBeLessThanOrEqual(96);
});
