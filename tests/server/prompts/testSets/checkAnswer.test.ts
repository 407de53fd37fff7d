import { expect, test } from 'vitest';
import { type CheckedKind, holds, similarity } from '#server/domain/prompts/testSets/checkAnswer.ts';

const check = (kind: CheckedKind, value: string, answer: string, threshold: number | null = null) => holds({ kind, value, threshold }, answer);

test.each([
  ['CONTAINS', '58 percent', 'It saves 58 percent.', true],
  ['CONTAINS', '58 percent', 'It saves 59 percent.', false],
  ['NOT_CONTAINS', 'sorry', 'Gladly.', true],
  ['NOT_CONTAINS', 'sorry', 'I am sorry.', false],
  ['EQUALS', 'yes', ' yes\n', true],
  ['EQUALS', 'yes', 'Yes', false],
  ['REGEX', '^\\d{4}$', '1885', true],
  ['REGEX', '(?i)ebbinghaus', 'By EBBINGHAUS', true],
  ['REGEX', '^\\d{4}$', 'in 1885', false],
  ['JSON_SCHEMA', '{"type":"object","required":["a"],"properties":{"a":{"type":"integer"}}}', '{"a": 1}', true],
  ['JSON_SCHEMA', '{"type":"object","required":["a"]}', '{"b": 1}', false],
  ['JSON_SCHEMA', '{"type":"object"}', 'no JSON', false],
  ['JSON_SCHEMA', '{"$schema":"http://json-schema.org/draft-07/schema#","type":"array"}', '```json\n[1]\n```', true],
] as const)('%s %s of “%s”: %s', (kind, value, answer, held) => {
  expect(check(kind, value, answer)).toBe(held);
});

test('a pattern that would take for ever elsewhere takes no time, in a schema neither', () => {
  const answer = 'a'.repeat(50_000);
  expect(check('REGEX', '^(a+)+$', `${answer}!`)).toBe(false);
  expect(check('JSON_SCHEMA', '{"type":"string","pattern":"^(a+)+$"}', JSON.stringify(`${answer}!`))).toBe(false);
});

test('answers are alike by their words, whatever their case, order and marks', () => {
  expect(similarity('The cat sat.', 'the CAT, sat')).toBe(1);
  expect(similarity('the cat sat', 'sat the cat')).toBe(1);
  // Two of three words, both ways.
  expect(similarity('the cat sat', 'the cat stood')).toBeCloseTo(2 / 3);
  expect(similarity('the the the', 'the')).toBeCloseTo(0.5);
  expect(similarity('记忆曲线', '记忆曲线')).toBe(1);
  expect(similarity('', '')).toBe(1);
  expect(similarity('cat', '')).toBe(0);
  expect(check('SIMILARITY', 'the cat sat', 'the cat stood', 0.6)).toBe(true);
  expect(check('SIMILARITY', 'the cat sat', 'the cat stood', 0.7)).toBe(false);
});
