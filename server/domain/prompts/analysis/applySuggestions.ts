import type { PromptMessage } from '../content/promptContent.ts';
import type { TextRange } from './finding.ts';
import { type Edit, withEdits } from './sentences.ts';

/** What is put in place of a piece of a message. */
export interface Replacement extends TextRange {
  readonly messageIndex: number;
  readonly text: string;
}

/** Whether two of these want the same letters; two that only add at one place do not. */
export function areOverlapping(replacements: readonly Replacement[]): boolean {
  const sorted = replacements.toSorted((a, b) => a.messageIndex - b.messageIndex || a.start - b.start || a.end - b.end);
  return sorted.some((one, at) => {
    const before = sorted[at - 1];
    return before?.messageIndex === one.messageIndex && one.start < before.end;
  });
}

/** A message with some of the replacements made. */
const withReplacements = (text: string, index: number, all: readonly Replacement[]): string => withEdits(text, all.filter(({ messageIndex }) => messageIndex === index));

/**
 * The messages with replacements made that were found in an earlier state of them. What people have written since at other places stays; all letters outside of the ranges do.
 * @param analysed the messages in which the ranges were found
 * @param applied those that were put in before
 * @param current the messages as they are now
 * @returns null when a range does not stand there any more
 */
export function applyReplacements(analysed: readonly PromptMessage[], applied: readonly Replacement[], wanted: readonly Replacement[], current: readonly PromptMessage[]): PromptMessage[] | null {
  const touched = new Set(wanted.map(({ messageIndex }) => messageIndex));
  const result = [...current];
  for (const index of touched) {
    const [before, now] = [analysed[index], current[index]];
    if (!before || before.role !== now?.role) return null;
    const own = applied.filter(({ messageIndex }) => messageIndex === index);
    const expected = withReplacements(before.text, index, own);
    const edits: Edit[] = [];
    for (const one of wanted.filter(({ messageIndex }) => messageIndex === index)) {
      const place = placeNow(expected, now.text, moved(one, own));
      if (!place) return null;
      edits.push({ ...place, text: one.text });
    }
    result[index] = { role: now.role, text: withEdits(now.text, edits) };
  }
  return result;
}

/** Where a range lies once others before it were replaced. */
function moved({ start, end }: TextRange, applied: readonly Replacement[]): TextRange {
  const shift = applied.reduce((sum, one) => (one.end <= start ? sum + one.text.length - (one.end - one.start) : sum), 0);
  return { start: start + shift, end: end + shift };
}

/** Where a range of a text lies in the text that people made of it; null when they wrote there. */
function placeNow(expected: string, current: string, { start, end }: TextRange): TextRange | null {
  const shorter = Math.min(expected.length, current.length);
  let same = 0;
  while (same < shorter && expected[same] === current[same]) same += 1;
  if (end <= same) return { start, end };
  let sameAtEnd = 0;
  while (sameAtEnd < shorter - same && expected[expected.length - 1 - sameAtEnd] === current[current.length - 1 - sameAtEnd]) sameAtEnd += 1;
  const shift = current.length - expected.length;
  return start >= expected.length - sameAtEnd ? { start: start + shift, end: end + shift } : null;
}
