import { type Finding, finding, quoteOf, type TextRange } from './finding.ts';
import { linesOf, outside, protectedRanges, type Sentence, wordsOf } from './sentences.ts';

/** A sentence that was there before, with what divides it from its neighbour. */
export interface Repeated {
  readonly sentence: Sentence;
  readonly former: Sentence;
  /** What has to go with it, so that neither a blank nor an empty point of a list is left. */
  readonly range: TextRange;
}

const fewestWords = 4;
const fewestSigns = 8;
/** What begins a point of a list is no longer. */
const longestMark = 100;

/** Sentences that say again, word by word or in another order, what one before says. */
export function repeatedSentences(sentences: readonly Sentence[], textOf: (at: number) => string): Repeated[] {
  const seen = new Map<string, Sentence>();
  return sentences.flatMap((sentence): Repeated[] => {
    if (sentence.isHeading || sentence.text.length > 2_000) return [];
    const words = wordsOf(sentence.text);
    const isLong = words.length >= fewestWords && (words.some((word) => word.length > 1) || words.length >= fewestSigns);
    if (!isLong) return [];
    const key = words.join(' ');
    const former = seen.get(key);
    if (!former) {
      seen.set(key, sentence);
      return [];
    }
    return [{ sentence, former, range: rangeWithGap(textOf(sentence.at), sentence) }];
  });
}

/** The whole line of a point or of a sentence that stands alone, else the sentence and the blank before it. */
function rangeWithGap(text: string, { start, end, line: { start: lineStart, end: lineEnd } }: Sentence): TextRange {
  // What stands before or behind it in its line is short, or more than a mark and blanks.
  const before = text.slice(Math.max(lineStart, start - longestMark), start);
  const behind = text.slice(end, Math.min(lineEnd, end + longestMark));
  const isAlone = start - lineStart <= longestMark && /^\s*(?:[-*+•]|\d{1,3}[.)])?\s*$/.test(before) && lineEnd - end <= longestMark && behind.trim() === '';
  if (isAlone) return lineStart > 0 ? { start: lineStart - 1, end: lineEnd } : { start: lineStart, end: Math.min(text.length, lineEnd + 1) };
  let from = start;
  while (from > lineStart && /[ \t]/.test(text[from - 1] ?? '')) from -= 1;
  if (from > lineStart) return { start: from, end };
  let to = end;
  while (to < lineEnd && /[ \t]/.test(text[to] ?? '')) to += 1;
  return { start, end: to };
}

/** These stand twice in good sentences. */
const mayBeTwice: ReadonlySet<string> = new Set(['that', 'had', 'is', 'very', 'no', 'so', 'nos', 'se', 'bye', 'ha']);

/** Words that stand twice in a row: the second, with the blank before it. */
export function doubledWords(text: string): (TextRange & { readonly word: string })[] {
  const found: (TextRange & { readonly word: string })[] = [];
  for (const line of linesOf(text).lines) {
    if (line.isCode) continue;
    let former: { readonly word: string; readonly end: number } | null = null;
    for (const { 0: word, index } of line.text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const end = index + word.length;
      const same = former !== null && former.word === word.toLowerCase() && word.length > 1 && !mayBeTwice.has(former.word) && /^[ \t]+$/.test(line.text.slice(former.end, index));
      // What is a part of something longer, as in "tom-tom", is no second word.
      if (same && former && /^(?:[\s.,;:!?)]|$)/.test(line.text.slice(end, end + 1))) found.push({ start: line.start + former.end, end: line.start + end, word });
      former = { word: word.toLowerCase(), end };
    }
  }
  return outside(found, protectedRanges(text));
}

/** What is said twice, and words that stand twice. */
export function findRepetition(sentences: readonly Sentence[], texts: readonly string[]): Finding[] {
  return [
    ...repeatedSentences(sentences, (at) => texts[at] ?? '').map(({ sentence, former, range }) => finding('SAID_TWICE', { at: sentence.at, range, replacement: '' }, { other: quoteOf(former.text) })),
    ...texts.flatMap((text, at) => doubledWords(text).map(({ word, ...range }) => finding('WORD_TWICE', { at, range, replacement: '' }, { word: quoteOf(word) }))),
  ];
}
