import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeLimit } from '#server/jobs/extract/files/base/timeLimit.ts';

/** What the process used, and what the clock says, in ms. */
const spent = { user: 0, system: 0, clock: 0 };

beforeEach(() => {
  Object.assign(spent, { user: 0, system: 0, clock: 1_000 });
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({ user: spent.user * 1_000 - (before?.user ?? 0), system: spent.system * 1_000 - (before?.system ?? 0) }));
  vi.spyOn(performance, 'now').mockImplementation(() => spent.clock);
});
afterEach(() => vi.restoreAllMocks());

// Where the task itself is limited by the clock this is, too.
test.runIf(process.platform === 'linux')('what others keep waiting has its time', () => {
  spent.user = 70_000;
  const isOver = timeLimit(25_000);
  spent.clock += 190_000;
  expect(isOver()).toBe(false);
  spent.user += 20_000;
  spent.system += 4_000;
  expect(isOver()).toBe(false);
  spent.system += 2_000;
  expect(isOver()).toBe(true);
});

test('what waits for ever comes to an end', () => {
  const isOver = timeLimit(25_000);
  spent.clock += 201_000;
  expect(isOver()).toBe(true);
});
