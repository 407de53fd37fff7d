import { inTransaction } from '#server/platform/db/database.ts';
import type { Role } from '#server/platform/db/generated/client.ts';
import { requireManager } from '../access/authorize.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { InvitationInvalidError } from '../errors.ts';
import { higherRole, type InvitationKey, invitedUser } from './invitation.ts';
import { lockMembers } from './lockMembers.ts';

/**
 * Makes the acting person a member of the space they were invited to. An invitation counts once, and for whoever comes
 * with its token, whatever address they have here. Nobody's role gets smaller by it.
 * @throws InvitationInvalidError
 */
export function acceptInvitation(outer: DomainContext, key: InvitationKey): Promise<{ spaceId: string; memberId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireManager(ctx);
    const opened = await invitedUser(ctx, userId, key);
    const found = await ctx.db.invitation.findFirst({ where: opened, select: { id: true, spaceId: true } });
    if (!found) throw new InvitationInvalidError();
    await lockMembers(ctx.db, found.spaceId);
    const [invitation] = await ctx.db.invitation.updateManyAndReturn({
      where: { AND: [{ id: found.id }, opened] },
      data: { acceptedAt: ctx.now(), tokenHash: null, linkTokenHash: null },
      select: { spaceId: true, role: true },
    });
    if (!invitation) throw new InvitationInvalidError();
    const memberId = await join(ctx, userId, invitation);
    return { spaceId: invitation.spaceId, memberId };
  });
}

async function join(ctx: DomainContext, userId: string, { spaceId, role: offered }: { spaceId: string; role: Role }): Promise<string> {
  const spaceId_userId = { spaceId, userId };
  const current = await ctx.db.membership.findUnique({ where: { spaceId_userId }, select: { role: true } });
  const role = current ? higherRole(current.role, offered) : offered;
  const { id } = await ctx.db.membership.upsert({
    where: { spaceId_userId },
    create: { spaceId, userId, role, createdAt: ctx.now() },
    update: { role },
    select: { id: true },
  });
  if (role !== current?.role) {
    const subject = { kind: 'MEMBER', id: userId } as const;
    await recordActivity(ctx, spaceId, current ? 'MEMBER_ROLE_CHANGED' : 'MEMBER_JOINED', { subject, role });
    await recordAudit(ctx, current ? 'MEMBER_ROLE_CHANGED' : 'MEMBER_JOINED', { spaceId, userId, subject: role });
  }
  return id;
}
