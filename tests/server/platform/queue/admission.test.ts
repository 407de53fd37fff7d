import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmission } from '#server/platform/queue/admission.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Admits so many jobs and tells how many of them have begun. */
function enter(admission: ReturnType<typeof createAdmission>, jobs: number) {
  const begun: number[] = [];
  for (let job = 0; job < jobs; job++) void admission.enter(10).then(() => begun.push(job));
  return begun;
}

test('without load all jobs begin at once', async () => {
  const begun = enter(createAdmission(() => false), 15);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(15);
});

test('under load two jobs run at a time, in their order, and the next begins when one is done', async () => {
  const admission = createAdmission(() => true);
  const begun = enter(admission, 5);
  await vi.advanceTimersByTimeAsync(500);
  expect(begun).toEqual([0, 1]);
  admission.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([0, 1, 2]);
});

test('what is more urgent begins before what has waited for longer', async () => {
  const admission = createAdmission(() => true);
  enter(admission, 2);
  const begun: string[] = [];
  const names = { imported: 10, 'imported, too': 10, 'by hand': 0, 'by hand, too': 0 };
  for (const [name, priority] of Object.entries(names)) void admission.enter(priority).then(() => begun.push(name));
  for (let done = 0; done < 4; done++) {
    admission.leave();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(begun).toEqual(['by hand', 'by hand, too', 'imported', 'imported, too']);
});

test('all begin soon after the load is gone', async () => {
  let isHigh = true;
  const begun = enter(createAdmission(() => isHigh), 5);
  await vi.advanceTimersByTimeAsync(500);
  isHigh = false;
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toHaveLength(5);
});

test('no job waits for longer than two seconds, however long the others take', async () => {
  const begun = enter(createAdmission(() => true), 5);
  await vi.advanceTimersByTimeAsync(2_050);
  expect(begun).toHaveLength(5);
});
