import type { AuthClient, Credentials, Registration } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';
import type { AuthService } from './authService.ts';
import { createSessionStore } from './sessionStore.ts';
import { createSignedInUser } from './signedInUser.ts';

/** Signs in at the vault itself. The session's token is the bearer; it is stored in this browser and shared by its tabs. */
export function createLocalAuth(service: AuthService): AuthClient {
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

  async function signIn(credentials: Credentials) {
    const session = await service.issueToken(credentials);
    sessions.save(session);
    person.set(session.user);
  }

  return {
    mode: 'local',
    ready: checkOverdueSession(),
    get user() {
      return person.get();
    },
    token: async () => sessions.get()?.token ?? null,
    signIn,
    async register(registration: Registration) {
      await service.register(registration);
      await signIn(registration);
    },
    async signOut() {
      const token = sessions.get()?.token;
      forget();
      if (token) await service.signOut(token).catch(ignoreEndedSession);
    },
    forget: async () => forget(),
    requestReset: service.requestReset,
    confirmReset: service.confirmReset,
    requestVerification: service.requestVerification,
    confirmVerification: service.confirmVerification,
    onChange: person.onChange,
  };
}

function ignoreEndedSession(error: unknown) {
  if (!(error instanceof AuthFailure && error.code === 'unauthenticated')) throw error;
}
