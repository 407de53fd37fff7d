import { AuthFailure } from './authFailure.ts';
import type { AuthService, IssuedToken } from './authService.ts';
import { createSessionStore } from './sessionStore.ts';
import { createSignedInUser } from './signedInUser.ts';

/** The session of whoever is signed in by the vault: its token is the bearer; it is stored in this browser and shared by its tabs. */
export function createVaultSession(service: AuthService) {
  const sessions = createSessionStore();
  const person = createSignedInUser(sessions.get()?.user ?? null);

  sessions.onOtherTab((session) => person.set(session?.user ?? null));

  /** Past its date by our clock: the server may have prolonged it, so it is asked. A network glitch signs nobody out. */
  async function checkOverdueSession() {
    const session = sessions.get();
    if (!session || Date.parse(session.expiresAt) > Date.now()) return;
    const answer = await service.validateToken(session.token).catch(() => null);
    if (answer && !answer.valid) forget();
  }

  function forget() {
    sessions.clear();
    person.set(null);
  }

  return {
    ready: checkOverdueSession(),
    user: person.get,
    onChange: person.onChange,
    token: () => sessions.get()?.token ?? null,
    open(session: IssuedToken) {
      const replaced = sessions.get()?.token;
      sessions.save(session);
      person.set(session.user);
      // Who signs in again has one session here, not two; it ends by itself where the vault cannot be reached.
      if (replaced) void service.signOut(replaced).catch(() => undefined);
    },
    /** The server has given another token for it. */
    renew(renewed: { token: string; expiresAt: string }) {
      const session = sessions.get();
      if (session) sessions.save({ ...session, ...renewed });
    },
    forget,
    async signOut() {
      const token = sessions.get()?.token;
      forget();
      if (token) await service.signOut(token).catch(ignoreEndedSession);
    },
  };
}

function ignoreEndedSession(error: unknown) {
  if (!(error instanceof AuthFailure && error.code === 'unauthenticated')) throw error;
}
