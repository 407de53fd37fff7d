import type { Db } from '#server/platform/db/database.ts';
import type { User } from '#server/platform/db/generated/client.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { publishCredentialsEnded } from '../events.ts';
import { endOwnership, lockMembers } from '../members/lockMembers.ts';
import { removeSpace } from '../spaces/removeSpace.ts';

/** What becomes of a space with other members that the person owns alone. */
export type SoleOwnership = 'REFUSED' | 'PASSED_ON';

/**
 * Removes an account in the caller's transaction, with the spaces that nobody else is in, and ends what it is signed in with. What the
 * person added to other spaces, and the conversations they share, stay. With `PASSED_ON`, whoever has been there longest becomes the owner of a space that they own alone.
 * @returns the ids of the spaces that went
 * @throws NotFoundError when it has gone meanwhile, LastOwnerError with `REFUSED`
 */
export async function removeAccount(ctx: DomainContext, { id: userId, provider, uid, email }: User, soleOwnership: SoleOwnership): Promise<string[]> {
  const memberships = await ctx.db.membership.findMany({ where: { userId }, orderBy: { spaceId: 'asc' } });
  const removedSpaceIds: string[] = [];
  for (const { spaceId, role } of memberships) {
    await lockMembers(ctx.db, spaceId);
    const longestThere = await ctx.db.membership.findFirst({ where: { spaceId, userId: { not: userId } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    if (!longestThere) {
      await removeSpace(ctx, spaceId);
      removedSpaceIds.push(spaceId);
      continue;
    }
    if (role === 'OWNER') {
      if (soleOwnership === 'PASSED_ON') await ensureOtherOwner(ctx, spaceId, userId, longestThere);
      await endOwnership(ctx, { spaceId, userId });
    }
    await recordActivity(ctx, spaceId, 'MEMBER_LEFT', { subject: { kind: 'MEMBER', id: userId } });
  }
  await recordAudit(ctx, 'ACCOUNT_DELETED', { userId, subject: email });
  await publishCredentialsEnded(ctx.db, [userId]);
  await forgetSignIns(ctx.db, { provider, uid });
  // Nobody else may ever read them.
  await ctx.db.conversation.deleteMany({ where: { authorId: userId, isShared: false } });
  const { count } = await ctx.db.user.deleteMany({ where: { id: userId } });
  if (count === 0) throw new NotFoundError('Person');
  return removedSpaceIds;
}

async function ensureOtherOwner(ctx: DomainContext, spaceId: string, userId: string, next: { readonly id: string; readonly userId: string }): Promise<void> {
  if ((await ctx.db.membership.count({ where: { spaceId, role: 'OWNER', userId: { not: userId } } })) > 0) return;
  await ctx.db.membership.update({ where: { id: next.id }, data: { role: 'OWNER' } });
  await recordActivity(ctx, spaceId, 'MEMBER_ROLE_CHANGED', { subject: { kind: 'MEMBER', id: next.userId }, role: 'OWNER' });
  await recordAudit(ctx, 'MEMBER_ROLE_CHANGED', { spaceId, userId: next.userId, subject: 'OWNER' });
}

/** Their sessions, from where they signed in, and what a vault of its own accounts signs them in with. */
async function forgetSignIns(db: Db, { provider, uid }: Pick<User, 'provider' | 'uid'>): Promise<void> {
  const where = { provider, userId: uid };
  await db.authSession.deleteMany({ where });
  await db.authKnownCaller.deleteMany({ where });
  if (provider === 'local') await db.authUser.deleteMany({ where: { id: uid } });
}
