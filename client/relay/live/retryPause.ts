const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 20_000;

/** Waits before the next try: longer each time, never in step with other clients, and no longer once the network is back. */
export function waitToRetry(retries: number): Promise<void> {
  const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** retries) * (0.75 + Math.random() / 2);
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, delay);
    addEventListener('online', done);
  });
}
