/**
 * PostgreSQL and the network about a connection that cannot be had, or broke: shut down or crashed (57P01, 57P02), starting
 * or stopping (57P03), connection exceptions (class 08), Prisma's own numbers for the same.
 */
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[1-3]|08\w{3}|P1001|P1002|P1017)$/;

/** What has no code: node-postgres about a connection that broke, and the kinds of Prisma's adapter. */
const unavailableWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired$|DatabaseNotReachable$|ConnectionClosed$|SocketTimeout$)/;

/** Errors wrap errors, and nobody says that they end. */
const deepest = 8;

/** Whether an error, or one that caused it, says that the database cannot be reached now: the same may work in a moment. */
export function isDatabaseUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const { code, originalCode, message, kind, cause, originalError, driverAdapterError, meta, errors } = error as Record<string, unknown>;
  if ([code, originalCode].some((each) => typeof each === 'string' && unavailableCodes.test(each))) return true;
  if ([message, kind].some((each) => typeof each === 'string' && unavailableWords.test(each))) return true;
  const causes = [cause, originalError, driverAdapterError, meta, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return causes.some((each) => isDatabaseUnavailable(each, depth + 1));
}
