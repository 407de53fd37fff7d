import { expect, test } from 'vitest';
import { linesGone } from '#client/notes/linesGone.ts';

test('marks the lines that the text has no more, as often as they are missing', () => {
  const gone = linesGone('one\ntwo\ntwo\n\nthree', 'two\none').flatMap(({ line, isGone }) => (isGone ? [line] : []));
  expect(gone).toEqual(['two', 'three']);
});
