import { expect, test } from 'vitest';
import { excerptOf, excerptOfWritten } from '#server/domain/sources/edit/excerpt.ts';

test.each([
  ['# Questions\n\n- What is kept?\n- [ ] What is *lost*?\n\n1. First', 'Questions\n• What is kept?\n• What is lost?\n1. First'],
  ['> Said **so** by [her](https://example.org/a), ![a bee](bee.png)', 'Said so by her, a bee'],
  ['Head\n====\n\n```ts\nconst a_b_c = 2 * 3 * 4;\n```', 'Head\nconst a_b_c = 2 * 3 * 4;'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |\n| 1 | 2 |'],
  ['#hashtag and 2*3*4, -5 degrees', '#hashtag and 2*3*4, -5 degrees'],
  ['\r\n  spaced\t out  \r\n\r\n', 'spaced out'],
])('the beginning of what a person wrote has its lines and none of its marks: %j', (written, shown) => {
  expect(excerptOfWritten(written)).toBe(shown);
});

test('no excerpt is longer than it may be, nor ends within a character', () => {
  const family = '👨‍👩‍👧‍👦';
  const words = excerptOf(`${'a'.repeat(295)}${family}${family}`);
  expect(words.length).toBeLessThanOrEqual(300);
  expect(words.endsWith('a…')).toBe(true);
  expect(excerptOfWritten('- point\n'.repeat(500)).length).toBeLessThanOrEqual(300);
});
