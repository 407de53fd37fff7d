import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Db } from '#server/platform/db/database.ts';
import type { Caller, Identity, Person } from './identity.ts';
import { AuthError } from './identityErrors.ts';

/**
 * A session ends this long after it was last prolonged; it is prolonged at most once a day while it is used. At `longest`
 * after signing in it ends, however much it is used.
 */
export const sessionSeconds = { life: 30 * 86_400, prolongAfter: 86_400, longest: 90 * 86_400 } as const;

/** How often the use of a session is noted: reading stays reading. */
const useNotedEveryMs = 60_000;

/** Whose people have sessions that the vault keeps. */
export type SessionProvider = Extract<Person['provider'], 'local' | 'oidc'>;

interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly authTime: Date | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly image: string | null;
}

/**
 * The session inside a bearer token: `<session>.<base64 HMAC-SHA256 of it>`, as better-auth signs it. What stands in
 * the database is therefore no credential by itself.
 * @throws AuthError `malformed`
 */
export function sessionOfToken(token: string, secret: string): string {
  const session = sessionIn(token, secret);
  if (session === null) throw new AuthError('malformed');
  return session;
}

/** As `sessionOfToken`; null when the token is none of the vault's own. */
export function sessionIn(token: string, secret: string): string | null {
  const dot = token.indexOf('.');
  const session = token.slice(0, Math.max(dot, 0));
  const signature = Buffer.from(token.slice(dot + 1), 'base64');
  const expected = signatureOf(session, secret);
  return session && signature.length === expected.length && timingSafeEqual(signature, expected) ? session : null;
}

const signatureOf = (session: string, secret: string) => createHmac('sha256', secret).update(session).digest();

interface NewSession {
  readonly provider: SessionProvider;
  readonly uid: string;
  /** When the person last gave their password, where whoever signed them in says so. */
  readonly authTime: Date | null;
  readonly caller: Caller;
}

/** Makes a session for somebody who has been signed in elsewhere; sessions of the vault's own accounts are made by better-auth. Answers its token. */
export async function createSession(db: Db, secret: string, { provider, uid, authTime, caller }: NewSession): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  await db.authSession.deleteMany({ where: { provider, userId: uid, expiresAt: { lt: new Date(now) } } });
  await db.authSession.create({
    data: {
      id: randomUUID(),
      token,
      provider,
      userId: uid,
      ipAddress: caller.address,
      userAgent: caller.userAgent,
      authenticatedAt: authTime,
      expiresAt: new Date(now + sessionSeconds.life * 1_000),
    },
  });
  return `${token}.${signatureOf(token, secret).toString('base64')}`;
}

/**
 * Who holds this session. Plain SQL instead of the library's own look-up, because every request passes here: 0.15 ms
 * against 1.3 ms. The session slides: used in its life, it is prolonged. Notes the use, at most once a minute.
 * @param address from where it is used, where that is known
 * @throws AuthError `revoked` or `expired`
 */
export async function readSession(pool: Pool, provider: SessionProvider, session: string, address?: string): Promise<Identity> {
  const { rows } = await pool.query<SessionRow>({ name: `identity-session-${provider}`, text: sessionSql[provider], values: [session] });
  const [row] = rows;
  if (!row) throw new AuthError('revoked');
  const last = row.createdAt.getTime() + sessionSeconds.longest * 1_000;
  const left = Math.min(row.expiresAt.getTime(), last) - Date.now();
  if (left <= 0) throw new AuthError('expired');
  const renewAt = left <= (sessionSeconds.life - sessionSeconds.prolongAfter) * 1_000 && row.expiresAt.getTime() < last;
  if (address !== undefined && Date.now() - row.lastUsedAt.getTime() >= useNotedEveryMs) await noteUse(pool, row.id, address);
  return {
    provider,
    uid: row.userId,
    email: row.email,
    emailVerified: row.emailVerified,
    name: row.name || null,
    photoUrl: row.image,
    expiresAt: renewAt ? await renew(pool, session, row.expiresAt, last) : row.expiresAt,
    authTime: row.authTime,
    sessionId: row.id,
  };
}

/** Who somebody is, a vault of its own accounts knows there; of others it knows what the issuer said at their last sign-in. */
const sessionSql: Record<SessionProvider, string> = {
  local: `SELECT s.id, s."userId", s."expiresAt", s."createdAt", s."lastUsedAt", s."createdAt" AS "authTime", u.email, u."emailVerified", u.name, u.image
          FROM "AuthSession" s JOIN "AuthUser" u ON u.id = s."userId" WHERE s.token = $1 AND s.provider = 'local'`,
  oidc: `SELECT s.id, s."userId", s."expiresAt", s."createdAt", s."lastUsedAt", s."authenticatedAt" AS "authTime", u.email, u."emailVerified", u."displayName" AS name, u."photoUrl" AS image
         FROM "AuthSession" s JOIN "User" u ON u.provider = s.provider AND u.uid = s."userId" WHERE s.token = $1 AND s.provider = 'oidc'`,
};

async function renew(pool: Pool, session: string, expiresAt: Date, last: number): Promise<Date> {
  const later = new Date(Math.min(Date.now() + sessionSeconds.life * 1_000, last));
  const { rowCount } = await pool.query(
    'UPDATE "AuthSession" SET "expiresAt" = $2, "updatedAt" = now() WHERE token = $1 AND "expiresAt" = $3',
    [session, later, expiresAt],
  );
  return rowCount ? later : expiresAt;
}

function noteUse(pool: Pool, id: string, address: string): Promise<unknown> {
  return pool.query('UPDATE "AuthSession" SET "lastUsedAt" = now(), "ipAddress" = $2 WHERE id = $1', [id, address]);
}

/** Ends a session, if it has not ended. */
export async function endSession(db: Db, session: string): Promise<void> {
  await db.authSession.deleteMany({ where: { token: session } });
}

/** A database that does not answer says nothing about the token. @throws AuthError `unavailable` */
export async function reachable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AuthError ? error : new AuthError('unavailable', { cause: error });
  }
}
