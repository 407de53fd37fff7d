import { inTransaction } from '#server/platform/db/database.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { publishMembershipsEnded } from '../events.ts';
import { authorizeMember, endOwnership } from './lockMembers.ts';

/** Takes somebody out of a space. What they added stays. The last owner stays too. */
export function removeMember(outer: DomainContext, memberId: string | null): Promise<{ memberId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { id, spaceId, userId, role } = await authorizeMember(ctx, memberId);
    if (role === 'OWNER') await endOwnership(ctx, { spaceId, userId });
    await ctx.db.membership.delete({ where: { id } });
    await publishMembershipsEnded(ctx.db, [userId]);
    await recordActivity(ctx, spaceId, 'MEMBER_REMOVED', { subject: { kind: 'MEMBER', id: userId } });
    await recordAudit(ctx, 'MEMBER_REMOVED', { spaceId, userId });
    return { memberId: id, spaceId };
  });
}
