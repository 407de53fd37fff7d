import { createWordComparison, type Part, type Passage, type WordComparison } from './compareTexts.ts';

/** What stands below each other where two texts are compared. */
export type ComparedLine =
  | { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }
  | { readonly kind: 'changed'; readonly parts: readonly Part[] }
  /** Paragraphs that nobody needs to read to see what changed. */
  | { readonly kind: 'skipped'; readonly paragraphs: readonly string[] };

/** So many paragraphs that came stand between one that was changed and what it became, at most. */
const nearby = 5;

/** So many of the first lines of a comparison, or all: words are compared only where somebody looks. */
export function firstLines(passages: readonly Passage[], count: number): ComparedLine[] {
  const lines: ComparedLine[] = [];
  for (const line of comparedLines(passages, createWordComparison())) {
    if (lines.length >= count) break;
    lines.push(line);
  }
  return lines;
}

function* comparedLines(passages: readonly Passage[], compareWords: WordComparison): Generator<ComparedLine> {
  for (const [at, passage] of passages.entries()) {
    if (passage.kind === 'changed') yield* changedLines(passage.removed, passage.added, compareWords);
    else yield* around(passage.paragraphs, at > 0, at < passages.length - 1);
  }
}

const same = (text: string): ComparedLine => ({ kind: 'same', text });

/** Of what stayed only what stands next to a change. */
function* around(paragraphs: readonly string[], isAfterChange: boolean, isBeforeChange: boolean): Generator<ComparedLine> {
  const [first, last] = [isAfterChange ? 1 : 0, isBeforeChange ? 1 : 0];
  const skipped = paragraphs.slice(first, paragraphs.length - last);
  if (skipped.length < 2) return yield* paragraphs.map(same);
  yield* paragraphs.slice(0, first).map(same);
  yield { kind: 'skipped', paragraphs: skipped };
  yield* paragraphs.slice(paragraphs.length - last, last === 0 ? 0 : undefined).map(same);
}

function* changedLines(removed: readonly string[], added: readonly string[], compareWords: WordComparison): Generator<ComparedLine> {
  let next = 0;
  for (const text of removed) {
    const found = becomes(text, added, next, compareWords);
    if (found === null) yield { kind: 'removed', text };
    else {
      for (const came of added.slice(next, found.at)) yield { kind: 'added', text: came };
      yield { kind: 'changed', parts: found.parts };
      next = found.at + 1;
    }
  }
  for (const text of added.slice(next)) yield { kind: 'added', text };
}

/** What a paragraph has become. */
function becomes(text: string, added: readonly string[], from: number, compareWords: WordComparison): { readonly at: number; readonly parts: readonly Part[] } | null {
  for (const [offset, candidate] of added.slice(from, from + nearby).entries()) {
    const parts = compareWords(text, candidate);
    if (parts) return { at: from + offset, parts };
  }
  return null;
}
