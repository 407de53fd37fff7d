import { foldText, type Span } from './foldedText.ts';
import { doubtedNames } from './doubtedNames.ts';
import { doubtedNegations } from './doubtedNegations.ts';
import { doubtedNumbers } from './doubtedNumbers.ts';

/** What a sentence is held against. */
export interface Evidence {
  /** What it quotes, in the letters of the sources. */
  readonly quotes: readonly string[];
  /** What was asked: what stands there was not made up. */
  readonly asked: readonly string[];
  /** What else was read: it bears nothing out, and tells which words are common ones. */
  readonly read: readonly string[];
}

/** Whether quotes bear a sentence out, and the pieces of it that none of them has, in order and apart. */
export interface SupportedSentence {
  readonly support: 'SUPPORTED' | 'PARTLY' | 'UNSUPPORTED';
  readonly doubts: readonly Span[];
}

/**
 * Whether quotes bear out what a sentence says, as far as letters tell: each of its numbers, dates and names must stand in them or in what was asked, and it denies what
 * they deny. Whether they mean the same is not judged. Without a quote it is UNSUPPORTED.
 * Why: docs/decisions/answers-of-a-model.md
 */
export function supportOf(sentence: string, evidence: Evidence): SupportedSentence {
  if (evidence.quotes.length === 0) return { support: 'UNSUPPORTED', doubts: [] };
  const fold = (texts: readonly string[]) => texts.map((text) => foldText(text, 'parts').folded);
  const [quotes, asked] = [fold(evidence.quotes), fold(evidence.asked)];
  const doubts = joined([
    ...doubtedNumbers(sentence, [...evidence.quotes, ...evidence.asked]),
    ...doubtedNames(sentence, [...quotes, ...asked], [...evidence.read, ...evidence.asked]),
    ...doubtedNegations(sentence, quotes),
  ]);
  return { support: doubts.length === 0 ? 'SUPPORTED' : 'PARTLY', doubts };
}

/** Pieces in order; those that touch, or have one character between, are one. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && span.start <= last.end + 1) result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else result.push(span);
  }
  return result;
}
