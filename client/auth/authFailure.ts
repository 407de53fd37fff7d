/** Codes of the auth service (server/http/rest/auth), as this client speaks of them. */
type ServiceCode =
  | 'wrong-credentials'
  | 'account-locked'
  | 'account-disabled'
  | 'email-unverified'
  | 'registration-closed'
  | 'rate-limited'
  | 'email-taken'
  | 'invalid-input'
  | 'invalid-reset-token'
  | 'invalid-verification-token'
  | 'mail-not-set-up'
  | 'two-factor-required'
  | 'wrong-code'
  | 'invalid-challenge'
  | 'sign-in-expired'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'wrong-passkey'
  | 'unknown-passkey'
  | 'passkeys-need-name'
  | 'passkey-limit'
  | 'passkey-gone'
  | 'reauthentication-required'
  | 'unauthenticated'
  | 'not-supported'
  | 'unavailable'
  | 'internal';

/** Codes that arise here, before any answer. */
type ClientCode = 'network' | 'timeout' | 'token-fetch-failed' | 'backend_registration' | 'external-sign-in' | 'passkey-cancelled' | 'passkeys-elsewhere' | 'passkey-known' | 'no-passkey';

/** The identity provider's codes that are handled (spec section 8), and those that a password sign-in adds. */
type ProviderCode =
  | 'unauthorized-domain'
  | 'popup-blocked'
  | 'popup-closed-by-user'
  | 'cancelled-popup-request'
  | 'network-request-failed'
  | 'web-storage-unsupported'
  | 'internal-error'
  | 'invalid-api-key'
  | 'auth-domain-config-required'
  | 'operation-not-supported-in-this-environment'
  | 'invalid-auth-event'
  | 'argument-error'
  | 'user-disabled';

export type AuthFailureCode = ServiceCode | ClientCode | ProviderCode;

/** What is wrong with a field; the codes are the auth service's. */
export type FieldProblem =
  | 'REQUIRED'
  | 'INVALID_EMAIL'
  | 'INVALID_CHARACTERS'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'COMMON'
  | 'EQUALS_EMAIL'
  | 'TAKEN'
  | 'INVALID';

export type FieldFailure = { path: string; code: FieldProblem };

type Details = { fields?: readonly FieldFailure[]; retryAfterSeconds?: number; challenge?: string; cause?: unknown };

/** Why signing in, out or up did not work. `message` is for logs and scripts; the interface has its own words per code. */
export class AuthFailure extends Error {
  readonly code: AuthFailureCode;
  readonly fields: readonly FieldFailure[];
  /** How long to wait before the next try, in seconds, where the service says so. */
  readonly retryAfterSeconds: number | null;
  /** Which sign-in goes on, of `two-factor-required`. */
  readonly challenge: string | null;

  constructor(code: AuthFailureCode, message: string, { fields = [], retryAfterSeconds, challenge, cause }: Details = {}) {
    super(message, { cause });
    this.name = 'AuthFailure';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
    this.challenge = challenge ?? null;
  }
}
