import type { PasswordProblem } from './passwordRules.ts';

export type AuthFailure = 'missing' | 'malformed' | 'expired' | 'revoked' | 'disabled' | 'unknown-user' | 'not-invited' | 'unverified' | 'unavailable';

/** A credential that does not count (HTTP 401), or could not be checked: `unavailable` (HTTP 503). */
export class AuthError extends Error {
  readonly reason: AuthFailure;
  constructor(reason: AuthFailure, options?: ErrorOptions) {
    super(
      reason === 'unavailable'
        ? 'The identity provider cannot be reached. Try again shortly.'
        : `The credential is not accepted: ${reason}.`,
      options,
    );
    this.name = 'AuthError';
    this.reason = reason;
  }
}

/** `invalid-passkey-challenge`: too late, used before, or of somebody or for something else. */
type PasskeyRefusal = 'invalid-passkey-challenge' | 'wrong-passkey' | 'unknown-passkey' | 'too-many-passkeys';

/** What a person asked of the provider cannot be done, and asking differently would help. */
export class RefusedError extends Error {
  readonly reason: 'wrong-credentials' | 'email-taken' | 'invalid-reset-token' | 'invalid-verification-token' | 'wrong-code' | 'invalid-challenge' | 'two-factor-on' | 'two-factor-off' | 'sign-in-expired' | PasskeyRefusal;
  constructor(reason: RefusedError['reason']) {
    super(reason);
    this.name = 'RefusedError';
    this.reason = reason;
  }
}

/** The new password breaks a rule (`passwordRules.ts`). */
export class PasswordRefusedError extends Error {
  readonly problem: PasswordProblem;
  constructor(problem: PasswordProblem) {
    super(problem);
    this.name = 'PasswordRefusedError';
    this.problem = problem;
  }
}

/** Why an issuer's answer signs nobody in. */
export type ExternalSignInFailure = 'denied' | 'expired' | 'failed' | 'unavailable' | 'other-person' | 'old-sign-in';

/** The way to the issuer and back came to nothing. */
export class ExternalSignInError extends Error {
  readonly reason: ExternalSignInFailure;
  /** Where the person wanted to go: a path of this site. */
  readonly returnTo: string;
  constructor(reason: ExternalSignInFailure, returnTo: string, options?: ErrorOptions) {
    super(`The issuer signed nobody in: ${reason}.`, options);
    this.name = 'ExternalSignInError';
    this.reason = reason;
    this.returnTo = returnTo;
  }
}
