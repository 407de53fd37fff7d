import { createHmac, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { AccountNotices, Caller } from './identity.ts';
import type { SessionProvider } from './sessions.ts';

const deviceShape = /^[\w-]{43}$/;
/** As long as browsers keep a cookie. */
const rememberedDays = 400;
/** So many devices and so many addresses of one person, those used last. */
const mostRemembered = 50;

/** The callers that have signed in to an account before, by their device or, where they keep no cookie, by their address. */
export interface KnownCallers {
  /** By what limits of this account count the caller, and whether it has signed in here before. */
  recognise(email: string, caller: Caller): Promise<{ readonly subject: string; readonly isKnown: boolean; readonly isKnownDevice: boolean }>;
  /** The caller has proven to be the person. Answers what its browser shall show next time; null for callers that keep no cookies. */
  remember(uid: string, caller: Caller): Promise<string | null>;
}

/**
 * @param provider whose people sign in; only addresses of the vault's own accounts are recognised
 * @param secret of the vault: what is stored names neither devices nor addresses
 * @param onNewCaller told of callers that had not been there before, but for the first of all
 */
export function createKnownCallers(pool: Pool, provider: SessionProvider, secret: string, onNewCaller?: AccountNotices['newSignIn']): KnownCallers {
  const keyOf = (kind: 'device' | 'address', value: string) => `${kind}:${createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url')}`;
  const deviceKeyOf = ({ device }: Caller) => (device !== null && deviceShape.test(device) ? keyOf('device', device) : null);

  /** A device is kept when anybody has signed in with it: several people may share one browser. */
  async function deviceFor(caller: Caller): Promise<string | null> {
    if (!caller.keepsCookies) return null;
    const { rowCount } = await pool.query('SELECT 1 FROM "AuthKnownCaller" WHERE key = $1 LIMIT 1', [deviceKeyOf(caller)]);
    return rowCount ? caller.device : randomBytes(32).toString('base64url');
  }

  return {
    async recognise(email, caller) {
      const device = deviceKeyOf(caller);
      const address = keyOf('address', caller.address);
      // One statement, whether or not there is such an account: how long it takes tells nothing.
      const { rows } = await pool.query<{ key: string }>(
        `SELECT k.key FROM "AuthKnownCaller" k JOIN "AuthUser" u ON k.provider = 'local' AND u.id = k."userId"
         WHERE u.email = $1 AND k.key = ANY ($2) AND k."lastUsedAt" > now() - make_interval(days => $3)`,
        [email.toLowerCase(), [device, address], rememberedDays],
      );
      const isKnownDevice = rows.some(({ key }) => key === device);
      const by = isKnownDevice && device !== null ? device : address;
      return { subject: `${email.toLowerCase()} ${by}`, isKnown: rows.length > 0, isKnownDevice };
    },

    async remember(uid, caller) {
      const device = await deviceFor(caller);
      const keys = [keyOf('address', caller.address), ...(device === null ? [] : [keyOf('device', device)])];
      if (onNewCaller) {
        const { rows } = await pool.query<{ isKnown: boolean }>('SELECT key = ANY ($2) AS "isKnown" FROM "AuthKnownCaller" WHERE provider = $3::"IdentityProvider" AND "userId" = $1', [uid, keys, provider]);
        if (rows.length > 0 && !rows.some(({ isKnown }) => isKnown)) await onNewCaller({ provider, uid }, caller);
      }
      await pool.query(
        `INSERT INTO "AuthKnownCaller" (provider, "userId", key) SELECT $3::"IdentityProvider", $1, unnest($2::text[])
         ON CONFLICT (provider, "userId", key) DO UPDATE SET "lastUsedAt" = now()`,
        [uid, keys, provider],
      );
      await pool.query(
        `DELETE FROM "AuthKnownCaller" k USING (
           SELECT key, row_number() OVER (PARTITION BY split_part(key, ':', 1) ORDER BY "lastUsedAt" DESC) AS place
           FROM "AuthKnownCaller" WHERE provider = $4::"IdentityProvider" AND "userId" = $1
         ) ranked
         WHERE k.provider = $4::"IdentityProvider" AND k."userId" = $1 AND k.key = ranked.key AND (place > $2 OR "lastUsedAt" <= now() - make_interval(days => $3))`,
        [uid, mostRemembered, rememberedDays, provider],
      );
      return device;
    },
  };
}
