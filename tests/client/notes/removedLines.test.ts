import { expect, test } from 'vitest';
import { removedLines } from '#client/notes/removedLines.ts';

test('marks the lines that the text has no more, as often as they are missing', () => {
  const gone = removedLines('one\ntwo\ntwo\n\nthree', 'two\none').flatMap(({ line, isGone }) => (isGone ? [line] : []));
  expect(gone).toEqual(['two', 'three']);
});
