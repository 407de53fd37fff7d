import { auth } from '#client/auth/currentAuth.ts';
import { createListeners } from '#client/state/listeners.ts';

/** Only for as long as the tab is open: whoever opens another types it there. */
const storageKey = 'vault.explorerKey';

const changed = createListeners();

/** The API key that was typed for all tabs of the explorer; empty without one. */
export function currentKey(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Uses this key from now on; an empty one is forgotten. */
export function saveKey(key: string): void {
  try {
    if (key === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, key);
  } catch {
    // A browser that stores nothing explores with the session alone.
  }
  changed.emit();
}

/** Calls back when another key is used. Returns the unsubscriber. */
export const onKeyChange = changed.subscribe;

/** What goes with every operation: the key that was typed, else the session of the web client, else nothing. */
export async function authorization(): Promise<Record<string, string>> {
  const token = currentKey() || (await auth.ready.then(() => auth.token()).catch(() => null));
  return token ? { authorization: `Bearer ${token}` } : {};
}
