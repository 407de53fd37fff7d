import { inTransaction } from '#server/platform/db/database.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { ConfirmationRequiredError, NotFoundError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';
import { endOwnership, lockMembers } from '../members/lockMembers.ts';
import { removeSpace } from '../spaces/removeSpace.ts';
import { lockAdministrators, requireRecentAdministrator, requireSomeAdministrator } from '../access/requireAdministrator.ts';
import { peopleOf } from './updatePeople.ts';

/**
 * Deletes accounts for good, with the spaces that nobody else is in, and withdraws invitations to the vault: all of them or none. What
 * they added to other spaces stays; of those that they own alone, whoever has been there longest becomes the owner.
 * @throws NotFoundError, ConfirmationRequiredError, ConflictError when nobody would look after the vault
 */
export function deletePeople(outer: DomainContext, personIds: readonly (string | null)[], confirmation: string): Promise<{ personIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    await requireRecentAdministrator(ctx);
    if (confirmation !== 'DELETE') throw new ConfirmationRequiredError();
    await lockAdministrators(ctx.db);
    const wanted = [...new Set(personIds)].filter((id) => id !== null);
    const invited = await ctx.db.personInvitation.findMany({ where: { id: { in: wanted } }, select: { id: true } });
    const invitationIds = new Set(invited.map(({ id }) => id));
    if (invitationIds.size > 0) await ctx.db.personInvitation.deleteMany({ where: { id: { in: [...invitationIds] } } });
    const others = personIds.filter((id) => id === null || !invitationIds.has(id));
    const people = others.length > 0 || personIds.length === 0 ? await peopleOf(ctx, others) : [];
    for (const person of people) await deletePerson(ctx, person);
    await requireSomeAdministrator(ctx.db);
    await publishCredentialsEnded(ctx.db, people.map(({ id }) => id));
    return { personIds: wanted };
  });
}

async function deletePerson(ctx: DomainContext, { id: userId, provider, uid, email }: User): Promise<void> {
  const memberships = await ctx.db.membership.findMany({ where: { userId }, orderBy: { spaceId: 'asc' } });
  for (const { spaceId, role } of memberships) {
    await lockMembers(ctx.db, spaceId);
    const heir = await ctx.db.membership.findFirst({ where: { spaceId, userId: { not: userId } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    if (!heir) {
      const { name } = await ctx.db.space.findUniqueOrThrow({ where: { id: spaceId }, select: { name: true } });
      await recordAudit(ctx, 'SPACE_DELETED', { spaceId, subject: name });
      await removeSpace(ctx, spaceId);
      continue;
    }
    if (role === 'OWNER') {
      await makeOwner(ctx, spaceId, userId, heir);
      await endOwnership(ctx, { spaceId, userId });
    }
    await recordActivity(ctx, spaceId, 'MEMBER_LEFT', { subject: { kind: 'MEMBER', id: userId } });
  }
  await recordAudit(ctx, 'ACCOUNT_DELETED', { userId, subject: email });
  if (provider === 'local') await ctx.db.authUser.deleteMany({ where: { id: uid } });
  const { count } = await ctx.db.user.deleteMany({ where: { id: userId } });
  if (count === 0) throw new NotFoundError('Person');
}

async function makeOwner(ctx: DomainContext, spaceId: string, userId: string, heir: { readonly id: string; readonly userId: string }): Promise<void> {
  if ((await ctx.db.membership.count({ where: { spaceId, role: 'OWNER', userId: { not: userId } } })) > 0) return;
  await ctx.db.membership.update({ where: { id: heir.id }, data: { role: 'OWNER' } });
  await recordActivity(ctx, spaceId, 'MEMBER_ROLE_CHANGED', { subject: { kind: 'MEMBER', id: heir.userId }, role: 'OWNER' });
  await recordAudit(ctx, 'MEMBER_ROLE_CHANGED', { spaceId, userId: heir.userId, subject: 'OWNER' });
}
