import type { AuthClient, Credentials, Registration } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';
import type { AuthService, IssuedToken } from './authService.ts';
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
    open(await service.issueToken(credentials));
  }

  function open(session: IssuedToken) {
    const replaced = sessions.get()?.token;
    sessions.save(session);
    person.set(session.user);
    // Who signs in again has one session here, not two; it ends by itself where the vault cannot be reached.
    if (replaced) void service.signOut(replaced).catch(() => undefined);
  }

  /** The server gives another token when the second step is changed. */
  function renew(renewed: { token: string; expiresAt: string }) {
    const session = sessions.get();
    if (session) sessions.save({ ...session, ...renewed });
  }

  const currentToken = () => sessions.get()?.token ?? '';

  return {
    mode: 'local',
    ready: checkOverdueSession(),
    get user() {
      return person.get();
    },
    token: async () => sessions.get()?.token ?? null,
    signIn,
    async finishSignIn(proof) {
      open(await service.finishSignIn(proof));
    },
    twoFactor: {
      setUp: (password) => service.setUpTwoFactor(currentToken(), password),
      confirm: async (code) => renew(await service.confirmTwoFactor(currentToken(), code)),
      turnOff: async (password) => renew(await service.turnOffTwoFactor(currentToken(), password)),
      newRecoveryCodes: async (password) => (await service.createRecoveryCodes(currentToken(), password)).recoveryCodes,
    },
    changePassword: (change) => service.changePassword(currentToken(), change),
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
