import { useSyncExternalStore } from 'react';

const KEY = 'vault.space';
const listeners = new Set<() => void>();

/** The id of the space that was current last on this device; null when none was yet. It may be gone or another person's. */
export const rememberedSpaceId = (): string | null => localStorage.getItem(KEY);

/** Makes a space the current one. */
export function rememberSpace(id: string): void {
  if (rememberedSpaceId() === id) return;
  localStorage.setItem(KEY, id);
  for (const listener of listeners) listener();
}

/** Forgets it: on signing out, or when it turned out to be gone. The first space is current then. */
export function forgetSpace(): void {
  localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** `rememberedSpaceId`, kept up to date, also when another tab switches. */
export const useRememberedSpaceId = (): string | null => useSyncExternalStore(listen, rememberedSpaceId);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Variables of a query that reads the current space: by its id when one is remembered, else the first of the viewer. */
export function currentSpaceVariables(): { spaceId: string; isRemembered: boolean } {
  const spaceId = rememberedSpaceId();
  return { spaceId: spaceId ?? '', isRemembered: spaceId !== null };
}
