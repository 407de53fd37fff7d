import { expect, onTestFinished, test } from 'vitest';
import { type AnswerChecker, createAnswerChecker } from '#server/jobs/prompts/answerChecker.ts';

function checkerWith(timeoutMs?: number): AnswerChecker {
  const checker = createAnswerChecker(timeoutMs);
  onTestFinished(() => checker.close());
  return checker;
}

const contains = (value: string) => ({ assertion: { kind: 'CONTAINS' as const, value, threshold: null }, answer: 'It saves 58 percent.' });
const schemaOf = (value: object, answer: string) => ({ assertion: { kind: 'JSON_SCHEMA' as const, value: JSON.stringify(value), threshold: null }, answer });

test('answers are looked at in a thread of their own, one after the other', async () => {
  const checker = checkerWith();
  expect(await Promise.all([checker.check(contains('58')), checker.check(contains('59')), checker.check(contains('saves'))])).toEqual([true, false, true]);
});

test('a schema that takes for ever does not hold, and the next assertion is looked at all the same', async () => {
  const checker = checkerWith(1_000);
  // Each level asks twice for what lies below it: 2 to the power of 60.
  const twice = { $defs: { a: { anyOf: [{ items: { $ref: '#/$defs/a' }, maxItems: 1, minItems: 1 }, { items: { $ref: '#/$defs/a' }, minItems: 1, maxItems: 1 }], type: 'array' } }, $ref: '#/$defs/a' };
  expect(await checker.check(schemaOf(twice, `${'['.repeat(60)}1${']'.repeat(60)}`))).toBe(false);
  expect(await checker.check(contains('58'))).toBe(true);
});

test('an assertion that cannot be read does not hold', async () => {
  const checker = checkerWith();
  expect(await checker.check({ assertion: { kind: 'REGEX', value: '(', threshold: null }, answer: '(' })).toBe(false);
  expect(await checker.check({ assertion: { kind: 'JSON_SCHEMA', value: '{"$ref":"#/nowhere"}', threshold: null }, answer: '1' })).toBe(false);
});
