import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

interface RateRule {
  readonly calls: number;
  readonly seconds: number;
}

/** How many calls one subject (an address, or a caller at an account) may make in a window of time, before `RATE_LIMIT`. */
export const rateRules = {
  registration: { calls: 30, seconds: 3_600 },
  token: { calls: 30, seconds: 60 },
  tokenValidate: { calls: 300, seconds: 60 },
  twoFactor: { calls: 30, seconds: 60 },
  secondStep: { calls: 30, seconds: 60 },
  externalSignIn: { calls: 60, seconds: 60 },
  passkeys: { calls: 30, seconds: 60 },
  passkeyOptions: { calls: 120, seconds: 60 },
  signOut: { calls: 60, seconds: 60 },
  passwordReset: { calls: 10, seconds: 900 },
  passwordResetOfAccount: { calls: 3, seconds: 3_600 },
  passwordResetConfirm: { calls: 20, seconds: 900 },
  passwordChange: { calls: 10, seconds: 900 },
  emailVerification: { calls: 10, seconds: 900 },
  emailVerificationOfAccount: { calls: 3, seconds: 3_600 },
  emailVerificationConfirm: { calls: 20, seconds: 900 },
} as const satisfies Record<string, RateRule>;
export type RateRuleName = keyof typeof rateRules;

interface DelayRule {
  readonly attempts: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

/** After so many attempts a subject waits, and with each further one twice as long; before `RATE_LIMIT`. */
export const delayRules = {
  /** Of one account by one caller. */
  signIn: { attempts: 5, firstSeconds: 30, longestSeconds: 900 },
  /** Of one account by all callers that have never signed in to it. */
  signInOfUnknownCallers: { attempts: 20, firstSeconds: 30, longestSeconds: 900 },
  /** To one account. The longest delay is shorter than the link of the mail before counts (an hour). */
  passwordResetMail: { attempts: 1, firstSeconds: 300, longestSeconds: 3_300 },
  emailVerificationMail: { attempts: 1, firstSeconds: 300, longestSeconds: 3_300 },
} as const satisfies Record<string, DelayRule>;
export type DelayRuleName = keyof typeof delayRules;

const forgottenAfterSeconds = 86_400;

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
  /** `account`: too many wrong passwords for one account, by this caller or by all that are unknown. */
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
   * Counts an attempt and answers 0, or answers for how many seconds the subject has to wait, and counts nothing. Attempts
   * at the same moment are counted one after the other. They are forgotten after a day without any.
   */
  attempt(rule: DelayRuleName, subject: string): Promise<number>;
  /** The last attempt was none: it no longer counts, nor does the delay that came of it. */
  takeBack(rule: DelayRuleName, subject: string): Promise<void>;
  /** All attempts so far no longer count. */
  forgive(rule: DelayRuleName, subject: string): Promise<void>;
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

    async attempt(rule, subject) {
      if (factor === 0) return 0;
      await sweep();
      const { attempts, firstSeconds, longestSeconds } = delayRules[rule];
      const key = keyOf(rule, subject);
      const { rowCount } = await pool.query(
        `INSERT INTO "AuthThrottle" AS t (key, count, "blockedUntil", "expiresAt")
         VALUES ($1, 1, CASE WHEN $2::int <= 1 THEN now() + make_interval(secs => $3) END,
                 now() + make_interval(secs => $5))
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN t."expiresAt" <= now() THEN 1 ELSE t.count + 1 END,
           "blockedUntil" = CASE
             WHEN t."expiresAt" <= now() THEN excluded."blockedUntil"
             WHEN t.count + 1 >= $2::int THEN now() + make_interval(secs => least($3 * 2 ^ least(t.count + 1 - $2::int, 30), $4)) END,
           "expiresAt" = excluded."expiresAt"
         WHERE t."blockedUntil" IS NULL OR t."blockedUntil" <= now()`,
        [key, allowed(attempts), firstSeconds, longestSeconds, forgottenAfterSeconds],
      );
      if (rowCount) return 0;
      const { rows } = await pool.query<{ wait: number }>(
        'SELECT extract(epoch FROM "blockedUntil" - now())::float AS wait FROM "AuthThrottle" WHERE key = $1',
        [key],
      );
      return wholeSeconds(rows[0]?.wait ?? 1);
    },

    async takeBack(rule, subject) {
      if (factor === 0) return;
      await pool.query('UPDATE "AuthThrottle" SET count = greatest(count - 1, 0), "blockedUntil" = NULL WHERE key = $1', [keyOf(rule, subject)]);
    },

    async forgive(rule, subject) {
      if (factor === 0) return;
      await pool.query('DELETE FROM "AuthThrottle" WHERE key = $1', [keyOf(rule, subject)]);
    },
  };
}

/** Hashed: the table must not become a list of who tried to sign in from where. */
function keyOf(rule: RateRuleName | DelayRuleName, subject: string): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url')}`;
}
