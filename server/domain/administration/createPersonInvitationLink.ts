import { inTransaction } from '#server/platform/db/database.ts';
import { requireAdministrator } from '../access/requireAdministrator.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { hashInvitationToken, newInvitationToken } from '../members/invitation.ts';

const validForMs = 7 * 24 * 3_600_000;

/**
 * A link to hand over to somebody who is invited to the vault: it works once, for seven days, and takes the place of the one that
 * was handed over before. That of the mail goes on counting.
 * @throws NotFoundError when they have come, or it has expired
 */
export function createPersonInvitationLink(outer: DomainContext, personId: string | null): Promise<{ personId: string; path: string; expiresAt: Date }> {
  return inTransaction(outer, async (ctx) => {
    await requireAdministrator(ctx);
    const invitation = personId === null ? null : await ctx.db.personInvitation.findFirst({ where: { id: personId, expiresAt: { gt: ctx.now() } } });
    if (!invitation) throw new NotFoundError('Person');
    const { id, email, expiresAt } = invitation;
    const token = newInvitationToken();
    const linkExpiresAt = new Date(ctx.now().getTime() + validForMs);
    const later = expiresAt > linkExpiresAt ? expiresAt : linkExpiresAt;
    await ctx.db.personInvitation.update({ where: { id }, data: { linkTokenHash: hashInvitationToken(token), linkExpiresAt, expiresAt: later } });
    await recordAudit(ctx, 'PERSON_INVITED', { subject: email });
    return { personId: id, path: `/register?invitation=${token}`, expiresAt: linkExpiresAt };
  });
}
