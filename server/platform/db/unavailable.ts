import { someCause } from '../errorCauses.ts';

/**
 * PostgreSQL and the network about a connection that cannot be had, or broke: shut down or crashed (57P01, 57P02), starting
 * or stopping (57P03), connection exceptions (class 08), Prisma's own numbers for the same.
 */
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[1-3]|08\w{3}|P1001|P1002|P1017)$/;

/** What has no code: node-postgres about a connection that broke, and the kinds of Prisma's adapter. */
const unavailableWords =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired$|DatabaseNotReachable$|ConnectionClosed$|SocketTimeout$)/;

/** Whether an error, or one that caused it, says that the database cannot be reached now: the same may work in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someCause(error, ({ code, originalCode, message, kind }) => {
    if ([code, originalCode].some((each) => typeof each === 'string' && unavailableCodes.test(each))) return true;
    return [message, kind].some((each) => typeof each === 'string' && unavailableWords.test(each));
  });
}
