/** Why a page could not be fetched. A subset of the failure codes a source can have. */
export type FetchErrorCode =
  | 'BLOCKED'
  | 'NOT_FOUND'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED'
  | 'PRIVATE_ADDRESS'
  | 'DNS'
  | 'TLS'
  | 'SERVER_ERROR'
  | 'UNREACHABLE'
  | 'BOT_CHECK'
  | 'PAYWALL';

interface FetchErrorDetails {
  /** Whether the same request may well succeed later with nothing changed. */
  readonly retryable?: boolean;
  /** How long the site asked to be left alone, in whole seconds, at most one hour. */
  readonly retryAfterSeconds?: number | undefined;
  /** Nothing was sent: the host has asked for a pause before. */
  readonly isDeferred?: boolean;
  /** The host was not found or did not answer at all, whatever it was asked for. */
  readonly isUnreachable?: boolean;
  readonly cause?: unknown;
}

/** A page could not be fetched. `message` is one or two sentences for the person who added the link. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: FetchErrorCode;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | undefined;
  readonly isDeferred: boolean;
  readonly isUnreachable: boolean;

  constructor(code: FetchErrorCode, message: string, details: FetchErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.retryable = details.retryable ?? false;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.isDeferred = details.isDeferred ?? false;
    this.isUnreachable = details.isUnreachable ?? false;
  }
}

/** Headers by which services that stand before a site say that they ask for a proof that a human is there. */
const BOT_CHECK_HEADERS: readonly [name: string, value: RegExp][] = [
  ['cf-mitigated', /^challenge$/i],
  ['x-amzn-waf-action', /^(challenge|captcha)$/i],
  ['x-datadome', /^protected$/i],
];

/** The error for a refusal that is a question whether a human is there; null for all others. */
export function errorForBotCheck(status: number, header: (name: string) => string | null): FetchError | null {
  if (!BOT_CHECK_HEADERS.some(([name, value]) => value.test(header(name) ?? ''))) return null;
  const message = `The site answered ${status} and asked for a proof that a human is there. Open the page, copy its text and add that instead.`;
  return new FetchError('BOT_CHECK', message);
}

const LONGEST_RETRY_AFTER_SECONDS = 3600;

/**
 * What a status that is neither a success nor a redirect means.
 *
 * @param retryAfter the Retry-After header as it came: seconds or an HTTP date (RFC 9110, 10.2.3).
 */
export function errorForStatus(status: number, retryAfter: string | null, now: Date): FetchError {
  const answered = `The site answered ${status}.`;
  const retryAfterSeconds = parseRetryAfter(retryAfter, now);
  if (status === 404 || status === 410)
    return new FetchError('NOT_FOUND', `${answered} The page does not exist there.`);
  if (status === 408 || status === 425) {
    return new FetchError('TIMEOUT', `${answered} It was too slow to take the request.`, {
      retryable: true,
      retryAfterSeconds,
    });
  }
  if (status === 429) {
    const message = `${answered} It asks for fewer requests and a pause.`;
    return new FetchError('SERVER_ERROR', message, { retryable: true, retryAfterSeconds });
  }
  if (status >= 500 && status <= 599) {
    const message = `${answered} Something is wrong on its side.`;
    return new FetchError('SERVER_ERROR', message, { retryable: true, retryAfterSeconds });
  }
  if (status === 451) return new FetchError('BLOCKED', `${answered} The page is withheld for legal reasons.`);
  if (status === 402) return new FetchError('PAYWALL', `${answered} It needs a subscription.`);
  if (status === 401 || status === 403 || status === 407) {
    return new FetchError('BLOCKED', `${answered} It may need a sign-in.`);
  }
  return new FetchError('BLOCKED', `${answered} It refused the request.`);
}

/** Seconds, of a Retry-After header as it came; at most an hour. */
export function parseRetryAfter(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const text = value.trim();
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST_RETRY_AFTER_SECONDS);
}

const REFUSED_CONNECTIONS = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']);
const TLS_CODES = new RegExp(
  '^(ERR_TLS_|ERR_SSL_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|' +
    'PATH_LENGTH_|ERROR_IN_CERT_|EPROTO$)',
);

/** What a failure below HTTP (names, connections, TLS, broken answers) means. */
export function errorForFailure(failure: unknown, host: string): FetchError {
  if (failure instanceof FetchError) return failure;
  const cause = failure instanceof AggregateError ? (failure.errors[0] as unknown) : failure;
  const code = codeOf(cause);
  if (code === 'EAI_AGAIN' || code === 'EAI_FAIL' || code === 'ESERVFAIL') {
    return new FetchError('UNREACHABLE', `The name ${host} could not be looked up just now.`, { retryable: true, isUnreachable: true, cause });
  }
  if (code === 'ENOTFOUND' || code === 'ENODATA' || code.startsWith('EAI_')) {
    return new FetchError('DNS', `There is no site called ${host}.`, { isUnreachable: true, cause });
  }
  if (TLS_CODES.test(code)) {
    return new FetchError('TLS', `The secure connection to ${host} failed: ${tlsReason(code)}.`, { cause });
  }
  if (code === 'ETIMEDOUT' || code === 'UND_ERR_CONNECT_TIMEOUT') {
    return new FetchError('TIMEOUT', `${host} did not answer in time.`, { retryable: true, isUnreachable: true, cause });
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return new FetchError('TOO_LARGE', 'The site answered with headers that are too long.', { cause });
  }
  if (code.startsWith('HPE_') || code === 'ERR_INVALID_HTTP_TOKEN') {
    return new FetchError('SERVER_ERROR', 'The site gave an answer that is not valid HTTP.', { cause });
  }
  if (REFUSED_CONNECTIONS.has(code)) {
    return new FetchError('UNREACHABLE', `${host} could not be reached.`, { retryable: true, isUnreachable: true, cause });
  }
  return new FetchError('SERVER_ERROR', `The connection to ${host} broke off.`, { retryable: true, cause });
}

function codeOf(failure: unknown): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : '';
  return typeof code === 'string' ? code : '';
}

function tlsReason(code: string): string {
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired';
  if (code === 'CERT_NOT_YET_VALID') return 'its certificate is not valid yet';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return 'its certificate is for another site';
  if (/SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO_/.test(code)) return 'its certificate is not from a known authority';
  return 'the two sides could not agree';
}
