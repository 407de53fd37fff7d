import { inTransaction } from '#server/platform/db/database.ts';
import { visibleInvitations } from '../access/visible.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError, UnauthenticatedError } from '../errors.ts';
import { hashInvitationToken, invitationLinkEnd, newInvitationToken } from './invitation.ts';
import { authorizeAndLockMembers } from './lockMembers.ts';

/**
 * A link for an owner to hand over to somebody who is invited into a space: it works once, for seven days, and takes the place of the
 * one that was handed over before. That of the mail goes on counting. An invitation that has expired is open again as long as its link.
 * @throws NotFoundError when it was accepted or withdrawn
 */
export function createInvitationLink(outer: DomainContext, invitationId: string | null): Promise<{ invitationId: string; path: string; expiresAt: Date }> {
  return inTransaction(outer, async (ctx) => {
    if (ctx.actor.kind === 'anonymous') throw new UnauthenticatedError();
    const where = { AND: [{ id: invitationId ?? '', acceptedAt: null }, visibleInvitations(ctx.actor)] };
    const seen = invitationId === null ? null : await ctx.db.invitation.findFirst({ where, select: { spaceId: true } });
    if (!seen) throw new NotFoundError('Invitation');
    await authorizeAndLockMembers(ctx, seen.spaceId);
    const invitation = await ctx.db.invitation.findFirst({ where });
    if (!invitation) throw new NotFoundError('Invitation');
    const { id, spaceId, email } = invitation;
    const token = newInvitationToken();
    const linkExpiresAt = invitationLinkEnd(ctx.now());
    const expiresAt = invitation.expiresAt > linkExpiresAt ? invitation.expiresAt : linkExpiresAt;
    await ctx.db.invitation.update({ where: { id }, data: { linkTokenHash: hashInvitationToken(token), linkExpiresAt, expiresAt } });
    await recordAudit(ctx, 'MEMBER_INVITED', { spaceId, subject: email });
    return { invitationId: id, path: `/invitation/${token}`, expiresAt: linkExpiresAt };
  });
}
