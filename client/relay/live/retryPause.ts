import { createListeners } from '#client/state/listeners.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 12_000;

const wanted = createListeners();

/** Ends the pauses before the next try: somebody wants to know now. */
export const retryNow: () => void = wanted.emit;

/**
 * Waits before the next try: longer each time (15 s at most), never in step with other clients, and no longer once the network is
 * back, the window is looked at again, or `retryNow` is called.
 */
export function waitToRetry(retries: number): Promise<void> {
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retries) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const event of ['online', 'focus']) removeEventListener(event, done);
      ignore();
      resolve();
    };
    const timer = setTimeout(done, delay);
    for (const event of ['online', 'focus']) addEventListener(event, done);
    const ignore = wanted.subscribe(done);
  });
}
