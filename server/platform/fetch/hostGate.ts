import { FetchError } from './fetchError.ts';
import type { HostSlots } from './hostSlots.ts';

/** Sites are asked politely: so many requests at a time and no more, and none while a site has asked for a pause. */
export interface HostGate {
  /**
   * Waits for a turn at a host, first come, first served.
   * @returns what ends the turn; to be called once.
   * @throws FetchError SERVER_ERROR (retryable, unasked, with the rest of the pause) while the host is to be left alone.
   * @throws the reason of `signal` when it is aborted while waiting.
   */
  enter(host: string, signal: AbortSignal): Promise<() => void>;
  /** Leaves a host alone for so long: it said so (Retry-After). */
  rest(host: string, seconds: number): void;
  /** The hosts that are to be left alone now, as far as this process knows. */
  resting(): string[];
}

export interface HostGateOptions {
  readonly now?: () => number;
  /** Shares the turns with other processes; without it they are this process's own. */
  readonly slots?: HostSlots;
}

/** How many requests a host gets at a time. */
export const requestsPerHost = 2;

/** A host that nobody asks is forgotten; pauses are remembered for at most this many hosts. */
const MOST_PAUSES = 10_000;
/** A slot that is not used is kept for a moment: after a page come its pictures, after a link often one to the same site. */
const IDLE_MS = 1_000;
/** Who waits for a slot of another process is told when it is free; should that be missed, it looks again after this time, and up to twice as long. */
const AGAIN_MS = 500;
/** Who gave a slot to another process leaves it that much time to take it. */
const YIELD_MS = 100;

/** A slot that this process has; one that was lost and taken again is another. */
interface Hold {
  readonly slot: number;
}

interface Waiter {
  readonly go: (hold: Hold) => void;
  readonly fail: (reason: Error) => void;
}

interface Turns {
  /** Requests of this process, those included whose slots were lost meanwhile. */
  running: number;
  readonly held: Set<Hold>;
  /** Those that nobody uses, and since when. */
  readonly free: Hold[];
  idleSince: number;
  readonly waiting: Waiter[];
  /** Another process has no slot of this host and waits for one. */
  isWanted: boolean;
  isAsking: boolean;
  /** How often a slot has become free elsewhere. */
  freedCount: number;
  wake: () => void;
}

