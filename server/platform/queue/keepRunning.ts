import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from '../log.ts';

const shortestPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Runs a runner of graphile-worker, which ends when it cannot write down what came of a job, and starts another each time,
 * with a growing pause until the database answers.
 * @param start rejects while the database does not answer
 * @throws what the first start throws
 */
export async function keepRunning(start: () => Promise<Runner>, log: Log): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let runner: Runner | undefined = await start();
  const restarts = restartWhenEnded();

  async function restartWhenEnded(): Promise<void> {
    while (runner) {
      // Why it ended is in its own log.
      await runner.promise.catch(() => undefined);
      runner = undefined;
      if (isStopping()) return;
      log.warn('The worker has ended, as it does when the database goes away; starting it again');
      runner = await restart();
    }
  }

  async function restart(): Promise<Runner | undefined> {
    for (let pauseMs = shortestPauseMs; !isStopping(); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const next = await start();
        if (isStopping()) {
          await next.stop();
          return undefined;
        }
        log.info('The worker runs again');
        return next;
      } catch (error) {
        log.debug({ err: error }, 'The worker cannot start yet');
        await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch((error: unknown) => log.debug({ err: error }, 'The worker had ended already'));
      await restarts;
    },
  };
}
