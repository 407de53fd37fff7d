import { randomUUID } from 'node:crypto';
import { inTransaction, type Database } from '#server/platform/db/database.ts';
import type { BetterAuth } from '../betterAuth.ts';
import { endApiKeys } from '../endApiKeys.ts';
import type { PasswordReset } from '../identity.ts';
import { PasswordRefusedError, RefusedError } from '../identityErrors.ts';
import { passwordProblem } from '../passwordRules.ts';

/**
 * Sets the password that a reset link asks for. One transaction: whoever was in before, by session, by passkey, by link or by a key
 * made while the address was nobody's yet, is out when the new password counts. Answers whose account it is, and what the passkeys
 * were called.
 * @throws RefusedError `invalid-reset-token`, PasswordRefusedError (the token stays good)
 */
export async function confirmReset(auth: BetterAuth, database: Database, { token, password, revokeApiKeys }: PasswordReset): Promise<{ id: string; email: string; passkeys: string[] }> {
  const { internalAdapter, password: hashing } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  const user = link && link.expiresAt > new Date() ? await database.prisma.authUser.findUnique({ where: { id: link.value } }) : null;
  if (!link || !user) throw new RefusedError('invalid-reset-token');
  const problem = passwordProblem(password, user.email);
  if (problem) throw new PasswordRefusedError(problem);
  const hash = await hashing.hash(password);

  return inTransaction({ db: database.prisma }, async ({ db }) => {
    // Of several uses at the same moment one finds the link. Older links must not undo this password.
    const { count } = await db.authVerification.deleteMany({ where: { id: link.id } });
    if (count === 0) throw new RefusedError('invalid-reset-token');
    await db.authVerification.deleteMany({ where: { value: user.id } });
    const changed = await db.authAccount.updateMany({ where: { userId: user.id, providerId: 'credential' }, data: { password: hash } });
    if (changed.count === 0) await db.authAccount.create({ data: { id: randomUUID(), userId: user.id, accountId: user.id, providerId: 'credential', password: hash } });
    await db.authSession.deleteMany({ where: { provider: 'local', userId: user.id } });
    const passkeys = await db.authPasskey.findMany({ where: { userId: user.id }, select: { name: true } });
    await db.authPasskey.deleteMany({ where: { userId: user.id } });
    // The link went to their mailbox, so the address is theirs from now on, if it was not before.
    const provenAt = (user.emailVerified && user.emailVerifiedAt) || new Date();
    await db.authUser.update({ where: { id: user.id }, data: { emailVerified: true, emailVerifiedAt: provenAt } });
    await endApiKeys(db, { provider: 'local', uid: user.id }, revokeApiKeys ? 'all' : provenAt);
    return { id: user.id, email: user.email, passkeys: passkeys.map(({ name }) => name) };
  });
}
