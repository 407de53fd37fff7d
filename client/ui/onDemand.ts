import { useEffect, useSyncExternalStore } from 'react';

export type OnDemand<Part> = {
  /** Begins to load it; what was loaded stays. */
  readonly load: () => void;
  /** The part, null until it is there; loads it as soon as it is wanted. */
  readonly usePart: (isWanted: boolean) => Part | null;
};

/** A part of the interface that comes when it is first wanted, or a little before: the page works without it until then. */
export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const load = () => {
    if (part !== null || isLoading) return;
    isLoading = true;
    fetchPart()
      .then((fetched) => {
        part = fetched;
        for (const listener of listeners) listener();
      })
      // Whoever wants it next tries again.
      .catch(() => {})
      .finally(() => {
        isLoading = false;
      });
  };
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    load,
    usePart: (isWanted) => {
      useEffect(() => {
        if (isWanted) load();
      }, [isWanted]);
      return useSyncExternalStore(listen, () => part);
    },
  };
}
