import { FetchError } from './fetchError.ts';

/** Sites are asked politely: so many requests at a time and no more, and none while a site has asked for a pause. */
export interface HostGate {
  /**
   * Waits for a turn at a host, first come, first served.
   * @returns what ends the turn; to be called once.
   * @throws FetchError SERVER_ERROR (retryable, with the rest of the pause) while the host is to be left alone.
   * @throws the reason of `signal` when it is aborted while waiting.
   */
  enter(host: string, signal: AbortSignal): Promise<() => void>;
  /** Leaves a host alone for so long: it said so (Retry-After). */
  rest(host: string, seconds: number): void;
}

/** How many requests a host gets from one process at a time. */
export const requestsPerHost = 2;

/** A host that nobody asks is forgotten; pauses are remembered for at most this many hosts. */
const MOST_PAUSES = 10_000;

interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/** A gate for the requests of one process. */
export function createHostGate(most: number, now: () => number = Date.now): HostGate {
  const hosts = new Map<string, Turns>();
  const pauses = new Map<string, number>();

  function leave(host: string, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) next();
    else {
      turns.running -= 1;
      if (turns.running === 0) hosts.delete(host);
    }
  }

  return {
    async enter(host, signal) {
      signal.throwIfAborted();
      const pause = Math.ceil(((pauses.get(host) ?? 0) - now()) / 1000);
      if (pause > 0) {
        throw new FetchError('SERVER_ERROR', `${host} asked for a pause.`, { retryable: true, retryAfterSeconds: pause });
      }
      pauses.delete(host);
      const turns = hosts.get(host) ?? { running: 0, waiting: [] };
      hosts.set(host, turns);
      if (turns.running < most) turns.running += 1;
      else await turn(turns.waiting, signal);
      return () => leave(host, turns);
    },
    rest(host, seconds) {
      if (pauses.size >= MOST_PAUSES) pauses.delete(pauses.keys().next().value ?? '');
      pauses.set(host, now() + seconds * 1000);
    },
  };
}

/** Resolves when whoever leaves hands over their turn. */
async function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const giveUp = () => {
      waiting.splice(waiting.indexOf(go), 1);
      reject(signal.reason as Error);
    };
    const go = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(go);
  });
}
