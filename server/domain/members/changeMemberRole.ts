import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { Role } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { parseInput } from '../input.ts';
import { notify } from '../notifications/notify.ts';
import { roles } from './inviteMember.ts';
import { authorizeMember, endOwnership } from './lockMembers.ts';

/** Gives a member another role. It counts from their next question on. The last owner stays one. */
export function changeMemberRole(
  outer: DomainContext,
  memberId: string | null,
  wanted: Role,
): Promise<{ memberId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { id, spaceId, userId, role: current } = await authorizeMember(ctx, memberId);
    const role = parseInput(z.enum(roles), wanted);
    if (role !== current) {
      if (current === 'OWNER') await endOwnership(ctx, { spaceId, userId });
      await ctx.db.membership.update({ where: { id }, data: { role } });
      await recordActivity(ctx, spaceId, 'MEMBER_ROLE_CHANGED', { subject: { kind: 'MEMBER', id: userId }, role });
      await recordAudit(ctx, 'MEMBER_ROLE_CHANGED', { spaceId, userId, subject: role });
      await tell(ctx, spaceId, userId, role);
    }
    return { memberId: id, spaceId };
  });
}

async function tell(ctx: DomainContext, spaceId: string, userId: string, role: Role): Promise<void> {
  if (ctx.actor.kind !== 'user' || ctx.actor.userId === userId) return;
  const actor = await ctx.db.user.findUnique({ where: { id: ctx.actor.userId }, select: { displayName: true } });
  await notify(ctx, { kind: 'SHARED', userId, spaceId, role, actorName: actor?.displayName ?? '' });
}
