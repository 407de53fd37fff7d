import { useEffect } from 'react';
import { createSharedValue } from '#client/state/createSharedValue.ts';
import { createListeners } from '#client/state/listeners.ts';

export type OnDemand<Part> = {
  /** Begins to load it; what was loaded stays. */
  readonly load: () => void;
  /** The part, null until it is there; loads it as soon as it is wanted. */
  readonly usePart: (isWanted: boolean) => Part | null;
};

const failed = createListeners();

/** Calls back when a part that somebody waits for could not be loaded. Returns the unsubscriber. */
export const onPartFailed = failed.subscribe;

/** A part of the interface that comes when it is first wanted, or a little before: the page works without it until then. */
export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  const part = createSharedValue<Part | null>(null);
  let isLoading = false;
  let wanting = 0;
  const load = () => {
    if (part.get() !== null || isLoading) return;
    isLoading = true;
    fetchPart()
      .then(part.set)
      // Whoever wants it next tries again.
      .catch(() => {
        if (wanting > 0) failed.emit();
      })
      .finally(() => {
        isLoading = false;
      });
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
      return part.use();
    },
  };
}
