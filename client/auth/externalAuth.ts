import type { AuthClient } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';

/** Where an issuer outside signs people in (`IDENTITY=oidc`), this client has no door of its own and says so. */
export function createExternalAuth(): AuthClient {
  const refuse = async () => {
    throw new AuthFailure('external-sign-in', 'This vault leaves signing in to its identity provider.');
  };
  return {
    mode: 'oidc',
    ready: Promise.resolve(),
    user: null,
    token: async () => null,
    signIn: refuse,
    finishSignIn: refuse,
    async register() {
      throw new AuthFailure('backend_registration', 'Registration must go through the backend.');
    },
    signOut: async () => undefined,
    forget: async () => undefined,
    requestReset: refuse,
    confirmReset: refuse,
    requestVerification: refuse,
    confirmVerification: refuse,
    onChange: () => () => undefined,
  };
}
