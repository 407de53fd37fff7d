import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '#server/platform/log.ts';
import { failureOf } from '#server/identity/background.ts';
import { AuthError, PasswordRefusedError, RefusedError } from '#server/identity/identity.ts';
import { passwordReasons } from '#server/identity/passwordRules.ts';
import { TooManyAttemptsError } from '#server/identity/throttle.ts';

/** Every `error.code` of the auth service and its status. */
const statusOf = {
  INVALID: 400,
  INVALID_RESET_TOKEN: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  NOT_SUPPORTED: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  ACCOUNT_LOCKED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, ContentfulStatusCode>;
type AuthErrorCode = keyof typeof statusOf;

export interface FieldFailure {
  /** The property of the request's body. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** An answer that says no: `{"error": {"code", "message", "fields"?}}` with the status of the code. */
export class AuthRestError extends Error {
  readonly code: AuthErrorCode;
  readonly fields: readonly FieldFailure[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    code: AuthErrorCode,
    message: string,
    fields?: readonly FieldFailure[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'AuthRestError';
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

export function answerError(c: Context, error: Error, log: Log): Response {
  const { code, message, fields, headers } = restErrorOf(error, log);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json({ error: { code, message, ...(fields && { fields }) } }, statusOf[code]);
}

function restErrorOf(error: Error, log: Log): AuthRestError {
  if (error instanceof AuthRestError) return error;
  if (error instanceof AuthError) return unauthenticated(error, log);
  if (error instanceof RefusedError) return refused[error.reason]();
  if (error instanceof PasswordRefusedError) {
    const message = passwordReasons[error.problem];
    return new AuthRestError('INVALID', message, [{ path: 'password', code: error.problem, message }]);
  }
  if (error instanceof TooManyAttemptsError) {
    const wait = error.retryAfterSeconds;
    const headers = { 'Retry-After': String(wait) };
    return error.scope === 'account'
      ? new AuthRestError(
          'ACCOUNT_LOCKED',
          `Too many wrong passwords. Try again in ${wait} s, or set a new password.`,
          undefined,
          headers,
        )
      : new AuthRestError('RATE_LIMITED', `Too many requests. Try again in ${wait} s.`, undefined, headers);
  }
  // Where it broke, without the message: that may hold what the caller sent.
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 5);
  log.error({ error: failureOf(error), frames }, 'an auth call failed');
  return new AuthRestError('INTERNAL', 'Something went wrong on our side.');
}

function unauthenticated({ reason, message, cause }: AuthError, log: Log): AuthRestError {
  if (reason === 'unavailable') {
    log.warn(
      { cause: cause instanceof Error ? { name: cause.name, message: cause.message } : null },
      'identity provider unavailable',
    );
    return new AuthRestError('UNAVAILABLE', message, undefined, { 'Retry-After': '5' });
  }
  const challenge = reason === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new AuthRestError('UNAUTHENTICATED', message, undefined, { 'WWW-Authenticate': challenge });
}

const taken = { path: 'email', code: 'TAKEN', message: 'There is an account with this address.' };

const refused: Record<RefusedError['reason'], () => AuthRestError> = {
  'wrong-credentials': () =>
    new AuthRestError('WRONG_CREDENTIALS', 'E-mail or password is wrong.', undefined, { 'WWW-Authenticate': 'Bearer' }),
  'email-taken': () => new AuthRestError('CONFLICT', taken.message, [taken]),
  'invalid-reset-token': () =>
    new AuthRestError('INVALID_RESET_TOKEN', 'This link was used already or is too old. Ask for a new one.'),
};
