import { useEffect, useSyncExternalStore } from 'react';

export type OnDemand<Part> = {
  /** Begins to load it; what was loaded stays. */
  readonly load: () => void;
  /** The part, null until it is there; loads it as soon as it is wanted. */
  readonly usePart: (isWanted: boolean) => Part | null;
};

const failed = new Set<() => void>();

/** Calls back when a part that somebody waits for could not be loaded. Returns the unsubscriber. */
export function onPartFailed(listener: () => void): () => void {
  failed.add(listener);
  return () => void failed.delete(listener);
}

/** A part of the interface that comes when it is first wanted, or a little before: the page works without it until then. */
export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | null = null;
  let isLoading = false;
  let wanting = 0;
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
      .catch(() => {
        if (wanting > 0) for (const listener of failed) listener();
      })
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
        if (!isWanted) return;
        wanting += 1;
        load();
        return () => void (wanting -= 1);
      }, [isWanted]);
      return useSyncExternalStore(listen, () => part);
    },
  };
}
