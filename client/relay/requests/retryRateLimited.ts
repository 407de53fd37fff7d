import { createSharedValue } from '#client/state/createSharedValue.ts';

/** How often one call is sent at most. */
const MAX_ATTEMPTS = 3;
/** Whoever is asked to wait longer is told instead. */
const MAX_WAIT_MS = 60_000;

/** How many calls wait because there were too many. */
const waiting = createSharedValue(0);

/** Whether calls wait because there were too many. */
export const useIsRateLimited = (): boolean => waiting.use() > 0;

/**
 * `fetch` for calls that may be sent again when they were refused as too many: nothing was done with them, so they are
 * sent again after the time the vault asks for (`Retry-After`). What is refused for longer, or again and again, is answered.
 */
export const retryRateLimited =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    for (let tries = 1; ; tries++) {
      const response = await send(input, init);
      const ms = response.status === 429 ? waitOf(response) : null;
      if (ms === null || ms > MAX_WAIT_MS || tries === MAX_ATTEMPTS) return response;
      await pause(ms, init?.signal);
    }
  };

function waitOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  waiting.set(waiting.get() + 1);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Nobody waits for it any more.', 'AbortError'));
    });
  }).finally(() => waiting.set(waiting.get() - 1));
}
