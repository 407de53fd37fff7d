import { inTransaction } from '#server/platform/db/database.ts';
import { requireRecentSignIn } from '../access/authorize.ts';
import { lockAdministrators, requireSomeAdministrator } from '../access/requireAdministrator.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';
import { endOwnership, lockMembers } from '../members/lockMembers.ts';
import { removeSpace } from '../spaces/removeSpace.ts';

/**
 * Deletes the account of the acting person for good, with the spaces that nobody else is in. What they added to others stays. An
 * account at another identity provider stays there; signing in with it again begins anew.
 * @throws LastOwnerError while they are the last owner of a space with other members, ConflictError while nobody else looks after the vault
 */
export function deleteAccount(outer: DomainContext, confirmation: string): Promise<{ userId: string; spaceIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireRecentSignIn(ctx);
    await lockAdministrators(ctx.db);
    const { email, provider, uid, isAdministrator } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
    if (confirmation.trim().toLowerCase() !== (email ?? 'delete').toLowerCase()) throw new ConfirmationRequiredError(email === null ? 'DELETE' : 'your e-mail address');
    const memberships = await ctx.db.membership.findMany({ where: { userId }, orderBy: { spaceId: 'asc' } });
    const spaceIds: string[] = [];
    for (const { spaceId, role } of memberships) {
      await lockMembers(ctx.db, spaceId);
      if ((await ctx.db.membership.count({ where: { spaceId, userId: { not: userId } } })) === 0) {
        await removeSpace(ctx, spaceId);
        spaceIds.push(spaceId);
      } else {
        if (role === 'OWNER') await endOwnership(ctx, { spaceId, userId });
        await recordActivity(ctx, spaceId, 'MEMBER_LEFT', { subject: { kind: 'MEMBER', id: userId } });
      }
    }
    await recordAudit(ctx, 'ACCOUNT_DELETED', { userId, subject: email });
    await publishCredentialsEnded(ctx.db, [userId]);
    if (provider === 'local') await ctx.db.authUser.deleteMany({ where: { id: uid } });
    await ctx.db.user.delete({ where: { id: userId } });
    // Whoever comes first to a vault without anybody looks after it.
    if (isAdministrator && (await ctx.db.user.count()) > 0) await requireSomeAdministrator(ctx.db);
    return { userId, spaceIds };
  });
}
