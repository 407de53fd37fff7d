import { Prisma } from '#server/platform/db/generated/client.ts';
import type { Actor } from '../context.ts';

/** A condition on a column with the id of a space: that the credential of the actor is for this space. */
export function ofCredentialSql(actor: Actor, spaceId: Prisma.Sql): Prisma.Sql {
  return actor.kind === 'user' && actor.spaceIds !== null ? Prisma.sql`${spaceId} = any(${[...actor.spaceIds]}::uuid[])` : Prisma.sql`true`;
}

/** The rows of a table of spaces that this actor may see: those of which they are a member, and that their credential is for. */
export function visibleSpaces(actor: Actor): Prisma.SpaceWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return nothing;
  return { memberships: { some: { userId: actor.userId } }, ...(actor.spaceIds !== null && { id: { in: [...actor.spaceIds] } }) };
}

/** Everything else is reached through its space. */
export function visibleInSpace(actor: Actor): { space?: Prisma.SpaceWhereInput } {
  return actor.kind === 'system' ? {} : { space: visibleSpaces(actor) };
}

/** As `visibleInSpace`, in SQL: a condition on a column with the id of a space. */
export function visibleSpaceSql(actor: Actor, spaceId: Prisma.Sql): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`${spaceId} in (select "spaceId" from "Membership" where "userId" = ${actor.userId}::uuid and ${ofCredentialSql(actor, Prisma.sql`"spaceId"`)})`;
}

/** Oneself and the people one shares a space with, in SQL: a condition on a column with the id of a person. */
export function visibleUserSql(actor: Actor, userId: Prisma.Sql): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`(${userId} = ${actor.userId}::uuid or exists (
    select 1 from "Membership" theirs join "Membership" mine on mine."spaceId" = theirs."spaceId" where theirs."userId" = ${userId} and mine."userId" = ${actor.userId}::uuid and ${ofCredentialSql(actor, Prisma.sql`mine."spaceId"`)}))`;
}

/** A condition on a column with the id of a space: that this actor owns it. */
export function ownedSpaceSql(actor: Actor, spaceId: Prisma.Sql): Prisma.Sql {
  if (actor.kind === 'system') return Prisma.sql`true`;
  if (actor.kind === 'anonymous') return Prisma.sql`false`;
  return Prisma.sql`${spaceId} in (select "spaceId" from "Membership" where "userId" = ${actor.userId}::uuid and role = 'OWNER' and ${ofCredentialSql(actor, Prisma.sql`"spaceId"`)})`;
}

/** Invitations that owners have sent, for the owners of the space. */
export function visibleInvitations(actor: Actor): Prisma.InvitationWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return nothing;
  return { acceptedAt: null, space: { AND: [visibleSpaces(actor), { memberships: { some: { userId: actor.userId, role: 'OWNER' } } }] } };
}

/** One's own API keys; a key for certain spaces sees itself. */
export function visibleApiKeys(actor: Actor): Prisma.ApiKeyWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return nothing;
  return { userId: actor.userId, ...(actor.spaceIds !== null && { id: actor.credentialId ?? { in: [] } }) };
}

const nothing = { id: { in: [] as string[] } };
