import { vi } from 'vitest';

/** Asks again until the check holds, a minute at most: time for a busy machine, and no wait where it holds at once. */
export const eventually = <T>(check: () => T | Promise<T>, { timeout = 60_000, interval = 50 }: { timeout?: number; interval?: number } = {}): Promise<T> =>
  vi.waitFor(check, { timeout, interval });
