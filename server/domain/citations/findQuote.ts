import { type FoldedText, foldText, type LineEndHyphen, type Span } from './foldedText.ts';
import { isBetweenWords } from './wholeWords.ts';

/** A quote to look for. */
export interface WantedQuote {
  readonly quote: string;
  /** The words right before it: which place, when there are several. */
  readonly prefix?: string | undefined;
  /** The words right after it. */
  readonly suffix?: string | undefined;
}

/** Finds quotes in one text. */
export interface QuoteFinder {
  /**
   * Where a quote stands, letter by letter after folding (`foldText`), whole words only; null where it does not.
   * "a … b" are pieces of three words or more each, in this order and near each other: found is all from the first to the last.
   * Of several places the one with the most of the same words around it, of equal ones the first.
   */
  find(wanted: WantedQuote, within?: Span): Span | null;
}

/** So many places of one quote are looked at. */
const mostPlaces = 500;
/** Of the words around a place, so many characters are compared. */
const longestContext = 96;
const fewestWordsOfPiece = 3;
/** Between the first and the last of the pieces of a quote: about a passage. */
const longestWithGaps = 1_500;
const ellipsis = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|\(\s*(?:…|\.{3,})\s*\)|…|\.{3,})\s*/u;
const hyphens: readonly LineEndHyphen[] = ['parts', 'stays'];

/** What finds quotes in this text. The text is folded once, when it is first needed. */
export function quoteFinderOf(text: string): QuoteFinder {
  const known = new Map<LineEndHyphen, FoldedText>();
  const folded = (hyphen: LineEndHyphen): FoldedText => {
    const made = known.get(hyphen) ?? foldText(text, hyphen);
    known.set(hyphen, made);
    return made;
  };
  const everywhere: Span = { start: 0, end: text.length };
  const places = function* (quote: string, within: Span): Generator<Span> {
    for (const hyphen of hyphens) {
      const wanted = foldText(quote, hyphen).folded.trim();
      if (wanted === '') return;
      yield* placesIn(text, folded(hyphen), wanted, within);
    }
  };
  return {
    find({ quote, prefix = '', suffix = '' }, within = everywhere) {
      const whole = bestOf(text, places(quote, within), { prefix, suffix });
      if (whole) return whole;
      const parts = quote.split(ellipsis).filter((part) => part.trim() !== '');
      if (parts.length < 2 || parts.some((part) => wordsIn(part) < fewestWordsOfPiece)) return null;
      return inOrder(parts, within, places);
    },
  };
}

function* placesIn(text: string, { folded, starts, ends }: FoldedText, wanted: string, within: Span): Generator<Span> {
  let looked = 0;
  for (let at = folded.indexOf(wanted); at !== -1 && looked < mostPlaces; at = folded.indexOf(wanted, at + 1), looked += 1) {
    const start = starts[at] ?? 0;
    const end = ends[at + wanted.length - 1] ?? 0;
    if (start >= within.start && end <= within.end && isBetweenWords(text, start) && isBetweenWords(text, end)) yield { start, end };
  }
}

function bestOf(text: string, places: Iterable<Span>, { prefix, suffix }: { readonly prefix: string; readonly suffix: string }): Span | null {
  if (prefix === '' && suffix === '') {
    for (const place of places) return place;
    return null;
  }
  const [before, after] = [prefix, suffix].map((words) => foldText(words, 'parts').folded.trim()) as [string, string];
  let best: { readonly place: Span; readonly score: number } | null = null;
  for (const place of places) {
    const around = [text.slice(Math.max(0, place.start - 2 * longestContext), place.start), text.slice(place.end, place.end + 2 * longestContext)];
    const [left, right] = around.map((words) => foldText(words, 'parts').folded.trim()) as [string, string];
    const score = sharedLength([...left].reverse(), [...before].reverse()) + sharedLength([...right], [...after]);
    if (best === null || score > best.score) best = { place, score };
  }
  return best?.place ?? null;
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function inOrder(parts: readonly string[], within: Span, places: (quote: string, within: Span) => Iterable<Span>): Span | null {
  const [first = '', ...others] = parts;
  for (const begin of places(first, within)) {
    const limit = Math.min(within.end, begin.start + longestWithGaps);
    let end = begin.end;
    const isWhole = others.every((part) => {
      for (const place of places(part, { start: end, end: limit })) {
        end = place.end;
        return true;
      }
      return false;
    });
    if (isWhole) return { start: begin.start, end };
  }
  return null;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function wordsIn(text: string): number {
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}
