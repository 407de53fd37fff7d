import { AuthFailure } from './authFailure.ts';

/** Has an authenticator make a passkey. @throws AuthFailure when the person or the browser says no */
export async function createPasskey(options: object): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return answerOf(navigator.credentials.create({ publicKey }));
}

/** Has an authenticator sign in with a passkey. @throws AuthFailure when the person or the browser says no */
export async function askForPasskey(options: object): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return answerOf(navigator.credentials.get({ publicKey }));
}

async function answerOf(asking: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asking;
    if (credential instanceof PublicKeyCredential) return credential.toJSON();
  } catch (cause) {
    throw failureOf(cause);
  }
  throw new AuthFailure('wrong-passkey', 'The browser gave no passkey.');
}

function failureOf(cause: unknown): AuthFailure {
  const name = cause instanceof DOMException ? cause.name : '';
  // Browsers do not say whether somebody cancelled or was too slow, so that no page learns which passkeys there are.
  if (name === 'NotAllowedError' || name === 'AbortError') return new AuthFailure('passkey-cancelled', 'The person or the browser cancelled it.', { cause });
  if (name === 'InvalidStateError') return new AuthFailure('passkey-known', 'This authenticator has a passkey for the account.', { cause });
  if (name === 'SecurityError') return new AuthFailure('passkeys-elsewhere', 'The vault has another address than this page.', { cause });
  return new AuthFailure('wrong-passkey', 'The authenticator could not do it.', { cause });
}
