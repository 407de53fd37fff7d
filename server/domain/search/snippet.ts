import type { SearchTerm } from './parseQuery.ts';
import { isBeginning, isUnspaced, withoutScheme, wordsOf } from './words.ts';

/** A piece of a text; the pieces in order are the text. */
export interface TextFragment {
  readonly text: string;
  readonly isHit: boolean;
}

/** In names (titles, addresses, tags) any part of a word is a hit, in texts its beginning. */
export type HitKind = 'name' | 'text';

/** Which of the wanted words a word is a hit for, by their index; -1 for none. */
export type HitFinder = (word: string, kind: HitKind) => number;

/** Finds the words that the terms of a query are looking for. */
export function hitFinder(terms: readonly SearchTerm[]): HitFinder {
  const read = terms.map((term) => ({ ...term, words: [...wordsOf(withoutScheme(term.text))] })).filter(({ words }) => words.length > 0);
  const isAlone = read.length === 1;
  const wanted = read
    .filter(({ excluded }) => !excluded)
    .flatMap(({ words, exact }) =>
      words.map(({ word }, index, all) => ({
        word,
        // Of several words in a row, only the last goes on and only the first has begun.
        begins: !exact && index === all.length - 1 && isBeginning(word, isAlone && all.length === 1),
        ends: !exact && index === 0 && isBeginning(word, isAlone && all.length === 1),
      })),
    );
  return (found, kind) =>
    wanted.findIndex(({ word, begins, ends }) => {
      if (found === word || (begins && found.startsWith(word))) return true;
      if (kind === 'text' && !isUnspaced(found)) return false;
      return (ends && found.endsWith(word)) || (begins && ends && found.includes(word));
    });
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly wanted: number;
}

function* hitsIn(text: string, find: HitFinder, kind: HitKind): Generator<Place> {
  for (const { word, start, end } of wordsOf(text)) {
    const wanted = find(word, kind);
    if (wanted >= 0) yield { start, end, wanted };
  }
}

/** A whole text with its hits. */
export function markHits(text: string, find: HitFinder, kind: HitKind): TextFragment[] {
  return fragmentsOf(text, 0, text.length, [...hitsIn(text, find, kind)]);
}

/** Hits that are looked at for the best passage. */
const maxHits = 200;

/**
 * The passage of a text that has most of what is wanted close together, the first of equals, on one line and cut between
 * words; null where there is no hit.
 * @param length about how many UTF-16 units long
 */
export function passageOf(text: string, find: HitFinder, length = 240): TextFragment[] | null {
  const hits: Place[] = [];
  for (const hit of hitsIn(text, find, 'text')) {
    hits.push(hit);
    if (hits.length === maxHits) break;
  }
  const [best] = hits
    .map((hit) => ({ hit, score: new Set(hits.filter(({ start, end }) => start >= hit.start && end <= hit.start + length).map(({ wanted }) => wanted)).size }))
    .sort((a, b) => b.score - a.score);
  if (!best) return null;
  const start = wordStart(text, best.hit.start - Math.floor(length / 4));
  return cut(text, start, hits, length);
}

/** The beginning of a text as a passage, with what hits there are in it. */
export function beginningOf(text: string, length = 240): TextFragment[] {
  return cut(text, 0, [], length);
}

function cut(text: string, start: number, hits: readonly Place[], length: number): TextFragment[] {
  const end = start + length >= text.length ? text.length : Math.max(wordStart(text, start + length), start + Math.floor(length / 2));
  const fragments = [
    { text: start > 0 ? '… ' : '', isHit: false },
    ...fragmentsOf(text, start, end, hits),
    { text: end < text.length ? ' …' : '', isHit: false },
  ];
  return joined(fragments).map(({ text: piece, isHit }) => ({ text: piece.replace(/\s+/g, ' '), isHit }));
}

/** Where the word that stands here begins; a little earlier at most. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.slice(Math.max(0, at - 30), at).search(/\s\S*$/);
  const start = space < 0 ? at : Math.max(0, at - 30) + space + 1;
  // Never between the halves of a character.
  return /[\udc00-\udfff]/.test(text[start] ?? '') ? start - 1 : start;
}

function fragmentsOf(text: string, from: number, to: number, hits: readonly Place[]): TextFragment[] {
  const fragments: TextFragment[] = [];
  let at = from;
  for (const { start, end } of hits) {
    if (start < from || end > to) continue;
    fragments.push({ text: text.slice(at, start), isHit: false }, { text: text.slice(start, end), isHit: true });
    at = end;
  }
  fragments.push({ text: text.slice(at, to), isHit: false });
  return joined(fragments);
}

/** Without empty pieces, and with neighbors of a kind as one. */
function joined(fragments: readonly TextFragment[]): TextFragment[] {
  const whole: TextFragment[] = [];
  for (const fragment of fragments) {
    const last = whole.at(-1);
    if (fragment.text === '') continue;
    if (last?.isHit === fragment.isHit && !fragment.isHit) whole[whole.length - 1] = { text: last.text + fragment.text, isHit: false };
    else whole.push(fragment);
  }
  return whole;
}
