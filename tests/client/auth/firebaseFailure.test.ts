import { expect, it } from 'vitest';
import { AuthFailure } from '#client/auth/authFailure.ts';
import { firebaseFailureOf } from '#client/auth/firebaseFailure.ts';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: secret (${code})`), { code });

it.each([
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'network-request-failed',
  'web-storage-unsupported',
  'internal-error',
  'invalid-api-key',
  'auth-domain-config-required',
  'operation-not-supported-in-this-environment',
  'invalid-auth-event',
  'argument-error',
])('handles %s (spec section 8)', (code) => {
  expect(firebaseFailureOf(firebaseError(`auth/${code}`)).code).toBe(code);
});

it('does not tell a wrong password from an unknown person', () => {
  const codes = ['auth/invalid-credential', 'auth/user-not-found', 'auth/wrong-password'].map(
    (code) => firebaseFailureOf(firebaseError(code)).code,
  );
  expect(new Set(codes)).toEqual(new Set(['wrong-credentials']));
});

it('keeps nothing of an error but its code: the rest may hold what was typed', () => {
  const failure = firebaseFailureOf(firebaseError('auth/something-new'));
  expect([failure.code, failure.message, failure.cause]).toEqual([
    'internal',
    'The identity provider refused: auth/something-new.',
    undefined,
  ]);
});

it('leaves our own failures as they are', () => {
  const failure = new AuthFailure('email-taken', 'taken');
  expect(firebaseFailureOf(failure)).toBe(failure);
});
