import { inTransaction } from '#server/platform/db/database.ts';
import { visibleInvitations } from '../access/visible.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError, UnauthenticatedError } from '../errors.ts';
import { authorizeAndLockMembers } from './lockMembers.ts';

/** Withdraws an invitation that nobody has accepted yet: its link counts no more. */
export function revokeInvitation(outer: DomainContext, invitationId: string | null): Promise<{ invitationId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    if (ctx.actor.kind === 'anonymous') throw new UnauthenticatedError();
    const seen =
      invitationId === null
        ? null
        : await ctx.db.invitation.findFirst({
            where: { AND: [{ id: invitationId }, visibleInvitations(ctx.actor)] },
            select: { id: true, spaceId: true },
          });
    if (!seen) throw new NotFoundError('Invitation');
    await authorizeAndLockMembers(ctx, seen.spaceId);
    const { count } = await ctx.db.invitation.deleteMany({ where: { id: seen.id, acceptedAt: null } });
    if (count === 0) throw new NotFoundError('Invitation');
    await recordActivity(ctx, seen.spaceId, 'INVITATION_REVOKED');
    return { invitationId: seen.id, spaceId: seen.spaceId };
  });
}
