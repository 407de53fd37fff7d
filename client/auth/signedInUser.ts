import { createListeners } from '#client/state/listeners.ts';
import type { AuthUser } from './authClient.ts';

/** Who is signed in, and who wants to know. */
export function createSignedInUser(initial: AuthUser | null = null) {
  let user = initial;
  const changed = createListeners<[AuthUser | null]>();
  return {
    get: () => user,
    set(next: AuthUser | null) {
      if (isSamePerson(user, next)) return;
      user = next;
      changed.emit(user);
    },
    onChange: changed.subscribe,
  };
}

function isSamePerson(a: AuthUser | null, b: AuthUser | null): boolean {
  if (a === null || b === null) return a === b;
  return a.email === b.email && a.displayName === b.displayName && a.photoURL === b.photoURL;
}
