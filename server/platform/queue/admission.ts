/** Lets jobs begin. */
export interface Admission {
  /** Resolves when a job may begin, in two seconds at the latest. @param priority of those that wait, lower ones begin first */
  enter(priority: number): Promise<void>;
  /** To be called when a job that has entered is done, whatever came of it. */
  leave(): void;
}

/** So many run at a time even then. */
const runningUnderLoad = 2;
/** After that a job begins, whoever else waits: what is added is read in any case. */
const longestWaitMs = 2_000;
const checkEveryMs = 50;

interface Waiting {
  readonly since: number;
  readonly priority: number;
  readonly begin: () => void;
}

/**
 * People first: while they wait for answers that this process has hardly time for, jobs begin one by one instead of all at once.
 * Why: docs/decisions/people-before-jobs.md
 */
export function createAdmission(isLoadHigh: () => boolean): Admission {
  const waiting: Waiting[] = [];
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  function admit(): void {
    clearTimeout(timer);
    timer = undefined;
    for (let first = waiting[0]; first && mayBegin(first); first = waiting[0]) {
      waiting.shift();
      running += 1;
      first.begin();
    }
    if (waiting.length > 0) timer = setTimeout(admit, checkEveryMs);
  }

  const mayBegin = ({ since }: Waiting) => running < runningUnderLoad || !isLoadHigh() || performance.now() - since >= longestWaitMs;

  return {
    enter: (priority) =>
      new Promise((resolve) => {
        const behind = waiting.findLastIndex((other) => other.priority <= priority);
        waiting.splice(behind + 1, 0, { since: performance.now(), priority, begin: resolve });
        admit();
      }),
    leave() {
      running -= 1;
      admit();
    },
  };
}
