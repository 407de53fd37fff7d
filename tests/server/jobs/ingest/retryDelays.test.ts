import { expect, test } from 'vitest';
import { nextAttempt, retryDelayMs } from '#server/jobs/stages/retryDelays.ts';

test('a try that found the site resting counts for nothing, but not for ever', () => {
  expect(nextAttempt({ attempt: 2 }, undefined)).toEqual({ attempt: 3, waits: 0 });
  expect(nextAttempt({ attempt: 1 }, 'host')).toEqual({ attempt: 1, waits: 1 });
  let tries = { attempt: 1, waits: 0 };
  let count = 0;
  for (; retryDelayMs(tries, 60) !== null; count += 1) tries = { waits: 0, ...nextAttempt(tries, 'host') };
  expect(count).toBe(24);
});

test('a try that the vault had no room for counts for nothing, however often', () => {
  expect(nextAttempt({ attempt: 2, waits: 20 }, 'vault')).toEqual({ attempt: 2, waits: 20 });
});

test('a site is left alone for as long as it asked, and longer after each try', () => {
  expect([1, 2, 3, 4, 5].map((attempt) => retryDelayMs({ attempt }, undefined))).toEqual([0, 1_000, 5_000, 20_000, null]);
  expect(retryDelayMs({ attempt: 1 }, 7)).toBe(7_000);
  expect(retryDelayMs({ attempt: 2 }, 30)).toBe(30_000);
});
