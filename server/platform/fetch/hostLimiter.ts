import { FetchError } from './fetchError.ts';
import type { HostSlots } from './hostSlots.ts';

/** Limits requests per host: so many at a time, and none while the host has asked for a pause. */
export interface HostLimiter {
  /**
   * Waits for a slot of a host, first come, first served.
   * @returns what releases the slot; to be called once.
   * @throws FetchError SERVER_ERROR (retryable, deferred, with the rest of the pause) while the host is paused.
   * @throws the reason of `signal` when it is aborted while waiting.
   */
  acquire(host: string, signal: AbortSignal): Promise<() => void>;
  /** Sends nothing to a host for so long (Retry-After). */
  pause(host: string, seconds: number): void;
  /** The hosts that are paused now, as far as this process knows. */
  pausedHosts(): string[];
}

export interface HostLimiterOptions {
  readonly now?: () => number;
  /** Shares the slots with other processes; without it they are this process's own. */
  readonly slots?: HostSlots;
}

/** How many requests a host gets at a time. */
export const requestsPerHost = 2;

/** Pauses are remembered for at most this many hosts. */
const MAX_PAUSES = 10_000;
/** An unused slot is kept for so long: after a page come its pictures, after a link often one to the same site. */
const IDLE_MS = 1_000;
/** A process is notified when a slot that it waits for is released; should it miss that, it retries after this time, and up to twice as long. */
const RETRY_MS = 500;
/** After releasing a slot to another process, this one waits so long before it tries to acquire it again. */
const YIELD_MS = 100;

/** A slot that this process holds; one that was lost and acquired again is another lease. */
interface Lease {
  readonly slot: number;
}

interface Waiter {
  readonly resolve: (lease: Lease) => void;
  readonly reject: (reason: Error) => void;
}

interface HostState {
  /** Running requests of this process, including those whose slots were lost meanwhile. */
  running: number;
  readonly leases: Set<Lease>;
  /** Leases that nobody uses, and since when. */
  readonly idle: Lease[];
  idleSince: number;
  readonly waiting: Waiter[];
  /** Another process has no slot of this host and waits for one. */
  isWanted: boolean;
  isAcquiring: boolean;
  /** How often another process has released a slot. */
  releaseCount: number;
  wake: () => void;
}

