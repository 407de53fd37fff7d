import { Ajv2020 } from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import type { Assertion, AssertionKind } from './testCase.ts';

/** Those that are looked at without a model. */
export type CheckedKind = Exclude<AssertionKind, 'JUDGE'>;

/**
 * Whether an assertion holds of an answer. Regular expressions take a time that grows with the answer alone; what a schema takes is bounded by
 * nothing: whoever checks what people wrote gives it a time limit.
 * @param value what the answer is compared with
 */
export function holds({ kind, value, threshold }: Assertion & { readonly kind: CheckedKind }, answer: string): boolean {
  switch (kind) {
    case 'CONTAINS':
      return answer.includes(value);
    case 'NOT_CONTAINS':
      return !answer.includes(value);
    case 'EQUALS':
      return answer.trim() === value.trim();
    case 'REGEX':
      return RE2JS.compile(value).matcher(answer).find();
    case 'JSON_SCHEMA':
      return fits(value, answer);
    case 'SIMILARITY':
      return similarity(answer, value) >= (threshold ?? 1);
  }
}

/** Models like to put their JSON between fences. */
const fence = /^```(?:json)?\s*\n([\s\S]*)\n```$/;

function fits(schema: string, answer: string): boolean {
  const trimmed = answer.trim();
  try {
    const value: unknown = JSON.parse(fence.exec(trimmed)?.[1] ?? trimmed);
    // Patterns of a schema as those of REGEX: no answer makes them slow.
    const regExp = Object.assign((pattern: string) => RE2JS.compile(pattern), { code: 're2' });
    const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false, code: { regExp } });
    return ajv.validate({ ...(JSON.parse(schema) as object), $schema: undefined }, value);
  } catch {
    return false;
  }
}

/**
 * How many words two texts share, 0 to 1: the F1 of their words, each counted as often as it stands there (as SQuAD compares answers), whatever
 * their case, order and punctuation. Two texts without words are alike.
 */
export function similarity(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const [total, otherTotal] = [sum(words), sum(others)];
  if (total + otherTotal === 0) return 1;
  let shared = 0;
  for (const [word, count] of words) shared += Math.min(count, others.get(word) ?? 0);
  return (2 * shared) / (total + otherTotal);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) if (isWordLike) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((total, count) => total + count, 0);
