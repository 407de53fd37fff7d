import { createHash } from 'node:crypto';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';

/** A vault must not become a sender of unwanted mail. */
const perDay = { ofSender: 100, toAddress: 5 } as const;
const dayMs = 24 * 3_600_000;

/**
 * Counts the mails of invitations that the acting person is about to ask for, in the caller's transaction. What they count
 * against outlives the spaces, so that deleting one gives no new mails.
 * @throws LimitReachedError when the person, or anybody to one of these addresses, has sent as many as there may be in a day
 */
export async function countInvitationMails(ctx: DomainContext, emails: readonly string[]): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  const senderId = ctx.actor.userId;
  const hashes = emails.map((email) => createHash('sha256').update(email).digest('hex')).sort();
  // One after the other, or many at once would each find room.
  await ctx.db.$queryRaw`select pg_advisory_xact_lock(hashtextextended('invitation mails ' || key, 0))::text from unnest(${[senderId, ...hashes]}::text[]) with ordinality as given(key, position) order by position`;
  const since = { gt: new Date(ctx.now().getTime() - dayMs) };
  const sent = await ctx.db.invitationMail.count({ where: { senderId, requestedAt: since } });
  if (sent + hashes.length > perDay.ofSender) {
    throw new LimitReachedError(`You have sent ${sent} invitations within a day; at most ${perDay.ofSender} are allowed.`, 'Wait until tomorrow to send more.');
  }
  const full = await ctx.db.invitationMail.groupBy({
    by: ['emailHash'],
    where: { emailHash: { in: hashes }, requestedAt: since },
    having: { emailHash: { _count: { gte: perDay.toAddress } } },
  });
  if (full.length > 0) throw new LimitReachedError(`This address has got ${perDay.toAddress} invitations within a day.`, 'Wait until tomorrow to send another one.');
  await ctx.db.invitationMail.createMany({ data: hashes.map((emailHash) => ({ senderId, emailHash, requestedAt: ctx.now() })) });
}
