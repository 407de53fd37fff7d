import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Whether people wait for answers that this process has hardly time for. */
export interface RequestLoad {
  /** Counts the requests of this server from now on. */
  watch(server: Server): void;
  isHigh(): boolean;
}

/** What takes longer is an upload or a stream, for which nobody sits and waits. */
const longestMs = 5_000;
/** The share of its time that the event loop may be busy: PostgreSQL needs as much again, and often shares the cores. */
const busyShare = 0.5;
/** Over so long at least. */
const sampleMs = 100;

/** @param utilization of the event loop since a mark, as Node measures it */
export function createRequestLoad(utilization: typeof performance.eventLoopUtilization = performance.eventLoopUtilization, now: () => number = () => performance.now()): RequestLoad {
  const running = new Set<{ readonly since: number }>();
  let mark = { at: now(), total: utilization() };
  let share = 0;

  function sample(): number {
    if (now() - mark.at >= sampleMs) {
      share = utilization(mark.total).utilization;
      mark = { at: now(), total: utilization() };
    }
    return share;
  }

  return {
    watch(server) {
      server.on('request', (_request, response) => {
        const one = { since: now() };
        running.add(one);
        response.once('close', () => running.delete(one));
      });
    },
    isHigh() {
      const isLoopBusy = sample() > busyShare;
      return isLoopBusy && [...running].some(({ since }) => now() - since < longestMs);
    },
  };
}
