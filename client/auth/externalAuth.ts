import type { AuthClient } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';
import type { AuthService } from './authService.ts';
import { createVaultSession } from './vaultSession.ts';

/**
 * Signs in on the pages of an issuer (`IDENTITY=oidc`); the session is the vault's own.
 * @param issuer null where only scripts bring tokens of it
 * @param leaveFor leaves the page for an address of the issuer
 */
export function createExternalAuth(service: AuthService, issuer: { name: string } | null, leaveFor = (address: string) => window.location.assign(address)): AuthClient {
  const session = createVaultSession(service);
  /** The issuer's answer is good for one session, however often the page asks. */
  let finishing: Promise<void> | null = null;

  const refuse = async () => {
    throw new AuthFailure('external-sign-in', 'This vault leaves signing in to its identity provider.');
  };
  return {
    mode: 'oidc',
    ready: session.ready,
    get user() {
      return session.user();
    },
    token: async () => session.token(),
    ...(issuer && {
      external: {
        name: issuer.name,
        async begin({ again = false, ...wish }) {
          const { address } = await service.beginExternalSignIn({ ...wish, again }, again ? (session.token() ?? undefined) : undefined);
          leaveFor(address);
        },
        finish: (locale) =>
          (finishing ??= service
            .finishExternalSignIn(locale)
            .then(session.open)
            .finally(() => (finishing = null))),
      },
    }),
    signIn: refuse,
    finishSignIn: refuse,
    async register() {
      throw new AuthFailure('backend_registration', 'Registration must go through the backend.');
    },
    signOut: session.signOut,
    forget: async () => session.forget(),
    requestReset: refuse,
    confirmReset: refuse,
    requestVerification: refuse,
    confirmVerification: refuse,
    onChange: session.onChange,
  };
}
