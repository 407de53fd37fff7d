import { expect, test } from 'vitest';
import { isElsewhere, positionAt, restAt, stayed, type ReadingPosition } from '#client/routes/source/reader/readingPosition.ts';

/** A text of 21 screens: 20 to scroll. */
const SCREEN = 0.05;
const resting = (from: ReadingPosition, ...places: number[]) => places.reduce((place, to) => restAt(place, to, SCREEN), from);
const after = (from: number, ...places: number[]) => resting(positionAt(from), ...places).read;

test('reading on goes further, and looking back a little changes nothing', () => {
  expect(after(0, 0.05, 0.1, 0.18)).toBe(0.18);
  expect(after(0.5, 0.42, 0.47, 0.55)).toBe(0.55);
});

test('a jump to the top, and a look around there, keep the place', () => {
  expect(after(0.6, 0)).toBe(0.6);
  expect(after(0.6, 0, 0.03, 0)).toBe(0.6);
  expect(after(0.6, 0.53, 0.45, 0.37, 0.3, 0.22)).toBe(0.6);
});

test('whoever reads on at another place is there', () => {
  expect(after(0.6, 0, 0.04, 0.08)).toBe(0.08);
  expect(after(0.1, 0.5, 0.56)).toBe(0.56);
  expect(after(0.6, 0.2, 0.1, 0.05, 0.09)).toBe(0.6);
});

test('who has read nothing yet is where they went', () => {
  expect(after(0, 0.4)).toBe(0.4);
  expect(after(0, 0.4, 0.1)).toBe(0.4);
});

test('a jump to the end is no reading of it; reading to it is', () => {
  expect(after(0.3, 1)).toBe(0.3);
  expect(after(0, 1)).toBe(0);
  expect(after(0.3, 0.97, 1)).toBe(1);
  expect(after(0.9, 0.96, 1)).toBe(1);
  expect(after(0.9, 0.96, 1, 0.3, 0.36)).toBe(1);
});

test('back at the place that was read, one reads on from it', () => {
  expect(resting(positionAt(0.6), 1, 0.58)).toEqual({ read: 0.6, at: 0.58, landed: null });
  expect(after(0.6, 1, 0.58, 0.66)).toBe(0.66);
});

test('staying further down is reading, at the end or above it is not', () => {
  expect(stayed(resting(positionAt(0.1), 0.5)).read).toBe(0.5);
  expect(stayed(resting(positionAt(0.1), 1)).read).toBe(0.1);
  expect(stayed(resting(positionAt(0.6), 0)).read).toBe(0.6);
});

test('the way back is offered away from a place worth going back to', () => {
  expect(isElsewhere(resting(positionAt(0.6), 0), SCREEN)).toBe(true);
  for (const here of [positionAt(0.6), resting(positionAt(0), 0.5), resting(positionAt(1), 0.3), resting(positionAt(0.6), 0, 0.58)]) expect(isElsewhere(here, SCREEN)).toBe(false);
});
