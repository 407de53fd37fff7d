import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from '../context.ts';

/**
 * A space of which nothing but the id is asked, as in every list of its sources: that the acting person is a member says
 * all there is to know, and costs a fraction of reading the row. Null where it is not visible, undefined where this does
 * not apply.
 */
export function spaceByStanding({ typename, id }: { readonly typename: string; readonly id: string }, ctx: GraphQLContext, info: GraphQLResolveInfo) {
  if (typename !== 'Space' || ctx.actor.kind !== 'user') return undefined;
  const { select } = queryFromInfo({ context: ctx, info, typeName: 'Space' }) as { select?: Record<string, unknown> };
  if (!select || Object.keys(select).some((column) => column !== 'id')) return undefined;
  return ctx.roles.load(id).then((standing) => standing && { __typename: 'Space', id });
}
