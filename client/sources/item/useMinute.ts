import { useSyncExternalStore } from 'react';
import { createListeners } from '#client/state/listeners.ts';

const MINUTE_MS = 60_000;

/** One timer serves the page. */
const minutes = createListeners(() => {
  const timer = setInterval(() => minutes.emit(), MINUTE_MS);
  return () => clearInterval(timer);
});

/** The number of the current minute: renders again when it changes, for "4 min ago". */
export const useMinute = (): number => useSyncExternalStore(minutes.subscribe, () => Math.floor(Date.now() / MINUTE_MS));
