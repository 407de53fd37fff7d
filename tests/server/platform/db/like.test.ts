import { expect, test } from 'vitest';
import { containing } from '#server/platform/db/like.ts';

test.each([
  ['Ada', '%Ada%'],
  ['50 %_\\', '%50 \\%\\_\\\\%'],
  ['A\0da', '%Ada%'],
])('%j is looked for as it is written, without what PostgreSQL refuses', (words, pattern) => {
  expect(containing(words)).toBe(pattern);
});
