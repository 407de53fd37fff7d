import { useSyncExternalStore } from 'react';

const KEY = 'vault.openCollections';
const listeners = new Set<() => void>();
let open: ReadonlySet<string> | null = null;

/** Which collections are open in the tree, remembered on this device. */
export function useOpenCollections(): ReadonlySet<string> {
  return useSyncExternalStore(listen, openCollections);
}

/** Opens or closes collections. */
export function setCollectionsOpen(ids: readonly string[], isOpen: boolean): void {
  if (ids.length === 0) return;
  const next = new Set(openCollections());
  for (const id of ids) {
    if (isOpen) next.add(id);
    else next.delete(id);
  }
  open = next;
  localStorage.setItem(KEY, JSON.stringify([...next]));
  for (const listener of listeners) listener();
}

function openCollections(): ReadonlySet<string> {
  open ??= read();
  return open;
}

function read(): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
