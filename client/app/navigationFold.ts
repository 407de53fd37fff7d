import { useSyncExternalStore } from 'react';

const KEY = 'vault.navigation';
const listeners = new Set<() => void>();

/** Whether the navigation is folded to its rail, remembered on this device. */
export const useIsFolded = (): boolean => useSyncExternalStore(listen, () => localStorage.getItem(KEY) === 'rail');

/** Folds or unfolds the navigation. */
export function setFolded(isFolded: boolean): void {
  localStorage.setItem(KEY, isFolded ? 'rail' : 'drawer');
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
