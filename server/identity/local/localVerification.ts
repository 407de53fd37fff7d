import { randomBytes } from 'node:crypto';
import { inTransaction, type Database } from '#server/platform/db/database.ts';
import type { BetterAuth } from '../betterAuth.ts';
import { RefusedError } from '../identityErrors.ts';

const tokenLifeMs = 86_400_000;
const identifierOf = (token: string) => `verify-email:${token}`;

/** A new token that proves the address of an account for a day; null when there is no such account, or nothing to prove. */
export async function newVerificationToken(auth: BetterAuth, database: Database, email: string): Promise<string | null> {
  const user = await database.prisma.authUser.findUnique({ where: { email: email.toLowerCase() } });
  if (!user || user.emailVerified) return null;
  const token = randomBytes(24).toString('base64url');
  const { internalAdapter } = await auth.$context;
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: user.id, expiresAt: new Date(Date.now() + tokenLifeMs) });
  return token;
}

/**
 * Takes the address of an account for its owner's. Following the link again changes nothing and is no error.
 * @throws RefusedError `invalid-verification-token`
 */
export async function confirmVerification(auth: BetterAuth, database: Database, token: string): Promise<void> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(identifierOf(token));
  if (!link || link.expiresAt <= new Date()) throw new RefusedError('invalid-verification-token');
  const uid = link.value;
  await inTransaction({ db: database.prisma }, async ({ db }) => {
    await db.authUser.updateMany({ where: { id: uid, emailVerified: false }, data: { emailVerified: true, emailVerifiedAt: new Date() } });
    await db.user.updateMany({ where: { provider: 'local', uid }, data: { emailVerified: true } });
  });
}
