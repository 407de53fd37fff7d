import { type QuoteFinder, quoteFinderOf } from '../citations/findQuote.ts';
import type { RankedPassage } from '../search/rankPassages.ts';
import type { QuotedPlace } from './addStatement.ts';

/** A quote as a model writes it. */
export interface ClaimedQuote {
  /** Which of the passages, from 0; null for one that is not there. */
  readonly passage: number | null;
  readonly quote: string;
}

/** Fewer words stand everywhere; more are no quote but a copy. */
const [fewestWords, mostWords] = [5, 80];
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Finds quotes in these passages, letter by letter after folding: in the one that is named, else in the others, best first; else nowhere. */
export function createQuotePlacer(passages: readonly RankedPassage[]): (claimed: ClaimedQuote) => QuotedPlace | null {
  const finders = new Map<number, QuoteFinder>();
  const finderOf = (at: number, text: string): QuoteFinder => {
    const finder = finders.get(at) ?? quoteFinderOf(text);
    finders.set(at, finder);
    return finder;
  };
  return ({ passage: named, quote }) => {
    const words = countWords(quote);
    if (words < fewestWords || words > mostWords) return null;
    const order = [...passages.keys()].sort((one, other) => Number(other === named) - Number(one === named) || one - other);
    for (const at of order) {
      const passage = passages[at];
      const place = passage && finderOf(at, passage.text).find({ quote });
      if (!passage || !place) continue;
      return { passage, quote: passage.text.slice(place.start, place.end), start: passage.start + place.start, end: passage.start + place.end };
    }
    return null;
  };
}

function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
