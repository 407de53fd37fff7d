/** Says what kind of failure it was and no more: what mail servers answer carries addresses, and the queue keeps it. */
export class MailNotSentError extends Error {
  constructor(cause: unknown, what: 'an invitation' | 'an account' | 'notifications' = 'an invitation') {
    const code = cause instanceof Error && 'code' in cause ? ` ${String(cause.code)}` : '';
    super(`The mail of ${what} could not be sent: ${cause instanceof Error ? cause.name : typeof cause}${code}`);
    this.name = 'MailNotSentError';
  }
}
