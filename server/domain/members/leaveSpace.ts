import { inTransaction } from '#server/platform/db/database.ts';
import { authorizeSpace, requireUser } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { publishMembershipsEnded } from '../events.ts';
import { endOwnership, lockMembers } from './lockMembers.ts';

/** Takes the acting person out of a space. What they added stays. The last owner cannot leave. */
export function leaveSpace(outer: DomainContext, spaceId: string | null): Promise<{ memberId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'space.leave', spaceId);
    const { userId } = requireUser(ctx);
    await lockMembers(ctx.db, space.id);
    const member = await ctx.db.membership.findUnique({
      where: { spaceId_userId: { spaceId: space.id, userId } },
      select: { id: true, role: true },
    });
    if (!member) throw new NotFoundError('Space');
    if (member.role === 'OWNER') await endOwnership(ctx, { spaceId: space.id, userId });
    await ctx.db.membership.delete({ where: { id: member.id } });
    await publishMembershipsEnded(ctx.db, [userId]);
    await recordActivity(ctx, space.id, 'MEMBER_LEFT', { subject: { kind: 'MEMBER', id: userId } });
    await recordAudit(ctx, 'MEMBER_REMOVED', { spaceId: space.id, userId });
    return { memberId: member.id, spaceId: space.id };
  });
}
