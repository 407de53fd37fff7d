import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

/**
 * A value that the whole page shares: components that use it render again when it changes. One at module level lives as long
 * as the page does; who signs out leaves the page (client/auth/leavePage.ts), so that nothing reaches the next person.
 */
export interface SharedValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back after every change; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value, kept up to date. */
  readonly use: () => T;
  /** What is read of it, kept up to date: renders again only when that is another. */
  readonly useSelect: <V>(read: (value: T) => V) => V;
}

export function createSharedValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const { subscribe, emit } = createListeners();
  const get = () => value;
  return {
    get,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
    useSelect: (read) => useSyncExternalStore(subscribe, () => read(value)),
  };
}
