import { expect, test } from 'vitest';
import { nextReading } from '#server/jobs/feeds/nextReading.ts';

const now = new Date('2026-11-24T08:00:00Z');
const minutes = (timing: Parameters<typeof nextReading>[1]) => (nextReading(now, timing).getTime() - now.getTime()) / 60_000;

test.each([
  ['after its interval', { intervalMinutes: 60 }, 60],
  ['seldomer where the feed changes seldomer', { intervalMinutes: 60, minutesBetweenChanges: 360 }, 360],
  ['never oftener than asked', { intervalMinutes: 60, minutesBetweenChanges: 5 }, 60],
  ['daily at least where a feed says that it changes once a year', { intervalMinutes: 60, minutesBetweenChanges: 525_600 }, 1_440],
  ['weekly where that was asked', { intervalMinutes: 10_080, minutesBetweenChanges: 1_440 }, 10_080],
  ['twice as late after a failure', { intervalMinutes: 60, failureCount: 1 }, 120],
  ['again after the second', { intervalMinutes: 60, failureCount: 2 }, 240],
  ['a day at most', { intervalMinutes: 60, failureCount: 40 }, 1_440],
  ['weekly also after failures where that was asked', { intervalMinutes: 10_080, failureCount: 3 }, 10_080],
  ['not before the site wants it', { intervalMinutes: 15, failureCount: 1, retryAfterSeconds: 3_600 }, 60],
])('%s', (_what, timing, expected) => {
  expect(minutes(timing)).toBe(expected);
});
