import { memoize } from '#client/state/memoize.ts';

/** The words of a highlight and those around them, by which it is found again after the text was read again. */
export type Passage = { readonly quote: string; readonly prefix: string; readonly suffix: string };

/** A piece of a text: from this character to before that one. */
export type Span = { readonly start: number; readonly end: number };

/** So much of the text around a quote is stored: enough to tell two equal ones apart. */
const CONTEXT = 96;
/** Of the words around a quote that has changed itself, so many characters must still be there on each side. */
const ANCHOR = 20;
/** How alike a changed quote must be, 0 to 1. */
const ALIKE = 0.6;

/** The passage of a piece of a text, without white space at its ends; null when nothing else is in it. */
export function passageOf(text: string, { start, end }: Span): Passage | null {
  const raw = text.slice(start, end);
  const quote = raw.trim();
  if (quote === '') return null;
  const from = start + raw.indexOf(quote);
  const to = from + quote.length;
  return { quote, prefix: text.slice(Math.max(0, from - CONTEXT), from), suffix: text.slice(to, to + CONTEXT) };
}

/**
 * Answers what finds passages in a text that may have changed since they were marked: white space and the shapes of quotes
 * and dashes do not count. Of several equal quotes the one with the most of the same words around it. A quote that was
 * parted otherwise (by a line's end, with or without a hyphen) is found by its letters, one that was changed a little
 * between the words around it. Null when it is lost.
 */
export function finderOf(text: string): (passage: Passage) => Span | null {
  const page = fold(text);
  let dense: Folded | null = null;
  return (passage) => {
    const [quote, prefix, suffix] = [fold(passage.quote).folded.trim(), fold(passage.prefix).folded, fold(passage.suffix).folded];
    if (quote === '') return null;
    const found = bestExact(page.folded, quote, prefix, suffix);
    if (found) return spanOf(page, found);
    dense ??= lettersOf(page);
    const [letters, before, after] = [quote, prefix, suffix].map((words) => words.replace(PARTING, '')) as [string, string, string];
    const parted = letters.length < MIN_LETTERS ? null : bestExact(dense.folded, letters, before, after);
    if (parted) return spanOf(dense, parted);
    const alike = bestAlike(page.folded, quote, prefix, suffix);
    return alike && spanOf(page, alike);
  };
}

/** Where a piece of a folded text stands in the text itself. */
function spanOf({ offsets }: Folded, { start, end }: Span): Span | null {
  const first = offsets[start];
  const last = offsets[end - 1];
  return first === undefined || last === undefined ? null : { start: first, end: last + 1 };
}

function bestExact(text: string, quote: string, prefix: string, suffix: string): Span | null {
  let best: (Span & { score: number }) | null = null;
  for (const start of occurrences(text, quote)) {
    const end = start + quote.length;
    const score = sharedEnd(text.slice(0, start), prefix) + sharedStart(text.slice(end), suffix);
    if (best === null || score > best.score) best = { start, end, score };
  }
  return best;
}

/** A changed quote lies between the words that stood around it. */
function bestAlike(text: string, quote: string, prefix: string, suffix: string): Span | null {
  const before = prefix.trimEnd().slice(-ANCHOR);
  const after = suffix.trimStart().slice(0, ANCHOR);
  if (before.length < ANCHOR || after.length < ANCHOR) return null;
  for (const at of occurrences(text, before)) {
    const from = at + before.length;
    const to = text.indexOf(after, from);
    if (to === -1 || to - from > quote.length * 2) continue;
    const between = text.slice(from, to);
    if (alike(between.trim(), quote) < ALIKE) continue;
    const start = from + (between.length - between.trimStart().length);
    return { start, end: start + between.trim().length };
  }
  return null;
}

function* occurrences(text: string, words: string): Generator<number> {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) yield at;
}

function sharedEnd(text: string, prefix: string): number {
  let length = 0;
  while (length < prefix.length && length < text.length && text.at(-1 - length) === prefix.at(-1 - length)) length += 1;
  return length;
}

function sharedStart(text: string, suffix: string): number {
  let length = 0;
  while (length < suffix.length && length < text.length && text[length] === suffix[length]) length += 1;
  return length;
}

/** The share of neighbouring pairs of characters that two texts have in common. */
function alike(one: string, other: string): number {
  const pairs = new Map<string, number>();
  for (let at = 0; at < one.length - 1; at += 1) pairs.set(one.slice(at, at + 2), (pairs.get(one.slice(at, at + 2)) ?? 0) + 1);
  let shared = 0;
  for (let at = 0; at < other.length - 1; at += 1) {
    const pair = other.slice(at, at + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    shared += 1;
  }
  return (2 * shared) / Math.max(1, one.length + other.length - 2);
}

const shapes: Record<string, string> = { '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"', '«': '"', '»': '"', '–': '-', '—': '-', '‐': '-', '‑': '-' };
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/;
/** What may part a word at the end of a line. */
const PARTING = /[ -]/g;
/** Fewer letters would be found within words that have nothing to do with them. */
const MIN_LETTERS = 8;

/** A text as it is compared, and where each of its characters stood. */
type Folded = { readonly folded: string; readonly offsets: readonly number[] };

/** How a character is compared; some become several (ligatures), some none. */
const foldedCharacter = memoize((character) => (UNSEEN.test(character) ? '' : /\s/.test(character) ? ' ' : (shapes[character] ?? character.normalize('NFKC'))));

function fold(text: string): Folded {
  let folded = '';
  const offsets: number[] = [];
  let isAfterSpace = false;
  for (let at = 0; at < text.length; at += 1) {
    for (const character of foldedCharacter(text.charAt(at))) {
      const isSpace = character === ' ';
      if (isSpace && isAfterSpace) continue;
      isAfterSpace = isSpace;
      folded += character;
      offsets.push(at);
    }
  }
  return { folded, offsets };
}

/** The same without white space and hyphens. */
function lettersOf({ folded, offsets }: Folded): Folded {
  const foldedOffsets: number[] = [];
  let letters = '';
  for (let at = 0; at < folded.length; at += 1) {
    const character = folded.charAt(at);
    if (character === ' ' || character === '-') continue;
    letters += character;
    foldedOffsets.push(offsets[at] ?? 0);
  }
  return { folded: letters, offsets: foldedOffsets };
}
