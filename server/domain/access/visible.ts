import type { Prisma } from '#server/platform/db/generated/client.ts';
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

/** Oneself and the people one shares a space with. */
export function visibleUsers(actor: Actor): Prisma.UserWhereInput {
  if (actor.kind === 'system') return {};
  if (actor.kind === 'anonymous') return nothing;
  return {
    OR: [{ id: actor.userId }, { memberships: { some: { space: visibleSpaces(actor) } } }],
  };
}

const nothing = { id: { in: [] as string[] } };
