import { useEffect, useEffectEvent } from 'react';

/** Those who want to be told of something. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Answers how to stop listening. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  readonly emit: (...args: Args) => void;
}

/** @param watch runs while anybody listens; answers how to stop */
export function createListeners<Args extends readonly unknown[] = []>(watch?: () => () => void): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
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
    emit: (...args) => {
      for (const listener of listeners) listener(...args);
    },
  };
}

/** Calls back, with the function of the latest drawing, whenever somebody tells. */
export function useListener<Args extends readonly unknown[]>(subscribe: Listeners<Args>['subscribe'], onEvent: (...args: Args) => void): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => subscribe((...args) => listener(...args)), [subscribe]);
}
