import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckAsked } from './checkThread.ts';

/** Looks whether assertions hold, one after the other, in a thread that is ended when it takes too long. */
export interface AnswerChecker {
  /** @returns false, too, for what takes longer than it may */
  check(asked: CheckAsked): Promise<boolean>;
  close(): Promise<void>;
}

const usualMs = 5_000;
/** What a checker may hold; a schema can ask for much. */
const resourceLimits = { maxOldGenerationSizeMb: 256 } as const;

/** Makes a checker; its thread begins with the first assertion. @param timeoutMs how long one may take */
export function createAnswerChecker(timeoutMs = usualMs): AnswerChecker {
  let thread: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = async () => {
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  };
  const begin = () => {
    const begun = new Worker(new URL('./checkThread.ts', import.meta.url), { resourceLimits });
    // It may break when nobody waits for it: the next question begins another one.
    begun.on('error', () => {
      if (thread === begun) thread = undefined;
    });
    return begun;
  };
  const ask = async (asked: CheckAsked): Promise<boolean> => {
    thread ??= begin();
    const answering = new AbortController();
    const timer = setTimeout(() => answering.abort(), timeoutMs);
    try {
      thread.postMessage(asked);
      const [isHeld] = (await once(thread, 'message', { signal: answering.signal })) as [boolean];
      return isHeld;
    } catch {
      await end();
      return false;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    check(asked) {
      const mine = last.then(() => ask(asked));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: end,
  };
}
