import type { AuthUser } from './authClient.ts';

type Listener = (user: AuthUser | null) => void;

/** Who is signed in, and who wants to know. */
export function createSignedInUser(initial: AuthUser | null = null) {
  let user = initial;
  const listeners = new Set<Listener>();
  return {
    get: () => user,
    set(next: AuthUser | null) {
      if (isSamePerson(user, next)) return;
      user = next;
      for (const listener of listeners) listener(user);
    },
    onChange(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function isSamePerson(a: AuthUser | null, b: AuthUser | null): boolean {
  if (a === null || b === null) return a === b;
  return a.email === b.email && a.displayName === b.displayName && a.photoURL === b.photoURL;
}
