import { vi } from 'vitest';

/** Asks again until the check holds, a minute at most: patience for a busy machine, nothing for who is right at once. */
export const eventually = <T>(check: () => T | Promise<T>, { timeout = 60_000, interval = 50 }: { timeout?: number; interval?: number } = {}): Promise<T> =>
  vi.waitFor(check, { timeout, interval });
