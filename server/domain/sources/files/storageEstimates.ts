import type { StorageEstimates } from '../../context.ts';

/** How long a measurement counts. */
const freshMs = 60_000;
/** Closer to a limit than this, every addition is measured. */
const amplePart = 0.9;
const mostEstimates = 20_000;

interface Estimate {
  readonly measuredAt: number;
  bytes: number;
}

/** Starts with nothing measured. @param now in milliseconds, for tests */
export function createStorageEstimates(now: () => number = Date.now): StorageEstimates {
  const estimates = new Map<string, Estimate>();
  const keyOf = (kind: 'space' | 'person', id: string) => `${kind} ${id}`;
  const set = (key: string, bytes: number) => {
    estimates.delete(key);
    estimates.set(key, { measuredAt: now(), bytes });
    // The oldest comes first.
    for (const oldest of estimates.keys()) {
      if (estimates.size <= mostEstimates) break;
      estimates.delete(oldest);
    }
  };
  const isAmpleIn = (key: string, quota: number, more: number): boolean => {
    if (quota === 0) return true;
    const estimate = estimates.get(key);
    return estimate !== undefined && now() - estimate.measuredAt <= freshMs && estimate.bytes + more <= quota * amplePart;
  };

  return {
    isAmple: (spaceId, userId, bytes, { spaceQuota, personQuota }) =>
      isAmpleIn(keyOf('space', spaceId), spaceQuota, bytes) && (userId === null || isAmpleIn(keyOf('person', userId), personQuota, bytes)),
    add(spaceId, userId, bytes) {
      for (const key of [keyOf('space', spaceId), ...(userId === null ? [] : [keyOf('person', userId)])]) {
        const estimate = estimates.get(key);
        if (estimate) estimate.bytes += bytes;
      }
    },
    remember(spaceId, userId, { inSpace, byPerson }) {
      set(keyOf('space', spaceId), inSpace);
      if (userId !== null) set(keyOf('person', userId), byPerson);
    },
  };
}
