import { inTransaction } from '#server/platform/db/database.ts';
import type { MailLanguage } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { hashInvitationToken, newInvitationToken } from '../members/invitation.ts';

/** What the mail of an administrator's invitation says. */
export interface PersonInvitationToSend {
  readonly email: string;
  readonly language: MailLanguage;
  readonly token: string;
  readonly inviterName: string | null;
}

/**
 * Gives an administrator's invitation a new token, for the mail that is about to be sent; an earlier one counts no more.
 * @returns null when they have come, or it has expired meanwhile
 */
export function issuePersonInvitationToken(outer: DomainContext, id: string): Promise<PersonInvitationToSend | null> {
  return inTransaction(outer, async (ctx) => {
    const token = newInvitationToken();
    const { count } = await ctx.db.personInvitation.updateMany({ where: { id, expiresAt: { gt: ctx.now() } }, data: { tokenHash: hashInvitationToken(token) } });
    if (count === 0) return null;
    const { email, language, invitedBy } = await ctx.db.personInvitation.findUniqueOrThrow({ where: { id }, select: { email: true, language: true, invitedBy: { select: { displayName: true } } } });
    return { email, language, token, inviterName: invitedBy?.displayName ?? null };
  });
}
