import { useSyncExternalStore } from 'react';
import type { SharedValue } from './createSharedValue.ts';
import { createListeners } from './listeners.ts';

interface StoredValue<T> extends SharedValue<T> {
  /** Takes it away, as if nothing had ever been stored. */
  readonly forget: () => void;
}

type Form<T> = {
  /** Understands what was stored; null: nothing was. Whatever stands there must come out as a usable value. */
  readonly read: (stored: string | null) => T;
  readonly write: (value: T) => string;
};

/**
 * A shared value that this browser stores under a key; its other tabs follow. Where a browser stores nothing it lasts until
 * the page is left.
 */
export function createStoredValue<T>(key: string, { read, write }: Form<T>): StoredValue<T> {
  /** What the browser would not store. */
  let unsaved: { readonly text: string | null } | null = null;
  let last: { readonly text: string | null; readonly value: T } | null = null;

  const { subscribe, emit } = createListeners(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      unsaved = null;
      emit();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  });
  const get = () => {
    const text = unsaved ? unsaved.text : readStorage(key);
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
  const keep = (text: string | null) => {
    unsaved = writeStorage(key, text) ? null : { text };
    emit();
  };
  return {
    get,
    set: (value) => keep(write(value)),
    forget: () => keep(null),
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
    useSelect: (of) => useSyncExternalStore(subscribe, () => of(get())),
  };
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it is stored. */
function writeStorage(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
