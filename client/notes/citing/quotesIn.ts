import type { FoundQuote } from '../markdown/quoteCompletion.ts';

/** A passage that was found, in pieces. */
type FoundPassage = { readonly text: readonly { readonly text: string; readonly isHit: boolean }[]; readonly source: { readonly id: string; readonly title: string } };

/** So much of what stands around a quote tells which of several places it is, on each side. */
const AROUND = 96;
/** Longer sentences are no quote but a copy: they are cut between words, and between letters where no words are spaced. */
const LONGEST = 600;

/** The sentence of a passage that has most of what was looked for, the first of equal ones. */
export function quoteIn({ text: pieces, source }: FoundPassage, locale: string): FoundQuote | null {
  const text = pieces.map((piece) => piece.text).join('');
  let at = 0;
  const hits = pieces.flatMap((piece) => {
    at += piece.text.length;
    return piece.isHit ? [{ end: at, word: piece.text.toLowerCase() }] : [];
  });
  let best: { readonly start: number; readonly end: number; readonly hits: number } | null = null;
  for (const { index, segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const start = index + segment.length - segment.trimStart().length;
    const end = start + segment.trim().length;
    const found = new Set(hits.filter((hit) => hit.end > start && hit.end <= end).map(({ word }) => word)).size;
    if (end > start && (best === null || found > best.hits)) best = { start, end, hits: found };
  }
  if (best === null) return null;
  const { start } = best;
  const end = best.end - start > LONGEST ? start + lengthOfCut(text.slice(start, start + LONGEST)) : best.end;
  return { sourceId: source.id, title: source.title, quote: text.slice(start, end), prefix: wholeLetters(text.slice(Math.max(0, start - AROUND), start)), suffix: wholeLetters(text.slice(end, end + AROUND)) };
}

/** A text that was cut anywhere, without the half of a letter at its ends: no server takes that. */
const wholeLetters = (text: string): string => text.replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');

/** How much of a text that was cut anywhere ends where a word does, or else a letter. */
function lengthOfCut(text: string): number {
  const space = text.lastIndexOf(' ');
  if (space > 0) return space;
  return wholeLetters(text).length;
}
