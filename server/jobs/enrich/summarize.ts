import { isDense } from '../extract/text/language.ts';
import { shorten } from '../extract/text/words.ts';
import { sentencesOf, termsOf } from './terms.ts';

/** More sentences than this are not weighed against each other: a text has said by then what it is about. */
const maxSentences = 160;
const longestSummary = 900;
const rounds = 20;
const damping = 0.85;

/**
 * The sentences that say most about a text, in its own words and order: those that share most with the others (TextRank).
 * Null for a text too short to be said shorter.
 */
export function summarize(text: string, language: string | null): string | null {
  const dense = isDense(text.slice(0, 4_000));
  const sentences = candidates(text, language, dense);
  if (sentences.length < 5) return null;
  const wanted = sentences.length > 80 ? 5 : sentences.length > 25 ? 4 : 3;
  const ranks = rank(sentences.map(({ words }) => words)).map((score, at) => score * (1 + 0.5 / (1 + at)));
  const chosen: number[] = [];
  for (const at of ranks.map((_, index) => index).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0))) {
    if (chosen.length === wanted) break;
    if (chosen.every((other) => likeness(sentences[at]?.words, sentences[other]?.words) < 0.6)) chosen.push(at);
  }
  const summary = chosen
    .sort((a, b) => a - b)
    .map((at) => sentences[at]?.sentence)
    .join(dense ? '' : ' ');
  return shorten(summary, longestSummary);
}

interface Candidate {
  readonly sentence: string;
  readonly words: ReadonlySet<string>;
}

/** Whole sentences of running text: headings, captions and lists say little by themselves. */
function candidates(text: string, language: string | null, dense: boolean): Candidate[] {
  const [shortest, longest] = dense ? [12, 200] : [40, 450];
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const paragraph of text.slice(0, 120_000).split(/\n+/)) {
    for (const sentence of sentencesOf(paragraph, language)) {
      if (sentence.length < shortest || sentence.length > longest || !/[.!?…。！？｡»”"』」)]$/u.test(sentence) || seen.has(sentence)) continue;
      seen.add(sentence);
      const words = new Set(termsOf(sentence, language).map(({ folded }) => folded));
      if (words.size >= 3) found.push({ sentence, words });
      if (found.length === maxSentences) return found;
    }
  }
  return found;
}

function rank(sentences: readonly ReadonlySet<string>[]): number[] {
  const weights = sentences.map((one, i) => sentences.map((other, j) => (i === j ? 0 : likeness(one, other))));
  const sums = weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < rounds; round += 1) {
    ranks = ranks.map((_, i) => {
      let share = 0;
      for (let j = 0; j < ranks.length; j += 1) {
        const weight = weights[j]?.[i] ?? 0;
        if (weight > 0) share += (weight / (sums[j] ?? 1)) * (ranks[j] ?? 0);
      }
      return 1 - damping + damping * share;
    });
  }
  return ranks;
}

/** How many words two sentences share, long ones put at no advantage; 1 for the same words. */
function likeness(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.sqrt(one.size * other.size || 1);
}
