import type { GraphQLResolveInfo } from 'graphql';
import { may, accessAllows } from '#server/domain/access/authorize.ts';
import type { Permission } from '#server/domain/access/permissions.ts';
import type { SpaceAccess } from '#server/domain/context.ts';
import type { GraphQLContext } from './context.ts';
import { perOperation } from './perOperation.ts';

/** The viewer's access that a query has read, or is reading, by space. */
const accesses = perOperation(() => new Map<string, SpaceAccess | null | Promise<SpaceAccess | null>>());

/** Remembers the access that came with a row, so that rows below it need not ask again. */
export function noteAccess(ctx: GraphQLContext, spaceId: string, access: SpaceAccess | null | undefined): void {
  if (access) accesses(ctx).set(spaceId, access);
}

/**
 * Whether the viewer may do this in the space of a row: by the access that came with the row, else by what this query has
 * read already. Mutations and subscriptions read it again each time, since roles change while they run. Answers at once
 * where the access is known: a list would have a promise for each row.
 */
export function viewerMay(ctx: GraphQLContext, info: GraphQLResolveInfo, permission: Permission, spaceId: string, access?: SpaceAccess | null): boolean | Promise<boolean> {
  if (access) return accessAllows(ctx, permission, access);
  if (ctx.actor.kind !== 'user' || info.operation.operation !== 'query') return may(ctx, permission, spaceId);
  const known = accesses(ctx).get(spaceId) ?? readAccess(ctx, spaceId);
  return known instanceof Promise ? known.then((read) => accessAllows(ctx, permission, read)) : accessAllows(ctx, permission, known);
}

function readAccess(ctx: GraphQLContext, spaceId: string): Promise<SpaceAccess | null> {
  const reading = ctx.roles.load(spaceId);
  accesses(ctx).set(spaceId, reading);
  return reading;
}
