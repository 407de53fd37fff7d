import type { Log } from './log.ts';

/** What happened, in words that filters match. New ones may be added; none changes. */
export type SecurityEventName =
  | 'account_created'
  | 'account_locked'
  | 'account_changed'
  | 'api_key_created'
  | 'api_key_revoked'
  | 'credential_refused'
  | 'password_reset'
  | 'password_reset_requested'
  | 'registration_refused'
  | 'role_changed'
  | 'sign_in'
  | 'sign_in_refused'
  | 'sign_out'
  | 'too_many_attempts';

export interface SecurityEvent {
  readonly event: SecurityEventName;
  /** From where, as limits count it (an IPv6 network of 64 bits); null when nobody knows. */
  readonly address: string | null;
  /** Who did it, by the id of their row; left out when unknown. */
  readonly userId?: string | undefined;
  /** Why it was refused, or what it was about: a word of ours, never what somebody sent. */
  readonly detail?: string | undefined;
}

/**
 * Writes one line about access to accounts, at info, in one shape: `"security":"sign_in_refused","address":"203.0.113.9"`.
 * Filters such as fail2ban's read it, so nothing that a caller has chosen may be in it, and no secret, address of a mail or link.
 */
export function logSecurityEvent(log: Pick<Log, 'info'>, { event, address, userId, detail }: SecurityEvent): void {
  log.info({ security: event, address, ...(userId !== undefined && { userId }), ...(detail !== undefined && { detail }) }, 'security event');
}
