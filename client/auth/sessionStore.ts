import type { AuthUser } from './authClient.ts';

export type Session = { token: string; /** ISO 8601, by the server's clock. */ expiresAt: string; user: AuthUser };

/** One key for every tab of this browser. */
const storageKey = 'vault.session';

/** Where the session lives between visits. Where a browser stores nothing it lasts until the page is left. */
export function createSessionStore() {
  let session = parse(read());
  return {
    get: () => session,
    save(next: Session) {
      session = next;
      try {
        localStorage.setItem(storageKey, JSON.stringify(next));
      } catch {
        // Kept in this page only.
      }
    },
    clear() {
      session = null;
      try {
        localStorage.removeItem(storageKey);
      } catch {
        // Nothing was stored.
      }
    },
    /** Another tab has signed in or out. */
    onOtherTab(listener: (session: Session | null) => void) {
      window.addEventListener('storage', (event) => {
        if (event.key !== storageKey && event.key !== null) return;
        session = parse(read());
        listener(session);
      });
    },
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parse(saved: string | null): Session | null {
  try {
    const value = JSON.parse(saved ?? 'null') as Partial<Session> | null;
    return value?.token && value.expiresAt && value.user ? (value as Session) : null;
  } catch {
    return null;
  }
}
