import { AuthFailure, type AuthFailureCode } from './authFailure.ts';

/** Firebase's codes, without their `auth/`, and what we make of them. */
const codeOf: Record<string, AuthFailureCode> = {
  'unauthorized-domain': 'unauthorized-domain',
  'popup-blocked': 'popup-blocked',
  'popup-closed-by-user': 'popup-closed-by-user',
  'user-cancelled': 'popup-closed-by-user',
  'cancelled-popup-request': 'cancelled-popup-request',
  'network-request-failed': 'network-request-failed',
  'web-storage-unsupported': 'web-storage-unsupported',
  'internal-error': 'internal-error',
  'invalid-api-key': 'invalid-api-key',
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'invalid-api-key',
  'auth-domain-config-required': 'auth-domain-config-required',
  'operation-not-supported-in-this-environment': 'operation-not-supported-in-this-environment',
  'invalid-auth-event': 'invalid-auth-event',
  'argument-error': 'argument-error',
  'user-disabled': 'user-disabled',
  'too-many-requests': 'rate-limited',
  timeout: 'timeout',
  'invalid-credential': 'wrong-credentials',
  'invalid-email': 'wrong-credentials',
  'user-not-found': 'wrong-credentials',
  'wrong-password': 'wrong-credentials',
};

/** The failure behind an error of the Firebase SDK; only its code is stored, as its details may hold what was typed. */
export function firebaseFailureOf(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new AuthFailure(codeOf[code.replace(/^auth\//, '')] ?? 'internal', `The identity provider refused: ${code || 'unknown'}.`);
}
