import { createContext, use, useSyncExternalStore } from 'react';
import { useListener } from '#client/state/listeners.ts';
import type { LiveConnection } from './liveConnection.ts';

/** A connection that is never lost, for places without a server (tests). */
const still: LiveConnection = {
  subscribe: () => {
    throw new Error('There is no live connection here.');
  },
  onMissed: () => () => {},
  announceMissed: () => {},
  onLostChange: () => () => {},
  isLost: () => false,
};

export const LiveContext = createContext<LiveConnection>(still);

/** True while the live connection is lost and being reconnected. */
export function useIsConnectionLost(): boolean {
  const live = use(LiveContext);
  return useSyncExternalStore(live.onLostChange, live.isLost);
}

/** Calls back whenever live events may have been missed: what is on the page must be read again. */
export function useMissedEvents(refetch: () => void): void {
  useListener(use(LiveContext).onMissed, refetch);
}