/** A gate for the requests of one process, or with `slots` of all that share them. */
export function createHostGate(most: number, { now = Date.now, slots }: HostGateOptions = {}): HostGate {
  const hosts = new Map<string, Turns>();
  const pauses = new Map<string, number>();
  const all = Array.from({ length: most }, (_, slot) => slot);
  let sweep: NodeJS.Timeout | undefined;

  function turnsOf(host: string): Turns {
    const known = hosts.get(host);
    if (known) return known;
    const mine = slots ? [] : all.map((slot) => ({ slot }));
    const turns: Turns = { running: 0, held: new Set(mine), free: [...mine], idleSince: 0, waiting: [], isWanted: false, isAsking: false, freedCount: 0, wake: () => {} };
    hosts.set(host, turns);
    return turns;
  }

  function forgetIdle(host: string, turns: Turns): void {
    const isHeld = slots && turns.held.size > 0;
    if (turns.running === 0 && turns.waiting.length === 0 && !turns.isAsking && !isHeld) hosts.delete(host);
  }

  function pauseOf(host: string): FetchError | undefined {
    const seconds = Math.ceil(((pauses.get(host) ?? 0) - now()) / 1000);
    if (seconds > 0) return new FetchError('SERVER_ERROR', `${host} asked for a pause.`, { retryable: true, retryAfterSeconds: seconds, isUnasked: true });
    pauses.delete(host);
    return undefined;
  }

  function remember(host: string, seconds: number): void {
    if (pauses.size >= MOST_PAUSES) pauses.delete(pauses.keys().next().value ?? '');
    pauses.set(host, now() + seconds * 1000);
    const pause = pauseOf(host);
    if (pause) for (const waiter of hosts.get(host)?.waiting.splice(0) ?? []) waiter.fail(pause);
  }

  /** A slot that is held goes to whoever waits longest, or stays for a moment. */
  function place(turns: Turns, hold: Hold): void {
    const next = turns.waiting.shift();
    if (next) {
      turns.running += 1;
      next.go(hold);
      return;
    }
    turns.free.push(hold);
    turns.idleSince = now();
    if (slots) sweep ??= setTimeout(giveBackIdle, IDLE_MS).unref();
  }

  function leave(host: string, turns: Turns, hold: Hold): void {
    turns.running -= 1;
    if (!turns.held.has(hold)) void ask(host, turns, 0);
    else if (turns.isWanted && slots) {
      giveBack(host, turns, hold, slots);
      void ask(host, turns, YIELD_MS);
    } else place(turns, hold);
    forgetIdle(host, turns);
  }

  function giveBack(host: string, turns: Turns, hold: Hold, shared: HostSlots): void {
    turns.isWanted = false;
    turns.held.delete(hold);
    shared.give([{ host, slot: hold.slot }], true);
  }

  function giveBackIdle(): void {
    sweep = undefined;
    const idle: { host: string; slot: number }[] = [];
    let isMore = false;
    for (const [host, turns] of hosts) {
      if (turns.free.length === 0) continue;
      if (now() - turns.idleSince < IDLE_MS) isMore = true;
      else {
        for (const hold of turns.free.splice(0)) {
          turns.held.delete(hold);
          idle.push({ host, slot: hold.slot });
        }
        forgetIdle(host, turns);
      }
    }
    if (idle.length > 0) slots?.give(idle, false);
    if (isMore) sweep = setTimeout(giveBackIdle, IDLE_MS).unref();
  }

  /** Takes slots for those who wait, until nobody does. One at a time for each host. */
  async function ask(host: string, turns: Turns, delay: number): Promise<void> {
    if (!slots || turns.isAsking || turns.waiting.length === 0) return;
    turns.isAsking = true;
    if (delay > 0) await sleep(turns, delay);
    while (turns.waiting.length > 0) {
      const room = Math.max(0, most - turns.running - turns.free.length);
      const mine = new Set([...turns.held].map(({ slot }) => slot));
      const missing = all.filter((slot) => !mine.has(slot)).slice(0, room);
      // Then whoever leaves hands on what there is.
      if (missing.length === 0) break;
      const { freedCount } = turns;
      const { taken, restSeconds } = await slots.take(host, missing);
      if (restSeconds > 0) remember(host, restSeconds);
      for (const slot of taken) {
        const hold = { slot };
        turns.held.add(hold);
        place(turns, hold);
      }
      if (taken.length > 0 || turns.waiting.length === 0) continue;
      if (turns.held.size === 0) slots.want(host);
      if (turns.freedCount === freedCount) await sleep(turns, AGAIN_MS * (1 + Math.random()));
    }
    turns.isAsking = false;
    forgetIdle(host, turns);
  }

  slots?.listen({
    wanted(host) {
      const turns = hosts.get(host);
      if (!turns || turns.held.size === 0) return;
      const idle = turns.free.pop();
      if (idle === undefined) turns.isWanted = true;
      else giveBack(host, turns, idle, slots);
      forgetIdle(host, turns);
    },
    freed(host) {
      const turns = hosts.get(host);
      if (!turns) return;
      turns.freedCount += 1;
      turns.wake();
    },
    rested: remember,
    lost() {
      for (const [host, turns] of hosts) {
        turns.isWanted = false;
        turns.held.clear();
        turns.free.splice(0);
        forgetIdle(host, turns);
      }
    },
  });

  return {
    async enter(host, signal) {
      signal.throwIfAborted();
      const pause = pauseOf(host);
      if (pause) throw pause;
      const turns = turnsOf(host);
      const idle = turns.free.pop();
      if (idle) turns.running += 1;
      const hold = idle ?? (await turn(turns.waiting, signal, () => void ask(host, turns, 0)));
      return () => leave(host, turns, hold);
    },
    rest(host, seconds) {
      remember(host, seconds);
      slots?.rest(host, seconds);
    },
    resting: () => [...pauses.keys()].filter((host) => pauseOf(host) !== undefined),
  };
}

/** Resolves when whoever leaves hands over their turn. */
async function turn(waiting: Waiter[], signal: AbortSignal, begin: () => void): Promise<Hold> {
  return new Promise<Hold>((resolve, reject) => {
    const giveUp = () => {
      waiting.splice(waiting.indexOf(waiter), 1);
      reject(signal.reason as Error);
    };
    const waiter: Waiter = {
      go(hold) {
        signal.removeEventListener('abort', giveUp);
        resolve(hold);
      },
      fail(reason) {
        signal.removeEventListener('abort', giveUp);
        reject(reason);
      },
    };
    signal.addEventListener('abort', giveUp, { once: true });
    waiting.push(waiter);
    begin();
  });
}

/** Waits that long, or until woken. */
function sleep(turns: Turns, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      turns.wake = () => {};
      resolve();
    };
    const timer = setTimeout(end, ms).unref();
    turns.wake = end;
  });
}
