import { expect, test } from 'vitest';
import { nextMatch, searchParts } from '#client/documents/view/searchParts.ts';

const parts = ['The lamp  went out.', null, 'No LAMP (here)\nand no lamp there.'];

test('words are found whatever their case and the space between them, in what has been read', () => {
  expect(searchParts(parts, 'lamp went')).toEqual([{ part: 0, start: 4, end: 14 }]);
  expect(searchParts(parts, 'lamp').map(({ part }) => part)).toEqual([0, 2, 2]);
});

test('signs mean themselves', () => {
  expect(searchParts(parts, '(here) and')).toEqual([{ part: 2, start: 8, end: 18 }]);
  expect(searchParts(['a-b [c] \\d *'], '-b [c] \\d *')).toHaveLength(1);
  expect(searchParts(parts, '   ')).toEqual([]);
});

test('one goes on from hit to hit, around the end to the beginning, and begins where one is', () => {
  const found = searchParts(parts, 'lamp');
  const [first, second, third] = found;
  expect(nextMatch(found, null, 'first', 1)).toBe(second);
  expect(nextMatch(found, null, 'first', 9)).toBe(first);
  expect(nextMatch(found, second ?? null, 'next', 0)).toBe(third);
  expect(nextMatch(found, third ?? null, 'next', 0)).toBe(first);
  expect(nextMatch(found, first ?? null, 'previous', 0)).toBe(third);
  expect(nextMatch([], null, 'next', 0)).toBeNull();
});
