import { createHash, randomBytes } from 'node:crypto';
import { type Db, isRowGone } from '#server/platform/db/database.ts';
import type { ExternalPerson } from '../identity.ts';

/** The browser asks at once. */
const lifeMs = 120_000;

const keyOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** Keeps who has been signed in until their browser comes for the session. Answers what it comes with. */
export async function handOver(db: Db, { person, authTime, invitationToken }: ExternalPerson): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const { uid, email, emailVerified, name, photoUrl } = person;
  await db.authHandover.deleteMany({ where: { expiresAt: { lt: new Date() } } });
  await db.authHandover.create({
    data: { key: keyOf(code), uid, email, emailVerified, name, photoUrl, authenticatedAt: authTime, invitationToken, expiresAt: new Date(Date.now() + lifeMs) },
  });
  return code;
}

/** Who it was; null for all but the first who asks, and after two minutes. */
export async function takeOver(db: Db, code: string): Promise<ExternalPerson | null> {
  const row = await db.authHandover.delete({ where: { key: keyOf(code) } }).catch((error: unknown) => {
    if (isRowGone(error)) return null;
    throw error;
  });
  if (!row || row.expiresAt <= new Date()) return null;
  const { uid, email, emailVerified, name, photoUrl, authenticatedAt, invitationToken } = row;
  return { person: { provider: 'oidc', uid, email, emailVerified, name, photoUrl }, authTime: authenticatedAt, invitationToken };
}
