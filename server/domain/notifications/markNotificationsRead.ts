import { inTransaction } from '#server/platform/db/database.ts';
import type { Prisma } from '#server/platform/db/generated/client.ts';
import { requireWriter } from '../access/authorize.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { parseIds } from '../input.ts';
import { visibleNotifications } from './visibleNotifications.ts';

/** Marks one's own notifications as read, all of them or none. Nothing marks them unread again. */
export function markNotificationsRead(
  outer: DomainContext,
  notificationIds: readonly (string | null)[],
): Promise<{ notificationIds: string[]; userId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    const wanted = parseIds('notificationIds', notificationIds);
    if (wanted.includes(null)) throw new NotFoundError('Notification');
    const mine = await ctx.db.notification.findMany({
      where: { AND: [{ id: { in: wanted as string[] } }, visibleNotifications(ctx.actor)] },
      select: { id: true },
    });
    if (mine.length < wanted.length) throw new NotFoundError('Notification');
    await markRead(ctx, { id: { in: wanted as string[] } });
    return { notificationIds: wanted as string[], userId };
  });
}

/** Marks all of one's own notifications as read, or those that came until a moment. */
export function markAllNotificationsRead(
  outer: DomainContext,
  { until }: { readonly until?: Date | undefined } = {},
): Promise<{ readCount: number; userId: string }> {
  return inTransaction(outer, async (ctx) => {
    const { userId } = requireWriter(ctx);
    return { readCount: await markRead(ctx, { AND: [visibleNotifications(ctx.actor), until ? { createdAt: { lte: until } } : {}] }), userId };
  });
}

/** What is read gives its key back: the same news later is a new notification. */
async function markRead(ctx: DomainContext, where: Prisma.NotificationWhereInput): Promise<number> {
  const { count } = await ctx.db.notification.updateMany({ where: { ...where, readAt: null }, data: { readAt: ctx.now(), key: null } });
  return count;
}
