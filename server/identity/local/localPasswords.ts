import { inTransaction, type Database } from '#server/platform/db/database.ts';
import type { BetterAuth } from '../betterAuth.ts';
import type { Identity, PasswordChange } from '../identity.ts';
import { PasswordRefusedError, RefusedError } from '../identityErrors.ts';
import { passwordProblem } from '../passwordRules.ts';

/**
 * Sets another password for somebody who is signed in and gives the one they have. Links that would set one count no more.
 * @throws RefusedError `wrong-credentials`, PasswordRefusedError
 */
export async function changePassword(auth: BetterAuth, database: Database, { uid, email, sessionId }: Identity, change: PasswordChange): Promise<void> {
  const { password: hashing } = await auth.$context;
  const account = await database.prisma.authAccount.findFirst({ where: { userId: uid, providerId: 'credential' } });
  if (!account?.password || !(await hashing.verify({ hash: account.password, password: change.currentPassword }))) throw new RefusedError('wrong-credentials');
  const problem = passwordProblem(change.newPassword, email ?? '');
  if (problem) throw new PasswordRefusedError(problem);
  const hash = await hashing.hash(change.newPassword);
  await inTransaction({ db: database.prisma }, async ({ db }) => {
    // Who changed it at the same moment was first.
    const { count } = await db.authAccount.updateMany({ where: { id: account.id, password: account.password }, data: { password: hash } });
    if (count === 0) throw new RefusedError('wrong-credentials');
    await db.authVerification.deleteMany({ where: { value: uid } });
    if (change.endOtherSessions) await db.authSession.deleteMany({ where: { provider: 'local', userId: uid, ...(sessionId !== null && { id: { not: sessionId } }) } });
  });
}
