import type { AuthClient, Credentials, Registration } from './authClient.ts';
import type { AuthService } from './authService.ts';
import { createVaultSession } from './vaultSession.ts';

/** Signs in at the vault itself. */
export function createLocalAuth(service: AuthService): AuthClient {
  const session = createVaultSession(service);

  async function signIn(credentials: Credentials) {
    session.open(await service.issueToken(credentials));
  }

  const currentToken = () => session.token() ?? '';

  /** Only for those who use one. */
  const passkeys = async () => (await import('./localPasskeys.ts')).createLocalPasskeys(service, currentToken, (issued) => session.open(issued));

  return {
    mode: 'local',
    ready: session.ready,
    get user() {
      return session.user();
    },
    token: async () => session.token(),
    signIn,
    async finishSignIn(proof) {
      session.open(await service.finishSignIn(proof));
    },
    twoFactor: {
      setUp: (password) => service.setUpTwoFactor(currentToken(), password),
      // The server gives another token when the second step is changed.
      confirm: async (code) => session.renew(await service.confirmTwoFactor(currentToken(), code)),
      turnOff: async (password) => session.renew(await service.turnOffTwoFactor(currentToken(), password)),
      newRecoveryCodes: async (password) => (await service.createRecoveryCodes(currentToken(), password)).recoveryCodes,
    },
    changePassword: (change) => service.changePassword(currentToken(), change),
    passkeys: {
      signIn: async () => (await passkeys()).signIn(),
      signInAgain: async () => (await passkeys()).signInAgain(),
      add: async (name) => (await passkeys()).add(name),
      rename: async (id, name) => (await passkeys()).rename(id, name),
    },
    async register(registration: Registration) {
      await service.register(registration);
      await signIn(registration);
    },
    signOut: session.signOut,
    forget: async () => session.forget(),
    requestReset: service.requestReset,
    confirmReset: service.confirmReset,
    requestVerification: service.requestVerification,
    confirmVerification: service.confirmVerification,
    onChange: session.onChange,
  };
}
