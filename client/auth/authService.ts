import type { AuthUser, Credentials, ExternalSignInWish, PasswordChange, PasswordReset, Registration, SecondStepProof } from './authClient.ts';
import { AuthFailure, type AuthFailureCode, type FieldFailure } from './authFailure.ts';

/** How long a call may take, in ms (spec section 9). */
export const CALL_TIMEOUT = 10_000;

/** It takes the place of the token that was sent. */
type RenewedToken = { token: string; expiresAt: string };
export type IssuedToken = { token: string; expiresAt: string; user: AuthUser };

type ServiceOptions = { /** Where `/auth/api/v1` is; the page's own origin by default. */ origin?: string; timeout?: number };

/** The auth service's calls (architecture section 5). Each rejects with an `AuthFailure`. */
export function createAuthService({ origin = '', timeout = CALL_TIMEOUT }: ServiceOptions = {}) {
  async function call<Data>(path: string, body: unknown, token?: string): Promise<Data> {
    const response = await send(`${origin}/auth/api/v1${path}`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) throw failureOf(response, answer);
    return (answer as { data: Data } | null)?.data as Data;
  }

  return {
    /** For what is loaded when it is wanted. */
    call,
    register: (registration: Registration) => call<{ user: AuthUser }>('/registration', registration),
    issueToken: (credentials: Credentials) => call<IssuedToken>('/token', credentials),
    finishSignIn: (proof: SecondStepProof) => call<IssuedToken>('/token/two-factor', proof),
    beginExternalSignIn: (wish: ExternalSignInWish, token?: string) => call<{ address: string }>('/external-sign-in', wish, token),
    finishExternalSignIn: (locale: string) => call<IssuedToken>('/token/external', { locale }),
    setUpTwoFactor: (token: string, password: string) => call<{ uri: string; recoveryCodes: string[] }>('/two-factor/setup', { password }, token),
    confirmTwoFactor: (token: string, code: string) => call<RenewedToken>('/two-factor/confirm', { code }, token),
    turnOffTwoFactor: (token: string, password: string) => call<RenewedToken>('/two-factor/turn-off', { password }, token),
    createRecoveryCodes: (token: string, password: string) => call<{ recoveryCodes: string[] }>('/two-factor/recovery-codes', { password }, token),
    validateToken: (token: string) => call<{ valid: boolean; user?: AuthUser }>('/token/validate', { token }),
    changePassword: (token: string, change: PasswordChange) => call<void>('/password-change', change, token),
    signOut: (token: string) => call<void>('/sign-out', undefined, token),
    requestReset: (email: string, locale: string) => call<void>('/password-reset', { email, locale }),
    confirmReset: (reset: PasswordReset) => call<void>('/password-reset/confirm', reset),
    requestVerification: (email: string, locale: string) => call<void>('/email-verification', { email, locale }),
    confirmVerification: (token: string) => call<void>('/email-verification/confirm', { token }),
  };
}

export type AuthService = ReturnType<typeof createAuthService>;

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw isTimeout(cause)
      ? new AuthFailure('timeout', 'The auth service did not answer in time.', { cause })
      : new AuthFailure('network', 'The auth service could not be reached.', { cause });
  }
}

function isTimeout(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === 'TimeoutError';
}

const codeOf: Record<string, AuthFailureCode> = {
  INVALID: 'invalid-input',
  INVALID_RESET_TOKEN: 'invalid-reset-token',
  INVALID_VERIFICATION_TOKEN: 'invalid-verification-token',
  MAIL_NOT_SET_UP: 'mail-not-set-up',
  TWO_FACTOR_REQUIRED: 'two-factor-required',
  WRONG_CODE: 'wrong-code',
  INVALID_CHALLENGE: 'invalid-challenge',
  SIGN_IN_EXPIRED: 'sign-in-expired',
  TWO_FACTOR_ON: 'two-factor-on',
  TWO_FACTOR_OFF: 'two-factor-off',
  UNAUTHENTICATED: 'unauthenticated',
  WRONG_CREDENTIALS: 'wrong-credentials',
  NOT_SUPPORTED: 'not-supported',
  WRONG_PASSKEY: 'wrong-passkey',
  UNKNOWN_PASSKEY: 'unknown-passkey',
  PASSKEYS_NEED_NAME: 'passkeys-need-name',
  REAUTHENTICATION_REQUIRED: 'reauthentication-required',
  // Nothing else of the service has such a limit, or is missing.
  LIMIT_REACHED: 'passkey-limit',
  NOT_FOUND: 'passkey-gone',
  CONFLICT: 'email-taken',
  RATE_LIMITED: 'rate-limited',
  ACCOUNT_LOCKED: 'account-locked',
  ACCOUNT_DISABLED: 'account-disabled',
  EMAIL_UNVERIFIED: 'email-unverified',
  REGISTRATION_CLOSED: 'registration-closed',
  UNAVAILABLE: 'unavailable',
};

/** For answers without our body, such as a proxy's. */
const codeOfStatus: Record<number, AuthFailureCode> = {
  401: 'unauthenticated',
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

type ErrorAnswer = { error?: { code?: string; message?: string; fields?: FieldFailure[]; challenge?: string } } | null;

function failureOf(response: Response, answer: unknown): AuthFailure {
  const { code, message, fields, challenge } = (answer as ErrorAnswer)?.error ?? {};
  const seconds = Number(response.headers.get('retry-after'));
  return new AuthFailure(
    codeOf[code ?? ''] ?? codeOfStatus[response.status] ?? 'internal',
    message ?? `The auth service answered ${response.status}.`,
    { fields, challenge, retryAfterSeconds: seconds > 0 ? seconds : undefined },
  );
}
