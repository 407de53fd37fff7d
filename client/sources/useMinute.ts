import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The number of the current minute: draws again when it changes, for "4 min ago". One timer serves the page. */
export const useMinute = (): number => useSyncExternalStore(listen, () => Math.floor(Date.now() / MINUTE_MS));

function listen(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
