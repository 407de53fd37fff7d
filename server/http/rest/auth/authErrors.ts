import type { Context } from 'hono';
import type { Log } from '#server/platform/log.ts';
import { errorSummary } from '#server/identity/background.ts';
import { AuthError, PasswordRefusedError, RefusedError } from '#server/identity/identity.ts';
import { passwordReasons } from '#server/identity/passwordRules.ts';
import { TooManyAttemptsError } from '#server/identity/throttle.ts';
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { rateHeaders } from '../../limits/rateLimit.ts';
import { answerRestError, RestError, unauthenticated, unavailable } from '../errors.ts';

export function answerError(c: Context, error: Error, log: Log): Response {
  return answerRestError(c, refusalOf(error, log));
}

function refusalOf(error: Error, log: Log): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof AuthError) return unauthenticated(error, log);
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
  if (isDatabaseUnavailable(error)) return unavailable(errorSummary(error), log);
  // Where it broke, without the message: that may hold what the caller sent.
  const frames = error.stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 5);
  log.error({ error: errorSummary(error), frames }, 'an auth call failed');
  return new RestError('INTERNAL', 'Something went wrong on our side.');
}

const taken = { path: 'email', code: 'TAKEN', message: 'There is an account with this address.' };

const refused: Record<RefusedError['reason'], () => RestError> = {
  'wrong-credentials': () =>
    new RestError('WRONG_CREDENTIALS', 'E-mail or password is wrong.', undefined, { 'WWW-Authenticate': 'Bearer' }),
  'email-taken': () => new RestError('CONFLICT', taken.message, [taken]),
  'invalid-reset-token': () =>
    new RestError('INVALID_RESET_TOKEN', 'This link was used already or is too old. Ask for a new one.'),
};
