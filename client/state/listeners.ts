import { useEffect, useEffectEvent } from 'react';

/** Those who want to be told of something. */
export interface Listeners<Told extends readonly unknown[] = []> {
  /** Answers how to stop listening. */
  readonly subscribe: (listener: (...told: Told) => void) => () => void;
  readonly emit: (...told: Told) => void;
}

/** @param watch runs while anybody listens; answers how to stop */
export function createListeners<Told extends readonly unknown[] = []>(watch?: () => () => void): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  let stop: (() => void) | undefined;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) stop = watch?.();
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    emit: (...told) => {
      for (const listener of listeners) listener(...told);
    },
  };
}

/** Calls back, with the function of the latest drawing, whenever somebody tells. */
export function useListener<Told extends readonly unknown[]>(subscribe: Listeners<Told>['subscribe'], onTold: (...told: Told) => void): void {
  const listener = useEffectEvent(onTold);
  useEffect(() => subscribe((...told) => listener(...told)), [subscribe]);
}
