import { expect, test } from 'vitest';
import { createStorageEstimates } from '#server/domain/sources/files/storageEstimates.ts';

const limits = { largestFile: 1_000, spaceQuota: 10_000, personQuota: 20_000 };

function estimates() {
  const clock = { ms: 0 };
  return { clock, ...createStorageEstimates(() => clock.ms) };
}

test('nothing is known to be ample before it was measured, nor a minute later', () => {
  const { clock, isAmple, remember } = estimates();
  expect(isAmple('s', 'p', 1, limits)).toBe(false);
  remember('s', 'p', { inSpace: 0, byPerson: 0 });
  expect(isAmple('s', 'p', 1, limits)).toBe(true);
  clock.ms = 60_001;
  expect(isAmple('s', 'p', 1, limits)).toBe(false);
});

test('close to the limit of the space, or of the person wherever they add, all is measured', () => {
  const { add, isAmple, remember } = estimates();
  remember('s', 'p', { inSpace: 8_000, byPerson: 8_000 });
  expect(isAmple('s', 'p', 1_000, limits)).toBe(true);
  add('s', 'p', 1_000);
  expect(isAmple('s', 'p', 1, limits)).toBe(false);
  remember('other', 'p', { inSpace: 0, byPerson: 17_999 });
  expect(isAmple('other', 'p', 2, limits)).toBe(false);
  expect(isAmple('other', 'stranger', 1, limits)).toBe(false);
  expect(isAmple('other', null, 1, limits)).toBe(true);
});

test('what has no limit needs no measurement', () => {
  expect(estimates().isAmple('new', 'new', 1e12, { ...limits, spaceQuota: 0, personQuota: 0 })).toBe(true);
});

test('up to the limit it is known for a minute whether there is room, and also that there is none', () => {
  const { add, clock, hasRoom, remember } = estimates();
  expect(hasRoom('s', null, 1, limits)).toBeUndefined();
  remember('s', 'p', { inSpace: 9_500, byPerson: 9_500 });
  expect(hasRoom('s', 'p', 500, limits)).toBe(true);
  expect(hasRoom('s', 'p', 501, limits)).toBe(false);
  expect(hasRoom('s', 'stranger', 501, limits)).toBe(false);
  expect(hasRoom('s', 'stranger', 500, limits)).toBeUndefined();
  add('s', 'p', 400);
  expect(hasRoom('s', 'p', 100, limits)).toBe(true);
  // What was added may weigh less in the end.
  expect(hasRoom('s', 'p', 101, limits)).toBeUndefined();
  remember('other', 'p', { inSpace: 0, byPerson: 20_000 });
  expect(hasRoom('other', 'p', 1, limits)).toBe(false);
  expect(hasRoom('other', null, 1, limits)).toBe(true);
  clock.ms = 60_001;
  expect(hasRoom('other', 'p', 1, limits)).toBeUndefined();
  expect(hasRoom('new', 'p', 1, { ...limits, spaceQuota: 0, personQuota: 0 })).toBe(true);
});

test('what is being written counts for whoever measures meanwhile, until it is written', () => {
  const { inFlight, isAmple, remember, reserve } = estimates();
  const release = reserve('s', 'p', 8_500);
  expect(inFlight('s', 'p')).toEqual({ inSpace: 8_500, byPerson: 8_500 });
  expect(inFlight('s', 'stranger')).toEqual({ inSpace: 8_500, byPerson: 0 });
  remember('s', 'p', { inSpace: 0, byPerson: 0 });
  expect(isAmple('s', 'p', 600, limits)).toBe(false);
  release();
  release();
  expect(inFlight('s', 'p')).toEqual({ inSpace: 0, byPerson: 0 });
});
