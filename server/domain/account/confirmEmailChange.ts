import { inTransaction } from '#server/platform/db/database.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';
import { requestAccountMail } from './accountMail.job.ts';
import { hashEmailChangeToken, openEmailChanges } from './emailChange.ts';

/**
 * Makes the new address that of the account: for whoever has the link, once. All sessions end but the one it is confirmed with.
 * @throws NotFoundError when the link works no more; ConflictError when the address has got an account meanwhile
 */
export function confirmEmailChange(outer: DomainContext, token: string): Promise<{ email: string }> {
  return inTransaction(outer, async (ctx) => {
    const opened = { AND: [openEmailChanges(ctx.now()), { tokenHash: hashEmailChangeToken(token) }] };
    const [change] = await ctx.db.emailChange.updateManyAndReturn({ where: opened, data: { endedAt: ctx.now(), tokenHash: null } });
    if (!change) throw new NotFoundError('Link');
    const { userId, email } = change;
    const user = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    const changed = await ctx.db.$executeRaw`
      update "AuthUser" set email = ${email}, "emailVerified" = true, "emailVerifiedAt" = ${ctx.now()}
      where id = ${user.uid} and not exists (select 1 from "AuthUser" other where other.email = ${email})`;
    if (changed === 0) throw new ConflictError();
    await ctx.db.user.update({ where: { id: userId }, data: { email, emailVerified: true } });
    // Links to the old address must not open the account any more.
    await ctx.db.authVerification.deleteMany({ where: { value: user.uid } });
    const current = ctx.actor.kind === 'user' && ctx.actor.userId === userId ? ctx.actor.credentialId : null;
    await ctx.db.authSession.deleteMany({ where: { provider: 'local', userId: user.uid, ...(current !== null && { id: { not: current } }) } });
    await publishCredentialsEnded(ctx.db, [userId]);
    await requestAccountMail(ctx.db, { userId, kind: 'emailChanged', detail: email, ...(user.email !== null && { to: user.email }) });
    await recordAudit(ctx, 'EMAIL_CHANGED', { actorId: userId, userId, subject: email });
    return { email };
  });
}
