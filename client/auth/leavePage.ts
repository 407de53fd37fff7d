import { createSharedValue } from '#client/state/createSharedValue.ts';

/** So long a departure may take before another counts: the person may have chosen to stay. */
const departureMs = 5_000;

const leftAt = createSharedValue(Number.NEGATIVE_INFINITY);

/**
 * Leaves the page instead of routing within it: nothing of the person who was signed in stays in memory. The end of a
 * session is heard from several sides at once (a refused call, another tab); the first one decides where to, since a
 * second departure would only cut off the first.
 */
export function leavePage(path: string): void {
  if (performance.now() - leftAt.get() < departureMs) return;
  leftAt.set(performance.now());
  window.location.assign(path);
}
