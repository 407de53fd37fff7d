import { useSyncExternalStore } from 'react';

/** A value that the whole page shares: whoever draws it draws it anew when it changes. */
export interface SharedValue<T> {
  get(): T;
  set(value: T): void;
  use(): T;
}

export function createValue<T>(initial: T): SharedValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(listen, get),
  };
}
