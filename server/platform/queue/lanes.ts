import type { Job as QueuedJob, WorkerEvents } from 'graphile-worker';

/** Jobs in one lane share what there is little of: a worker does only so many of them at a time and leaves its other places to others. */
export interface LaneRules {
  /** How many jobs of a lane a worker does at a time. */
  readonly most: (lane: string) => number;
  /** Lanes of which nothing is to be begun just now. */
  readonly closed: () => readonly string[];
}

export interface Lanes {
  /**
   * Lanes of which no job may be taken up now. The places of a worker are answered one after the other, each when the one
   * before has taken its job: two that look at the same moment would take one too many.
   */
  forbidden(): Promise<string[]>;
  /** To be called when a job is done, whatever came of it. */
  leave(job: Pick<QueuedJob, 'flags'>): void;
}

/** Counts the jobs that a worker does in each lane. @param events where graphile-worker says what its places do */
export function keepLanes({ most, closed }: LaneRules, events: WorkerEvents): Lanes {
  const running = new Map<string, number>();
  const asking: (() => void)[] = [];
  let isAsked = false;

  function next(): void {
    const go = asking.shift();
    if (go) go();
    else isAsked = false;
  }

  events.on('job:start', ({ job }) => {
    for (const lane of lanesOf(job)) running.set(lane, (running.get(lane) ?? 0) + 1);
    next();
  });
  events.on('worker:getJob:empty', next);
  events.on('worker:getJob:error', next);

  return {
    async forbidden() {
      if (isAsked) await new Promise<void>((resolve) => void asking.push(resolve));
      isAsked = true;
      const full = [...running].flatMap(([lane, count]) => (count >= most(lane) ? [lane] : []));
      return [...full, ...closed()];
    },
    leave(job) {
      for (const lane of lanesOf(job)) {
        const left = (running.get(lane) ?? 0) - 1;
        if (left > 0) running.set(lane, left);
        else running.delete(lane);
      }
    },
  };
}

/** The queue calls them flags. */
function lanesOf({ flags }: Pick<QueuedJob, 'flags'>): string[] {
  return Object.keys(flags ?? {});
}
