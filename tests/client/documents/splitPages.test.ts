import { expect, test } from 'vitest';
import { pageStarts } from '#client/documents/docx/splitPages.ts';

const column = (...heights: readonly number[]) => {
  let top = 40;
  return heights.map((height) => ({ top, bottom: (top += height) }));
};

test('what does not fit begins the next page', () => {
  expect(pageStarts(column(40, 40, 40, 40, 40), 100)).toEqual([2, 4]);
});

test('what fits stays on one page', () => {
  expect(pageStarts(column(50, 50), 100)).toEqual([]);
  expect(pageStarts([], 100)).toEqual([]);
});

test('what is higher than a page has one of its own', () => {
  expect(pageStarts(column(20, 300, 20), 100)).toEqual([1, 2]);
});
