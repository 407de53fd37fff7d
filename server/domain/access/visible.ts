import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Actor } from '../context.ts';

/** The rows of a table of spaces that this actor may see: those of which they are a member. */
export function visibleSpaces(actor: Actor): Prisma.SpaceWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return nothing;
  return { memberships: { some: { userId: actor.userId } } };
}

/** Everything else is reached through its space. */
export function visibleInSpace(actor: Actor): { space?: Prisma.SpaceWhereInput } {
  return actor.kind === 'system' ? {} : { space: visibleSpaces(actor) };
}

/** As `visibleInSpace`, in SQL: a condition on a column with the id of a space. */
export function visibleSpaceSql(actor: Actor, spaceId: Prisma.Sql): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`${spaceId} in (select "spaceId" from "Membership" where "userId" = ${actor.userId}::uuid)`;
}

/** Oneself and the people one shares a space with, in SQL: a condition on a column with the id of a person. */
export function visibleUserSql(actor: Actor, userId: Prisma.Sql): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`(${userId} = ${actor.userId}::uuid or exists (
    select 1 from "Membership" theirs join "Membership" mine on mine."spaceId" = theirs."spaceId" where theirs."userId" = ${userId} and mine."userId" = ${actor.userId}::uuid))`;
}

/** A condition on a column with the id of a space: that this actor owns it. */
export function ownedSpaceSql(actor: Actor, spaceId: Prisma.Sql): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`${spaceId} in (select "spaceId" from "Membership" where "userId" = ${actor.userId}::uuid and role = 'OWNER')`;
}

/** Invitations that owners have sent, for the owners of the space. */
export function visibleInvitations(actor: Actor): Prisma.InvitationWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return nothing;
  return { acceptedAt: null, space: { memberships: { some: { userId: actor.userId, role: 'OWNER' } } } };
}

/** One's own API keys. */
export function visibleApiKeys(actor: Actor): Prisma.ApiKeyWhereInput {
  if (actor.kind === 'system') return {};
  return actor.kind === 'anonymous' ? nothing : { userId: actor.userId };
}

const nothing = { id: { in: [] as string[] } };
