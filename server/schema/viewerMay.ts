import type { GraphQLResolveInfo } from 'graphql';
import { may, accessAllows } from '#server/domain/access/authorize.ts';
import type { Permission } from '#server/domain/access/permissions.ts';
import type { SpaceAccess } from '#server/domain/context.ts';
import type { GraphQLContext } from './context.ts';
import { perOperation } from './perOperation.ts';

/** The viewer's access that a query has read, by space. */
const accesses = perOperation(() => new Map<string, Promise<SpaceAccess | null>>());

/** Remembers the access that came with a row, so that rows below it need not ask again. */
export function noteAccess(ctx: GraphQLContext, spaceId: string, access: SpaceAccess | null | undefined): void {
  if (access) accesses(ctx).set(spaceId, Promise.resolve(access));
}

/**
 * Whether the viewer may do this in the space of a row: by the access that came with the row, else by what this query has
 * read already. Mutations and subscriptions read it again each time, since roles change while they run.
 */
export async function viewerMay(ctx: GraphQLContext, info: GraphQLResolveInfo, permission: Permission, spaceId: string, access?: SpaceAccess | null): Promise<boolean> {
  if (access) return accessAllows(ctx, permission, access);
  if (ctx.actor.kind !== 'user' || info.operation.operation !== 'query') return may(ctx, permission, spaceId);
  const known = accesses(ctx).get(spaceId) ?? ctx.roles.load(spaceId);
  accesses(ctx).set(spaceId, known);
  return accessAllows(ctx, permission, await known);
}
