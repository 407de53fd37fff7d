import type { StorageEstimates } from '../../context.ts';

/** How long a measurement counts. */
const freshMs = 60_000;
/** Closer to a limit than this, every addition is measured. */
const amplePart = 0.9;
const mostEstimates = 20_000;

interface Estimate {
  readonly measuredAt: number;
  readonly measured: number;
  /** With what was added since. */
  bytes: number;
}

/** Starts with nothing measured. @param now in milliseconds, for tests */
export function createStorageEstimates(now: () => number = Date.now): StorageEstimates {
  const estimates = new Map<string, Estimate>();
  const reserved = new Map<string, number>();
  const keyOf = (kind: 'space' | 'person', id: string) => `${kind} ${id}`;
  const set = (key: string, bytes: number) => {
    estimates.delete(key);
    estimates.set(key, { measuredAt: now(), measured: bytes, bytes });
    // The oldest comes first.
    for (const oldest of estimates.keys()) {
      if (estimates.size <= mostEstimates) break;
      estimates.delete(oldest);
    }
  };
  const keysOf = (spaceId: string, userId: string | null) => [keyOf('space', spaceId), ...(userId === null ? [] : [keyOf('person', userId)])];
  const change = (key: string, bytes: number) => {
    const left = (reserved.get(key) ?? 0) + bytes;
    if (left > 0) reserved.set(key, left);
    else reserved.delete(key);
  };
  const freshOf = (key: string): Estimate | undefined => {
    const estimate = estimates.get(key);
    return estimate && now() - estimate.measuredAt <= freshMs ? estimate : undefined;
  };
  const isAmpleIn = (key: string, quota: number, more: number): boolean => {
    if (quota === 0) return true;
    const estimate = freshOf(key);
    return estimate !== undefined && estimate.bytes + more <= quota * amplePart;
  };
  const hasRoomIn = (key: string, quota: number, more: number): boolean | undefined => {
    if (quota === 0) return true;
    const estimate = freshOf(key);
    if (estimate && estimate.bytes + more <= quota) return true;
    // What was added may weigh less than was expected.
    return estimate && estimate.measured + more > quota ? false : undefined;
  };

  return {
    isAmple: (spaceId, userId, bytes, { spaceQuota, personQuota }) =>
      isAmpleIn(keyOf('space', spaceId), spaceQuota, bytes) && (userId === null || isAmpleIn(keyOf('person', userId), personQuota, bytes)),
    hasRoom(spaceId, userId, bytes, { spaceQuota, personQuota }) {
      const known = [hasRoomIn(keyOf('space', spaceId), spaceQuota, bytes), userId === null || hasRoomIn(keyOf('person', userId), personQuota, bytes)];
      if (known.includes(false)) return false;
      return known.includes(undefined) ? undefined : true;
    },
    add(spaceId, userId, bytes) {
      for (const key of keysOf(spaceId, userId)) {
        const estimate = estimates.get(key);
        if (estimate) estimate.bytes += bytes;
      }
    },
    reserve(spaceId, userId, bytes) {
      const keys = keysOf(spaceId, userId);
      for (const key of keys) change(key, bytes);
      let isReleased = false;
      return () => {
        if (!isReleased) for (const key of keys) change(key, -bytes);
        isReleased = true;
      };
    },
    inFlight: (spaceId, userId) => ({ inSpace: reserved.get(keyOf('space', spaceId)) ?? 0, byPerson: userId === null ? 0 : (reserved.get(keyOf('person', userId)) ?? 0) }),
    remember(spaceId, userId, { inSpace, byPerson }) {
      set(keyOf('space', spaceId), inSpace + (reserved.get(keyOf('space', spaceId)) ?? 0));
      if (userId !== null) set(keyOf('person', userId), byPerson + (reserved.get(keyOf('person', userId)) ?? 0));
    },
  };
}
