import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { MailLanguage } from '#server/platform/db/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { line, parseInput } from '../input.ts';
import { invitationEnd } from '../members/invitation.ts';
import { countInvitationMails } from '../members/invitationLimits.ts';
import { requestPersonInvitationMail } from './sendPersonInvitation.job.ts';
import { requireAdministrator } from '../access/requireAdministrator.ts';

const email = line(254, 'An e-mail address is required.')
  .transform((given) => given.toLowerCase())
  .pipe(z.email('Must be an e-mail address, such as ada@example.org.'));
const schema = z.object({ emails: z.array(email).min(1, 'Give at least one address.').max(100, 'At most 100 addresses at once.') });

/**
 * Invites people to the vault and asks for the mails. Those with an account are passed over; who is invited already is invited
 * again, for another 14 days, and only the link of the new mail counts.
 */
export function invitePeople(outer: DomainContext, input: { readonly emails: readonly string[]; readonly language?: MailLanguage | undefined }): Promise<{ personIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = await requireAdministrator(ctx);
    const given = [...new Set(parseInput(schema, input).emails)];
    const there = await ctx.db.$queryRaw<{ email: string }[]>`select lower(email) as email from "User" where lower(email) = any(${given}::text[])`;
    const known = new Set(there.map((row) => row.email));
    const wanted = given.filter((address) => !known.has(address)).sort();
    await countInvitationMails(ctx, wanted);
    const { language } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true } });
    const personIds: string[] = [];
    for (const address of wanted) {
      const invitation = { language: input.language ?? language, invitedById: userId, createdAt: ctx.now(), expiresAt: invitationEnd(ctx.now()), tokenHash: null };
      const { id } = await ctx.db.personInvitation.upsert({ where: { email: address }, create: { ...invitation, email: address }, update: invitation, select: { id: true } });
      await requestPersonInvitationMail(ctx.db, id);
      await recordAudit(ctx, 'PERSON_INVITED', { subject: address });
      personIds.push(id);
    }
    return { personIds };
  });
}
