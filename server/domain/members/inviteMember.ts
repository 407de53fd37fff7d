import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { Role } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import { line, parseInput } from '../input.ts';
import { notify } from '../notifications/notify.ts';
import { invitationEnd } from './invitation.ts';
import { countInvitationMails } from './invitationLimits.ts';
import { authorizeAndLockMembers } from './lockMembers.ts';
import { mailLanguages, requestInvitationMail } from './sendInvitation.job.ts';

export const roles = ['OWNER', 'EDITOR', 'VIEWER'] as const satisfies readonly Role[];

const schema = z.object({
  email: line(254, 'An e-mail address is required.')
    .transform((email) => email.toLowerCase())
    .pipe(z.email('Must be an e-mail address, such as ada@example.org.')),
  role: z.enum(roles),
  language: z.enum(mailLanguages).default('en'),
});
export type InviteMember = z.input<typeof schema>;

/**
 * Invites somebody by their address and asks for the mail. Whoever is invited already is invited again: with this
 * role, for another 14 days, and earlier links count no more. Says nothing about whether the address has an account.
 */
export function inviteMember(
  outer: DomainContext,
  spaceId: string | null,
  input: InviteMember,
): Promise<{ invitationId: string; spaceId: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeAndLockMembers(ctx, spaceId);
    const { email, role, language } = parseInput(schema, input);
    await refuseMembers(ctx, space.id, email);
    await countInvitationMails(ctx, [email]);
    const invitedById = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
    const now = ctx.now();
    const invitation = { role, invitedById, createdAt: now, expiresAt: invitationEnd(now), tokenHash: null, linkTokenHash: null };
    const open = await ctx.db.invitation.findFirst({ where: { spaceId: space.id, email, acceptedAt: null }, select: { id: true } });
    const { id } = open
      ? await ctx.db.invitation.update({ where: { id: open.id }, data: invitation, select: { id: true } })
      : await ctx.db.invitation.create({ data: { ...invitation, spaceId: space.id, email }, select: { id: true } });
    await requestInvitationMail(ctx.db, id, language);
    await recordActivity(ctx, space.id, 'MEMBER_INVITED', { role });
    await recordAudit(ctx, 'MEMBER_INVITED', { spaceId: space.id, subject: email });
    await tellOwnerOfAddress(ctx, id);
    return { invitationId: id, spaceId: space.id };
  });
}

/** Owners see the addresses of the members, so this tells them nothing new. */
async function refuseMembers(ctx: DomainContext, spaceId: string, email: string): Promise<void> {
  const members = await ctx.db.$queryRaw<unknown[]>`
    select 1 from "Membership" m join "User" u on u.id = m."userId" where m."spaceId" = ${spaceId}::uuid and lower(u.email) = ${email} limit 1`;
  if (members.length > 0) throw new InvalidInputError([{ path: 'email', message: 'This person is a member already. Change their role instead.', code: 'TAKEN' }]);
}

/**
 * Whoever has an account with the address hears of it in the vault, too. Only who has proven that it is theirs can accept there; the
 * others need the link, since anybody may have registered with it.
 */
async function tellOwnerOfAddress(ctx: DomainContext, invitationId: string): Promise<void> {
  const people = await ctx.db.$queryRaw<{ userId: string; spaceName: string; role: Role; actorName: string | null }[]>`
    select u.id::text as "userId", s.name as "spaceName", i.role::text as role, inviter."displayName" as "actorName"
    from "Invitation" i join "Space" s on s.id = i."spaceId" left join "User" inviter on inviter.id = i."invitedById"
      join "User" u on lower(u.email) = i.email and u."disabledAt" is null
    where i.id = ${invitationId}::uuid`;
  for (const { userId, spaceName, role, actorName } of people) {
    await notify(ctx, { kind: 'INVITATION', userId, invitationId, spaceName, role, actorName: actorName ?? '' });
  }
}
