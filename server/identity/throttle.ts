import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

interface RateRule {
  readonly calls: number;
  readonly seconds: number;
}

/** How many calls one subject (an address or an account) may make in a window of time, before `RATE_LIMIT`. */
export const rateRules = {
  registration: { calls: 30, seconds: 3_600 },
  token: { calls: 30, seconds: 60 },
  tokenValidate: { calls: 300, seconds: 60 },
  signOut: { calls: 60, seconds: 60 },
  passwordReset: { calls: 10, seconds: 900 },
  passwordResetOfAccount: { calls: 3, seconds: 3_600 },
  passwordResetConfirm: { calls: 20, seconds: 900 },
  emailVerification: { calls: 10, seconds: 900 },
  emailVerificationOfAccount: { calls: 3, seconds: 3_600 },
  emailVerificationConfirm: { calls: 20, seconds: 900 },
} as const satisfies Record<string, RateRule>;
export type RateRuleName = keyof typeof rateRules;

/** The lock-out of an account: after this many failures in a row, for this long, doubled by each further one. */
export const lockOut = { failures: 5, firstSeconds: 30, longestSeconds: 900, forgottenAfterSeconds: 86_400 } as const;

const sweepEveryMs = 600_000;

/** How far a window of calls is used up. */
export interface RateState {
  /** Calls in a window. */
  readonly limit: number;
  /** How many are left after this one, at least 0. */
  readonly remaining: number;
  /** Whole seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
}

/** Too often. Waiting `retryAfterSeconds` (whole, at least 1) helps. */
export class TooManyAttemptsError extends Error {
  /** `account`: too many wrong passwords for one account, from wherever. */
  readonly scope: 'rate' | 'account';
  readonly retryAfterSeconds: number;
  /** The window that is used up; none for an account, which is locked and not counted. */
  readonly state: RateState | null;
  constructor(scope: 'rate' | 'account', seconds: number, state: RateState | null = null) {
    super(`Too many attempts (${scope}).`);
    this.name = 'TooManyAttemptsError';
    this.scope = scope;
    this.retryAfterSeconds = wholeSeconds(seconds);
    this.state = state;
  }
}

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/** Counts in the database, by its clock: every process enforces one limit, and a restart forgets nothing. */
export interface Throttle {
  /**
   * Counts a call, and says what is left; null when nothing is limited.
   * @throws TooManyAttemptsError when it is one too many for this window
   */
  count(rule: RateRuleName, subject: string): Promise<RateState | null>;
  /**
   * Counts an attempt to sign in as a failure before the password is looked at, so that attempts sent at the same
   * moment cannot slip past the lock together. Works for accounts that do not exist too: the answer tells nothing.
   * @throws TooManyAttemptsError while the account is locked
   */
  beginSignIn(email: string): Promise<void>;
  /** The password was right, or was reset: earlier failures no longer count. */
  forgiveSignIn(email: string): Promise<void>;
}

/** @param factor `RATE_LIMIT`: multiplies what is allowed; 0 switches every limit off */
export function createThrottle(pool: Pool, factor: number): Throttle {
  let sweptAt = 0;

  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < sweepEveryMs) return;
    sweptAt = Date.now();
    await pool.query('DELETE FROM "AuthThrottle" WHERE "expiresAt" < now()');
  }

  const allowed = (base: number) => Math.max(1, Math.ceil(base * factor));

  return {
    async count(rule, subject) {
      if (factor === 0) return null;
      await sweep();
      const { calls, seconds } = rateRules[rule];
      const { rows } = await pool.query<{ count: number; wait: number }>(
        `INSERT INTO "AuthThrottle" AS t (key, count, "expiresAt")
         VALUES ($1, 1, now() + make_interval(secs => $2))
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN t."expiresAt" <= now() THEN 1 ELSE t.count + 1 END,
           "expiresAt" = CASE WHEN t."expiresAt" <= now() THEN excluded."expiresAt" ELSE t."expiresAt" END
         RETURNING count, least(extract(epoch FROM "expiresAt" - now())::float, $2) AS wait`,
        [keyOf(rule, subject), seconds],
      );
      const [row] = rows;
      if (!row) throw new Error('A call was not counted.');
      const limit = allowed(calls);
      const state = { limit, remaining: Math.max(0, limit - row.count), resetSeconds: wholeSeconds(row.wait) };
      if (row.count > limit) throw new TooManyAttemptsError('rate', row.wait, state);
      return state;
    },

    async beginSignIn(email) {
      if (factor === 0) return;
      await sweep();
      const key = keyOf('lockOut', email.toLowerCase());
      const { rowCount } = await pool.query(
        `INSERT INTO "AuthThrottle" AS t (key, count, "blockedUntil", "expiresAt")
         VALUES ($1, 1, CASE WHEN $2::int <= 1 THEN now() + make_interval(secs => $3) END,
                 now() + make_interval(secs => $5))
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN t."expiresAt" <= now() THEN 1 ELSE t.count + 1 END,
           "blockedUntil" = CASE WHEN t."expiresAt" > now() AND t.count + 1 >= $2::int
             THEN now() + make_interval(secs => least($3 * 2 ^ least(t.count + 1 - $2::int, 30), $4)) END,
           "expiresAt" = excluded."expiresAt"
         WHERE t."blockedUntil" IS NULL OR t."blockedUntil" <= now()`,
        [key, allowed(lockOut.failures), lockOut.firstSeconds, lockOut.longestSeconds, lockOut.forgottenAfterSeconds],
      );
      if (rowCount) return;
      const { rows } = await pool.query<{ wait: number }>(
        'SELECT extract(epoch FROM "blockedUntil" - now())::float AS wait FROM "AuthThrottle" WHERE key = $1',
        [key],
      );
      throw new TooManyAttemptsError('account', rows[0]?.wait ?? 1);
    },

    async forgiveSignIn(email) {
      await pool.query('DELETE FROM "AuthThrottle" WHERE key = $1', [keyOf('lockOut', email.toLowerCase())]);
    },
  };
}

/** Hashed: the table must not become a list of who tried to sign in from where. */
function keyOf(rule: RateRuleName | 'lockOut', subject: string): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url')}`;
}
