import { isUsageKnownOutside, processorMsOf, waitsForMachine } from './processUsage.ts';

/** What passed between two looks counts no more than this: whoever looks may have been busy, or the whole machine asleep. */
const longestLookMs = 500;

/**
 * Notices when a process that has something to do stands still: it takes no processor time, nor waits for a processor or a disk, as one
 * does on a busy machine.
 * @param stallMs for how long it must have stood still
 * @returns to be asked often; `isExcused` while it is rightly waiting. True when it has stood still for that long; where the system does not tell, never
 */
export function createStallWatch(pid: number, stallMs: number): (isExcused: boolean) => boolean {
  let used = processorMsOf(pid);
  let looked = performance.now();
  let stoodStillMs = 0;
  return (isExcused) => {
    if (!isUsageKnownOutside) return false;
    const now = performance.now();
    const usedNow = processorMsOf(pid);
    stoodStillMs = isExcused || usedNow !== used ? 0 : stoodStillMs + Math.min(now - looked, longestLookMs);
    used = usedNow;
    looked = now;
    if (stoodStillMs < stallMs) return false;
    if (!waitsForMachine(pid)) return true;
    stoodStillMs = 0;
    return false;
  };
}
