import type { Role } from '#server/platform/db/generated/client.ts';
import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { hashInvitationToken, newInvitationToken, openInvitations } from './invitation.ts';

/** What the mail of an invitation says. */
export interface InvitationToSend {
  readonly email: string;
  readonly role: Role;
  readonly token: string;
  readonly spaceName: string;
  /** Null when they are gone or have no name. */
  readonly inviterName: string | null;
}

/**
 * Gives an open invitation a new token, for the mail that is about to be sent; an earlier one counts no more, so a
 * mail that had to be sent again is the one that works.
 * @returns null when the invitation was accepted, withdrawn or has expired meanwhile
 */
export function issueInvitationToken(outer: DomainContext, invitationId: string): Promise<InvitationToSend | null> {
  return inTransaction(outer, async (ctx) => {
    const token = newInvitationToken();
    const { count } = await ctx.db.invitation.updateMany({
      where: { AND: [{ id: invitationId }, openInvitations(ctx.now())] },
      data: { tokenHash: hashInvitationToken(token) },
    });
    if (count === 0) return null;
    const { email, role, space, invitedBy } = await ctx.db.invitation.findUniqueOrThrow({
      where: { id: invitationId },
      select: { email: true, role: true, space: { select: { name: true } }, invitedBy: { select: { displayName: true } } },
    });
    return { email, role, token, spaceName: space.name, inviterName: invitedBy?.displayName ?? null };
  });
}
