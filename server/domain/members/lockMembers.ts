import type { Db } from '#server/platform/db/database.ts';
import { authorizeSpace, type Granted, type SpaceRef } from '../access/authorize.ts';
import { visibleInSpace } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { LastOwnerError, NotFoundError } from '../errors.ts';

/**
 * Holds the members of a space still until the transaction ends. Whoever changes roles, members or invitations takes
 * this first, so that two owners who leave at once cannot leave it without one.
 */
export async function lockMembers(db: Db, spaceId: string): Promise<void> {
  await db.$queryRaw`select 1 from "Space" where id = ${spaceId}::uuid for no key update`;
}

/** Lets an owner manage the members, alone: their role is asked again once everybody else has to wait. */
export async function authorizeAndLockMembers(ctx: DomainContext, spaceId: string | null): Promise<Granted<'space.manage', SpaceRef>> {
  const { id } = await authorizeSpace(ctx, 'space.manage', spaceId);
  await lockMembers(ctx.db, id);
  return authorizeSpace(ctx, 'space.manage', id);
}

/** A member that an owner may change, with the members of the space locked. @throws NotFoundError, ForbiddenError */
export async function authorizeMember(ctx: DomainContext, memberId: string | null) {
  const seen =
    memberId === null
      ? null
      : await ctx.db.membership.findFirst({ where: { AND: [{ id: memberId }, visibleInSpace(ctx.actor)] }, select: { spaceId: true } });
  if (!seen || memberId === null) throw new NotFoundError('Member');
  await authorizeAndLockMembers(ctx, seen.spaceId);
  const member = await ctx.db.membership.findUnique({
    where: { id: memberId },
    select: { id: true, spaceId: true, userId: true, role: true },
  });
  if (!member) throw new NotFoundError('Member');
  return member;
}

/**
 * Takes ownership of a space from somebody: refused for the last owner. The invitations they have sent and that
 * nobody has accepted end with their right to send them. Call it with the members locked.
 */
export async function endOwnership(ctx: DomainContext, { spaceId, userId }: { spaceId: string; userId: string }): Promise<void> {
  const others = await ctx.db.membership.count({ where: { spaceId, role: 'OWNER', userId: { not: userId } } });
  if (others === 0) throw new LastOwnerError();
  await ctx.db.invitation.deleteMany({ where: { spaceId, invitedById: userId, acceptedAt: null } });
}
