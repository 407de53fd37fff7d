import { AuthError, type AuthFailure } from '../identityErrors.ts';

const reasons: Record<string, AuthFailure> = {
  'auth/id-token-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'unknown-user',
};

/**
 * How the verifier speaks about a token it does not accept. Everything else under the same code
 * `auth/argument-error` is Google's keys being out of reach.
 */
const aboutTheToken = /^(Firebase ID token |Decoding Firebase ID token |verifyIdToken\(\) expects )/;

/**
 * What a failure of firebase-admin means for the caller. Unreachable keys come under the same code as a bad token and
 * must not sign everybody out, so whatever is not known to be about the token is `unavailable`. The error of Firebase
 * stays here: the request inside it may carry a password.
 */
export function authErrorOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  const reason = reasons[code ?? ''];
  if (reason) return new AuthError(reason);
  if (code === 'auth/argument-error' && aboutTheToken.test(message)) return new AuthError('malformed');
  return new AuthError('unavailable', { cause: new Error(code ?? 'unknown failure of firebase-admin') });
}

export function codeOf(error: unknown): string | null {
  const code = error instanceof Error ? (error as Error & { code?: unknown }).code : null;
  return typeof code === 'string' ? code : null;
}

/** Three parts, the first two of them JSON objects: on anything else the verifier fails in ways of its own. */
export function isCompactJwt(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.slice(0, 2).every(isJsonObject);
}

function isJsonObject(part: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
