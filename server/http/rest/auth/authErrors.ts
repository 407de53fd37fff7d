import type { Context } from 'hono';
import type { Log } from '#server/platform/log.ts';
import type { SecurityEvent, SecurityEventName } from '#server/platform/securityEvents.ts';
import { ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { errorSummary } from '#server/identity/background.ts';
import { AuthError, type AuthFailure, PasswordRefusedError, RefusedError } from '#server/identity/identityErrors.ts';
import { mostPasskeys } from '#server/identity/passkeys/localPasskeys.ts';
import { passwordReasons } from '#server/identity/passwordRules.ts';
import { TooManyAttemptsError } from '#server/identity/throttle.ts';
import { rateHeaders } from '../../limits/rateLimit.ts';
import { answerRestError, RestError, unauthenticated, unavailable } from '../errors.ts';

export function answerError(c: Context, error: Error, log: Log): Response {
  return answerRestError(c, refusalOf(error, log));
}

/** What a refusal is called in the log, where somebody who tries to get in would show; null for all others. */
export function refusalEventOf(error: Error): Pick<SecurityEvent, 'event' | 'detail'> | null {
  if (error instanceof TooManyAttemptsError) return { event: error.scope === 'account' ? 'account_locked' : 'too_many_attempts' };
  if (error instanceof AuthError && error.reason === 'not-invited') return { event: 'registration_refused', detail: error.reason };
  if (error instanceof AuthError) return error.reason === 'unavailable' ? null : { event: 'credential_refused', detail: error.reason };
  if (!(error instanceof RefusedError)) return null;
  return { event: refusalEvents[error.reason], detail: error.reason };
}

const refusalEvents: Record<RefusedError['reason'], SecurityEventName> = {
  'wrong-credentials': 'sign_in_refused',
  'email-taken': 'registration_refused',
  'invalid-reset-token': 'credential_refused',
  'invalid-verification-token': 'credential_refused',
  'wrong-code': 'sign_in_refused',
  'invalid-challenge': 'sign_in_refused',
  'sign-in-expired': 'sign_in_refused',
  'two-factor-on': 'credential_refused',
  'two-factor-off': 'credential_refused',
  'invalid-passkey-challenge': 'sign_in_refused',
  'wrong-passkey': 'sign_in_refused',
  'unknown-passkey': 'sign_in_refused',
  'too-many-passkeys': 'credential_refused',
};

function refusalOf(error: Error, log: Log): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof ReauthenticationRequiredError) return new RestError(error.code, error.message);
  if (error instanceof AuthError) return notAdmitted[error.reason]?.() ?? unauthenticated(error, log);
  if (error instanceof RefusedError) return refused[error.reason]();
  if (error instanceof PasswordRefusedError) {
    const message = passwordReasons[error.problem];
    return new RestError('INVALID', message, [{ path: 'password', code: error.problem, message }]);
  }
  if (error instanceof TooManyAttemptsError) {
    const wait = error.retryAfterSeconds;
    const headers = { ...rateHeaders(error.state), 'Retry-After': String(wait) };
    return error.scope === 'account'
      ? new RestError(
          'ACCOUNT_LOCKED',
          `Too many wrong passwords. Try again in ${wait} s, or set a new password.`,
          undefined,
          headers,
        )
      : new RestError('RATE_LIMITED', `Too many requests. Try again in ${wait} s.`, undefined, headers);
  }
  const away = unavailable(error, log, errorSummary(error));
  if (away) return away;
  // Where it broke, without the message: that may hold what the caller sent.
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 5);
  log.error({ error: errorSummary(error), frames }, 'an auth call failed');
  return new RestError('INTERNAL', 'Something went wrong on our side.');
}

/** Who they are is known; their account does not count, or there is none for them. */
const notAdmitted: Partial<Record<AuthFailure, () => RestError>> = {
  disabled: () => new RestError('ACCOUNT_DISABLED', 'This account is disabled. Ask whoever looks after the vault.'),
  unverified: () => new RestError('EMAIL_UNVERIFIED', 'This account counts when its address is confirmed. Follow the link in the mail, or ask for another one.'),
  'not-invited': () => new RestError('REGISTRATION_CLOSED', 'This vault takes in who is invited. Register by the link of an invitation, with the address it was sent to.'),
};

const taken = { path: 'email', code: 'TAKEN', message: 'There is an account with this address.' };

const refused: Record<RefusedError['reason'], () => RestError> = {
  'wrong-credentials': () =>
    new RestError('WRONG_CREDENTIALS', 'E-mail or password is wrong.', undefined, { 'WWW-Authenticate': 'Bearer' }),
  'email-taken': () => new RestError('CONFLICT', taken.message, [taken]),
  'invalid-reset-token': () =>
    new RestError('INVALID_RESET_TOKEN', 'This link was used already or is too old. Ask for a new one.'),
  'invalid-verification-token': () =>
    new RestError('INVALID_VERIFICATION_TOKEN', 'This link is too old, or not complete. Ask for a new one.'),
  'wrong-code': () => new RestError('WRONG_CODE', 'This code is wrong, too old, or was used already.'),
  'invalid-challenge': () => new RestError('INVALID_CHALLENGE', 'This sign-in took too long, or had too many wrong codes. Give the password again.'),
  'sign-in-expired': () => new RestError('SIGN_IN_EXPIRED', 'This sign-in took too long, or was used already. Sign in again.'),
  'two-factor-on': () => new RestError('TWO_FACTOR_ON', 'Two-factor is on already.'),
  'two-factor-off': () => new RestError('TWO_FACTOR_OFF', 'Two-factor is off, or was not set up.'),
  'invalid-passkey-challenge': () => new RestError('INVALID_CHALLENGE', 'This took too long, or was answered before. Try again.'),
  'wrong-passkey': () => new RestError('WRONG_PASSKEY', 'The passkey was not accepted. Try again, with finger, face or PIN.'),
  'unknown-passkey': () => new RestError('UNKNOWN_PASSKEY', 'This passkey is not known here, or was removed.'),
  'too-many-passkeys': () => new RestError('LIMIT_REACHED', `There are ${mostPasskeys} passkeys already. Remove one first.`),
};
