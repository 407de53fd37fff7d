import { foldText, type Span } from './foldedText.ts';
import { type QuoteFinder } from './findQuote.ts';
import { isBetweenWords } from './wholeWords.ts';

/** A quote and the words around it, as they stood when it was cited or last looked up. */
export interface CitedWords {
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
}

/** Whether a quote still stands in its source: see `CitedPlace`. */
type CitationState = 'FOUND' | 'MOVED' | 'CHANGED' | 'LOST';

/** Whether a quote still stands in a text, and where; a lost one nowhere. */
export type CitedPlace = { readonly state: Exclude<CitationState, 'LOST'>; readonly place: Span } | { readonly state: 'LOST'; readonly place: null };

/** So many characters of what stood around a quote are stored with it, on each side. */
const contextLength = 96;
/** Of the words around a quote that has changed itself, so many characters must still be there on each side. */
const anchorLength = 24;
/** How alike a changed quote must be, 0 to 1. */
const alikeEnough = 0.8;

/** What is stored of a place in a text: its own letters, and those around it. */
export function wordsAt(text: string, { start, end }: Span): CitedWords {
  return { quote: text.slice(start, end), prefix: text.slice(Math.max(0, start - contextLength), start), suffix: text.slice(end, end + contextLength), start };
}

/**
 * Looks a quote up in a text that may have been read again since: FOUND where it was, MOVED letter by letter elsewhere, CHANGED between the same words
 * where it is written a little differently, else LOST. Rather LOST than a wrong place.
 * @param finder of this text
 */
export function placeOfCitation(text: string, finder: QuoteFinder, cited: CitedWords): CitedPlace {
  const { quote, start } = cited;
  if (text.startsWith(quote, start)) return { state: 'FOUND', place: { start, end: start + quote.length } };
  const place = finder.find(cited);
  if (place) return { state: text.slice(place.start, place.end) === quote ? 'MOVED' : 'CHANGED', place };
  const changed = placeBetween(text, cited);
  return changed ? { state: 'CHANGED', place: changed } : { state: 'LOST', place: null };
}

/** Where the words stand that are now between those that stood around a quote, if they are alike. */
function placeBetween(text: string, { quote, prefix, suffix }: CitedWords): Span | null {
  const page = foldText(text, 'parts');
  const [before, wanted, after] = [prefix, quote, suffix].map((words) => foldText(words, 'parts').folded) as [string, string, string];
  const [left, right] = [before.trimEnd().slice(-anchorLength), after.trimStart().slice(0, anchorLength)];
  if (left.length < anchorLength || right.length < anchorLength) return null;
  for (let at = page.folded.indexOf(left); at !== -1; at = page.folded.indexOf(left, at + 1)) {
    const from = at + left.length;
    const to = page.folded.indexOf(right, from);
    if (to === -1 || to - from > 2 * wanted.length + anchorLength) continue;
    const between = page.folded.slice(from, to);
    const inner = between.trim();
    if (inner === '' || likeness(inner, wanted.trim()) < alikeEnough) continue;
    const first = from + between.length - between.trimStart().length;
    const [start, end] = [page.starts[first], page.ends[first + inner.length - 1]];
    if (start !== undefined && end !== undefined && isBetweenWords(text, start) && isBetweenWords(text, end)) return { start, end };
  }
  return null;
}

/** The share of neighbouring pairs of characters that two texts have in common (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const pairs = new Map<string, number>();
  for (let at = 0; at < one.length - 1; at += 1) pairs.set(one.slice(at, at + 2), (pairs.get(one.slice(at, at + 2)) ?? 0) + 1);
  let shared = 0;
  for (let at = 0; at < other.length - 1; at += 1) {
    const left = pairs.get(other.slice(at, at + 2)) ?? 0;
    if (left === 0) continue;
    pairs.set(other.slice(at, at + 2), left - 1);
    shared += 1;
  }
  return (2 * shared) / Math.max(1, one.length + other.length - 2);
}
