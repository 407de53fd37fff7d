import { inTransaction } from '#server/platform/db/database.ts';
import { requireManager } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { DomainContext } from '../context.ts';
import { InvitationInvalidError } from '../errors.ts';
import { type InvitationKey, invitedUser } from './invitation.ts';
import { lockMembers } from './lockMembers.ts';

/** Ends an invitation that the acting person does not want. @throws InvitationInvalidError */
export function declineInvitation(outer: DomainContext, key: InvitationKey): Promise<{ invitationId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireManager(ctx);
    const opened = await invitedUser(ctx, userId, key);
    const found = await ctx.db.invitation.findFirst({ where: opened, select: { id: true, spaceId: true } });
    if (!found) throw new InvitationInvalidError();
    await lockMembers(ctx.db, found.spaceId);
    const { count } = await ctx.db.invitation.deleteMany({ where: { AND: [{ id: found.id }, opened] } });
    if (count === 0) throw new InvitationInvalidError();
    await recordActivity(ctx, found.spaceId, 'INVITATION_DECLINED');
    return { invitationId: found.id };
  });
}
