import { expect, test } from 'vitest';
import { placeAt, shareAt } from '#client/documents/view/readingPlace.ts';

const parts = [100, 300, 600].map((weight) => ({ weight, width: null, height: null }));

test.each([
  [0, 0, 0],
  [0.05, 0, 0.5],
  [0.25, 1, 0.5],
  [0.7, 2, 0.5],
  [1, 2, 1],
])('%s of a book is chapter %s, %s of the way down, and back', (share, part, within) => {
  const place = placeAt(parts, share);
  expect(place.part).toBe(part);
  expect(place.within).toBeCloseTo(within);
  expect(shareAt(parts, place)).toBeCloseTo(share);
});
