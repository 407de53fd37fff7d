import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DomainError, type ErrorCode, InvalidInputError, type ReadingErrorCode, StorageFullError } from '#server/domain/errors.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import { isRowGone } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { isNoSpace } from '#server/platform/storage/noSpace.ts';
import { retryLater, unavailableAnswer } from '../requests/unavailable.ts';

/** What REST refuses before anything is asked of the domain, or instead of it. */
export type RestOnlyCode =
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_LARGE'
  | 'UNREADABLE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'PRECONDITION_FAILED'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'RATE_LIMITED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  // The auth service alone:
  | 'INVALID_RESET_TOKEN'
  | 'INVALID_VERIFICATION_TOKEN'
  | 'MAIL_NOT_SET_UP'
  | 'TWO_FACTOR_REQUIRED'
  | 'WRONG_CODE'
  | 'INVALID_CHALLENGE'
  | 'SIGN_IN_EXPIRED'
  | 'TWO_FACTOR_ON'
  | 'TWO_FACTOR_OFF'
  | 'WRONG_PASSKEY'
  | 'UNKNOWN_PASSKEY'
  | 'PASSKEYS_NEED_NAME'
  | 'WRONG_CREDENTIALS'
  | 'NOT_SUPPORTED'
  | 'ACCOUNT_LOCKED'
  | 'ACCOUNT_DISABLED'
  | 'EMAIL_UNVERIFIED'
  | 'REGISTRATION_CLOSED';

export type RestCode = ErrorCode | ReadingErrorCode | RestOnlyCode;

/** Every `error.code` and its status. A code of the domain that is forgotten here does not compile. */
export const statusOf = {
  INVALID: 400,
  INVALID_RESET_TOKEN: 400,
  INVALID_VERIFICATION_TOKEN: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  TWO_FACTOR_REQUIRED: 401,
  WRONG_CODE: 401,
  INVALID_CHALLENGE: 401,
  SIGN_IN_EXPIRED: 401,
  WRONG_PASSKEY: 401,
  UNKNOWN_PASSKEY: 401,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  EMAIL_UNVERIFIED: 403,
  REGISTRATION_CLOSED: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  NOT_SUPPORTED: 404,
  MAIL_NOT_SET_UP: 404,
  PASSKEYS_NEED_NAME: 404,
  METHOD_NOT_ALLOWED: 405,
  COLLECTION_CYCLE: 409,
  CONFLICT: 409,
  COUNT_CHANGED: 409,
  CROSS_SPACE: 409,
  FILE_ALREADY_THERE: 409,
  LAST_OWNER: 409,
  NOT_IN_TRASH: 409,
  SPACE_ARCHIVED: 409,
  TWO_FACTOR_ON: 409,
  TWO_FACTOR_OFF: 409,
  INVITATION_INVALID: 409,
  PRECONDITION_FAILED: 412,
  POSITION_EXPIRED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  CONFIRMATION_REQUIRED: 422,
  FILE_MISMATCH: 422,
  UNREADABLE: 422,
  IDEMPOTENCY_KEY_REUSED: 422,
  BUDGET_EXCEEDED: 422,
  NO_MODEL: 422,
  LIMIT_REACHED: 422,
  SAME_COLLECTION: 422,
  RATE_LIMITED: 429,
  ACCOUNT_LOCKED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const satisfies Record<RestCode, ContentfulStatusCode>;

export interface FieldFailure {
  /** The property of the request, such as `name`. */
  readonly path: string;
  readonly message: string;
  readonly code?: string | undefined;
}

/** An answer that says no: `{"error": {"code", "message", "fields"?}}` with the status of the code. */
export class RestError extends Error {
  readonly code: RestCode;
  readonly fields: readonly FieldFailure[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  constructor(code: RestCode, message: string, fields?: readonly FieldFailure[], headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'RestError';
    this.code = code;
    this.fields = fields;
    this.headers = headers;
  }
}

export function answerRestError(c: Context, { code, message, fields, headers }: RestError): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.json({ error: { code, message, ...(fields && { fields }) } }, statusOf[code]);
}

/** What the vault service answers to anything that was thrown on the way. A bug is logged and says nothing of itself. */
export function restErrorOf(error: unknown, log: Log): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof InvalidInputError) return new RestError('INVALID', error.message, error.fields);
  if (error instanceof DomainError) return new RestError(error.code, error.message);
  if (error instanceof AuthError) return unauthenticated(error, log);
  if (error instanceof HTTPException) return misread(error);
  if (isRowGone(error)) return new RestError('NOT_FOUND', 'It was deleted meanwhile.');
  if (isNoSpace(error)) return storageFull(error, log);
  const away = unavailable(error, log);
  if (away) return away;
  log.error({ err: error }, 'a REST call failed');
  return new RestError('INTERNAL', 'Something went wrong on our side. It has been logged.');
}

/**
 * 503: the database or the storage cannot be reached now; null: the error is of another kind.
 * @param logged what may be in the log of it
 */
export function unavailable(error: unknown, log: Log, logged: unknown = error): RestError | null {
  const answer = unavailableAnswer(error);
  if (!answer) return null;
  log.warn({ err: logged }, answer.message);
  return new RestError(answer.code, answer.message, undefined, retryLater);
}

function storageFull(error: unknown, log: Log): RestError {
  log.error({ err: error }, 'There is no room for more bytes');
  const { code, message } = new StorageFullError('nothing');
  return new RestError(code, message);
}

/** 401 with a challenge, or 503 when the identity provider could not be asked. */
export function unauthenticated({ reason, message, cause }: AuthError, log: Log): RestError {
  if (reason === 'unavailable') {
    log.warn({ cause: cause instanceof Error ? { name: cause.name, message: cause.message } : null }, 'identity provider unavailable');
    return new RestError('UNAVAILABLE', message, undefined, retryLater);
  }
  const challenge = reason === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new RestError('UNAUTHENTICATED', message, undefined, { 'WWW-Authenticate': challenge });
}

/** What the router's own checks of a body throw. */
function misread({ status }: HTTPException): RestError {
  if (status === 415) return notJson();
  return new RestError('INVALID', 'The body is not JSON.');
}

export const notJson = () => new RestError('UNSUPPORTED_MEDIA_TYPE', 'Send JSON, with Content-Type: application/json.');
