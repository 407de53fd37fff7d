import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { visibleApiKeys, visibleInSpace, visibleInvitations, visibleSpaces } from '#server/domain/access/visible.ts';
import { visibleNotifications } from '#server/domain/notifications/visibleNotifications.ts';
import { readSources } from '#server/domain/sources/read/readSources.ts';
import type { RowSelection } from '#server/domain/sources/read/sourceRows.ts';
import type { GraphQLContext } from './context.ts';

/** Reads again what a command changed: whoever asked sees the rows under their own rights, with what they selected. */
export function rereadSpace(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.space.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleSpaces(ctx.actor)] } }) as never;
}

/** As `rereadSpace`, for a space that the reader may have left; then null. */
export function rereadSpaceIfVisible(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.space.findFirst({ ...query, where: { AND: [{ id }, visibleSpaces(ctx.actor)] } }) as never;
}

/** As `rereadSpace`, for one member. */
export function rereadMember(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.membership.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleInSpace(ctx.actor)] } }) as never;
}

/** As `rereadSpace`, for one invitation. */
export function rereadInvitation(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.invitation.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleInvitations(ctx.actor)] } }) as never;
}

/** As `rereadSpace`, for one of one's own API keys. */
export function rereadApiKey(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.apiKey.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleApiKeys(ctx.actor)] } }) as never;
}

/** As `rereadSpace`, for several spaces. */
export async function rereadSpaces(ctx: GraphQLContext, info: GraphQLResolveInfo, ids: readonly string[]) {
  const query = queryFromInfo({ context: ctx, info, select: { id: true } });
  const rows = await ctx.db.space.findMany({ ...query, where: { AND: [{ id: { in: [...ids] } }, visibleSpaces(ctx.actor)] } });
  return inOrder(rows, ids) as never;
}

/** As `rereadSpace`, for one collection. */
export function rereadCollection(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.collection.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleInSpace(ctx.actor)] } }) as never;
}

/** As `rereadSpace`, for several collections, in the order of the ids. */
export async function rereadCollections(ctx: GraphQLContext, info: GraphQLResolveInfo, ids: readonly string[]) {
  const query = queryFromInfo({ context: ctx, info, select: { id: true } });
  const rows = await ctx.db.collection.findMany({ ...query, where: { AND: [{ id: { in: [...ids] } }, visibleInSpace(ctx.actor)] } });
  return inOrder(rows, ids) as never;
}

/** As `rereadSpace`, for several sources, in the order of the ids; of more than 1,000 the first 1,000. */
export async function rereadSources(ctx: GraphQLContext, info: GraphQLResolveInfo, ids: readonly string[]) {
  const some = ids.slice(0, mostReread);
  const rows = await readSources(ctx, some, sourceSelection(ctx, info));
  return some.flatMap((id) => rows.get(id) ?? []) as never;
}

/** What is selected of a source that a resolver answers. */
export function sourceSelection(ctx: GraphQLContext, info: GraphQLResolveInfo): RowSelection {
  return (queryFromInfo({ context: ctx, info, select: { id: true } }) as { select: RowSelection }).select;
}

/** As `rereadSpace`, for one source that may be gone by now. */
export async function rereadSource(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  return ((await readSources(ctx, [id], sourceSelection(ctx, info))).get(id) ?? null) as never;
}

/** As `rereadSource`, for one highlight. */
export function rereadHighlight(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.highlight.findFirst({ ...query, where: { AND: [{ id }, { source: visibleInSpace(ctx.actor) }] } }) as never;
}

/** As `rereadSources`, for one's own notifications. */
export async function rereadNotifications(ctx: GraphQLContext, info: GraphQLResolveInfo, ids: readonly string[]) {
  const query = queryFromInfo({ context: ctx, info, select: { id: true } });
  const some = ids.slice(0, mostReread);
  const rows = await ctx.db.notification.findMany({ ...query, where: { AND: [{ id: { in: some } }, visibleNotifications(ctx.actor)] } });
  return inOrder(rows, some) as never;
}

/** As `rereadSource`, for one of one's own notifications. */
export function rereadNotification(ctx: GraphQLContext, info: GraphQLResolveInfo, id: string) {
  const query = queryFromInfo({ context: ctx, info });
  return ctx.db.notification.findFirst({ ...query, where: { AND: [{ id }, visibleNotifications(ctx.actor)] } }) as never;
}

/** How many rows a payload shows at most: whoever changes thousands reads them again page by page. */
const mostReread = 1_000;

function inOrder<R extends { id: string }>(rows: readonly R[], ids: readonly string[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
