import type { PasskeyClient } from './authClient.ts';
import { AuthFailure } from './authFailure.ts';
import type { AuthService, IssuedToken } from './authService.ts';
import { createPasskey, askForPasskey } from './passkeyCeremonies.ts';

/** What the browser is to ask an authenticator for. */
type PasskeyRequest = { challenge: string; options: object };

/**
 * Passkeys of the vault's own accounts.
 * @param token of who is signed in
 * @param open signs in with what a passkey was given for
 */
export function createLocalPasskeys({ call }: Pick<AuthService, 'call'>, token: () => string, open: (session: IssuedToken) => void): PasskeyClient {
  async function signIn(sameAs?: string) {
    const { challenge, options } = await call<PasskeyRequest>('/token/passkey/options', undefined, sameAs);
    if (sameAs !== undefined && !('allowCredentials' in options)) throw new AuthFailure('no-passkey', 'The person has no passkey.');
    const credential = await askForPasskey(options);
    open(await call<IssuedToken>('/token/passkey', { challenge, credential }, sameAs).catch(tooLate));
  }

  return {
    signIn: () => signIn(),
    signInAgain: () => signIn(token()),
    async add(name) {
      const { challenge, options } = await call<PasskeyRequest>('/passkeys/options', undefined, token());
      const credential = await createPasskey(options);
      await call('/passkeys', { challenge, credential, name }, token()).catch(tooLate);
    },
    rename: (id, name) => call('/passkeys/rename', { id, name }, token()),
  };
}

/** No code was typed wrong: the words for that would not fit. */
function tooLate(error: unknown): never {
  throw error instanceof AuthFailure && error.code === 'invalid-challenge' ? new AuthFailure('wrong-passkey', error.message, { cause: error }) : error;
}