/** A limiter for the requests of one process, or with `slots` of all processes that share them. */
export function createHostLimiter(max: number, { now = Date.now, slots }: HostLimiterOptions = {}): HostLimiter {
  const hosts = new Map<string, HostState>();
  const pauses = new Map<string, number>();
  const all = Array.from({ length: max }, (_, slot) => slot);
  let idleTimer: NodeJS.Timeout | undefined;

  function stateOf(host: string): HostState {
    const existing = hosts.get(host);
    if (existing) return existing;
    const own = slots ? [] : all.map((slot) => ({ slot }));
    const state: HostState = { running: 0, leases: new Set(own), idle: [...own], idleSince: 0, waiting: [], isWanted: false, isAcquiring: false, releaseCount: 0, wake: () => {} };
    hosts.set(host, state);
    return state;
  }

  function forgetIdle(host: string, state: HostState): void {
    const isHeld = slots && state.leases.size > 0;
    if (state.running === 0 && state.waiting.length === 0 && !state.isAcquiring && !isHeld) hosts.delete(host);
  }

  function pauseOf(host: string): FetchError | undefined {
    const seconds = Math.ceil(((pauses.get(host) ?? 0) - now()) / 1000);
    if (seconds > 0) return new FetchError('SERVER_ERROR', `${host} asked for a pause.`, { retryable: true, retryAfterSeconds: seconds, isDeferred: true });
    pauses.delete(host);
    return undefined;
  }

  function recordPause(host: string, seconds: number): void {
    if (pauses.size >= MAX_PAUSES) pauses.delete(pauses.keys().next().value ?? '');
    pauses.set(host, now() + seconds * 1000);
    const pause = pauseOf(host);
    if (pause) for (const waiter of hosts.get(host)?.waiting.splice(0) ?? []) waiter.reject(pause);
  }

  /** Gives a lease to the longest waiter, or keeps it idle for a while. */
  function handOver(state: HostState, lease: Lease): void {
    const next = state.waiting.shift();
    if (next) {
      state.running += 1;
      next.resolve(lease);
      return;
    }
    state.idle.push(lease);
    state.idleSince = now();
    if (slots) idleTimer ??= setTimeout(releaseIdle, IDLE_MS).unref();
  }

  function release(host: string, state: HostState, lease: Lease): void {
    state.running -= 1;
    if (!state.leases.has(lease)) void acquireSlots(host, state, 0);
    else if (state.isWanted && slots) {
      releaseToOthers(host, state, lease, slots);
      void acquireSlots(host, state, YIELD_MS);
    } else handOver(state, lease);
    forgetIdle(host, state);
  }

  function releaseToOthers(host: string, state: HostState, lease: Lease, shared: HostSlots): void {
    state.isWanted = false;
    state.leases.delete(lease);
    shared.release([{ host, slot: lease.slot }], true);
  }

  function releaseIdle(): void {
    idleTimer = undefined;
    const idle: { host: string; slot: number }[] = [];
    let isMore = false;
    for (const [host, state] of hosts) {
      if (state.idle.length === 0) continue;
      if (now() - state.idleSince < IDLE_MS) isMore = true;
      else {
        for (const lease of state.idle.splice(0)) {
          state.leases.delete(lease);
          idle.push({ host, slot: lease.slot });
        }
        forgetIdle(host, state);
      }
    }
    if (idle.length > 0) slots?.release(idle, false);
    if (isMore) idleTimer = setTimeout(releaseIdle, IDLE_MS).unref();
  }

  /** Acquires slots until nobody waits. One call at a time for each host. */
  async function acquireSlots(host: string, state: HostState, delay: number): Promise<void> {
    if (!slots || state.isAcquiring || state.waiting.length === 0) return;
    state.isAcquiring = true;
    if (delay > 0) await sleep(state, delay);
    while (state.waiting.length > 0) {
      const room = Math.max(0, max - state.running - state.idle.length);
      const own = new Set([...state.leases].map(({ slot }) => slot));
      const missing = all.filter((slot) => !own.has(slot)).slice(0, room);
      // Then requests that end hand over their leases.
      if (missing.length === 0) break;
      const { releaseCount } = state;
      const { taken, pauseSeconds } = await slots.acquire(host, missing);
      if (pauseSeconds > 0) recordPause(host, pauseSeconds);
      for (const slot of taken) {
        const lease = { slot };
        state.leases.add(lease);
        handOver(state, lease);
      }
      if (taken.length > 0 || state.waiting.length === 0) continue;
      if (state.leases.size === 0) slots.request(host);
      if (state.releaseCount === releaseCount) await sleep(state, RETRY_MS * (1 + Math.random()));
    }
    state.isAcquiring = false;
    forgetIdle(host, state);
  }

  slots?.listen({
    requested(host) {
      const state = hosts.get(host);
      if (!state || state.leases.size === 0) return;
      const idle = state.idle.pop();
      if (idle === undefined) state.isWanted = true;
      else releaseToOthers(host, state, idle, slots);
      forgetIdle(host, state);
    },
    released(host) {
      const state = hosts.get(host);
      if (!state) return;
      state.releaseCount += 1;
      state.wake();
    },
    paused: recordPause,
    lost() {
      for (const [host, state] of hosts) {
        state.isWanted = false;
        state.leases.clear();
        state.idle.splice(0);
        forgetIdle(host, state);
      }
    },
  });

  return {
    async acquire(host, signal) {
      signal.throwIfAborted();
      const pause = pauseOf(host);
      if (pause) throw pause;
      const state = stateOf(host);
      const idle = state.idle.pop();
      if (idle) state.running += 1;
      const lease = idle ?? (await waitForSlot(state.waiting, signal, () => void acquireSlots(host, state, 0)));
      return () => release(host, state, lease);
    },
    pause(host, seconds) {
      recordPause(host, seconds);
      slots?.pause(host, seconds);
    },
    pausedHosts: () => [...pauses.keys()].filter((host) => pauseOf(host) !== undefined),
  };
}

/** Resolves when a request that ends hands over its lease. */
async function waitForSlot(waiting: Waiter[], signal: AbortSignal, startAcquiring: () => void): Promise<Lease> {
  return new Promise<Lease>((resolve, reject) => {
    const abort = () => {
      waiting.splice(waiting.indexOf(waiter), 1);
      reject(signal.reason as Error);
    };
    const waiter: Waiter = {
      resolve(lease) {
        signal.removeEventListener('abort', abort);
        resolve(lease);
      },
      reject(reason) {
        signal.removeEventListener('abort', abort);
        reject(reason);
      },
    };
    signal.addEventListener('abort', abort, { once: true });
    waiting.push(waiter);
    startAcquiring();
  });
}

/** Waits that long, or until `state.wake` is called. */
function sleep(state: HostState, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      state.wake = () => {};
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    state.wake = end;
  });
}
