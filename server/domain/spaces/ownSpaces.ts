import { visibleSpaces } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';

/** The spaces of the acting person that are not archived: where their own lists and searches look. */
export async function ownSpaces(ctx: DomainContext): Promise<string[]> {
  if (ctx.actor.kind !== 'user') return [];
  const memberships = await ctx.db.membership.findMany({
    where: { userId: ctx.actor.userId, space: { AND: [visibleSpaces(ctx.actor), { archivedAt: null }] } },
    select: { spaceId: true },
  });
  return memberships.map(({ spaceId }) => spaceId);
}
