import type { Job as QueuedJob, WorkerEvents } from 'graphile-worker';

/** Jobs of one concurrency group share what is scarce: a worker runs only so many of them at a time and keeps its other slots for others. */
export interface ConcurrencyLimits {
  /** How many jobs of a group a worker runs at a time. */
  readonly limitOf: (group: string) => number;
  /** Groups of which no job may start now. */
  readonly pausedGroups: () => readonly string[];
}

export interface ConcurrencyLimiter {
  /**
   * Groups of which no job may start now. The slots of a worker are answered one after the other, each when the one before
   * has taken its job: two that look at the same time would take one too many.
   */
  blockedGroups(): Promise<string[]>;
  /** To be called when a job is done, whatever came of it. */
  release(job: Pick<QueuedJob, 'flags'>): void;
}

/**
 * Counts the jobs that a worker runs in each group.
 * Why: docs/decisions/job-concurrency-limits.md
 * @param events graphile-worker's
 */
export function createConcurrencyLimiter({ limitOf, pausedGroups }: ConcurrencyLimits, events: WorkerEvents): ConcurrencyLimiter {
  const running = new Map<string, number>();
  const asking: (() => void)[] = [];
  let isAsked = false;

  function next(): void {
    const go = asking.shift();
    if (go) go();
    else isAsked = false;
  }

  events.on('job:start', ({ job }) => {
    for (const group of groupsOf(job)) running.set(group, (running.get(group) ?? 0) + 1);
    next();
  });
  events.on('worker:getJob:empty', next);
  events.on('worker:getJob:error', next);

  return {
    async blockedGroups() {
      if (isAsked) await new Promise<void>((resolve) => void asking.push(resolve));
      isAsked = true;
      const full = [...running].flatMap(([group, count]) => (count >= limitOf(group) ? [group] : []));
      return [...full, ...pausedGroups()];
    },
    release(job) {
      for (const group of groupsOf(job)) {
        const remaining = (running.get(group) ?? 0) - 1;
        if (remaining > 0) running.set(group, remaining);
        else running.delete(group);
      }
    },
  };
}

/** The queue calls them flags. */
function groupsOf({ flags }: Pick<QueuedJob, 'flags'>): string[] {
  return Object.keys(flags ?? {});
}
