import { expect, test } from 'vitest';
import { waterfall } from '#client/routes/source/rail/waterfall.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 4, 14, 9, 0, seconds)).toISOString();

test('lays the newest run out in time, with a line of its own for what was waited', () => {
  const { bars, totalMs } = waterfall([
    { startedAt: at(0), durationMs: 9000, run: 1 },
    { startedAt: at(20), durationMs: 1000, run: 2 },
    { startedAt: at(25), durationMs: 5000, run: 2 },
  ]);
  expect(totalMs).toBe(10_000);
  expect(bars.map(({ item, start, width }) => [item?.durationMs ?? 'waited', start, width])).toEqual([[1000, 0, 10], ['waited', 10, 40], [5000, 50, 50]]);
});

test('what is too short to have waited for is no line', () => {
  const { bars } = waterfall([
    { startedAt: at(0), durationMs: 950, run: 1 },
    { startedAt: at(1), durationMs: 1000, run: 1 },
  ]);
  expect(bars).toHaveLength(2);
});

test('a stage that still runs reaches to the end', () => {
  const { bars } = waterfall([
    { startedAt: at(0), durationMs: 4000, run: 1 },
    { startedAt: at(2), durationMs: null, run: 1 },
  ]);
  expect(bars.map(({ start, width }) => [start, width])).toEqual([[0, 100], [50, 50]]);
});

test('nothing happened yet', () => expect(waterfall([])).toEqual({ bars: [], totalMs: 0 }));
