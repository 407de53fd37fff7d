import { type NotificationKind, Prisma } from '#server/platform/db/generated/client.ts';
import { visibleSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface NotificationRow {
  readonly id: string;
  readonly spaceId: string | null;
  readonly sourceId: string | null;
  readonly kind: NotificationKind;
  /** As stored; `readNotificationData` reads it. */
  readonly data: unknown;
  readonly readAt: Date | null;
  readonly createdAt: Date;
  /** Null for an invitation, whose space one does not see yet. */
  readonly spaceName: string | null;
}

const notifications: TimelineTable = {
  columns: Prisma.sql`r.id, r."spaceId", r."sourceId", r.kind, r.data, r."readAt", r."createdAt", space.name as "spaceName"`,
  from: Prisma.sql`"Notification" r left join "Space" space on space.id = r."spaceId"`,
  first: 'newest',
};
const parent = Prisma.sql`r."userId"`;

/** Those of a space only as long as one may see it; the same as `visibleNotifications`. */
const visible = ({ actor }: DomainContext) => {
  const isForAll = actor.kind !== 'user' || actor.spaceIds === null;
  return Prisma.sql`((r."spaceId" is null and ${isForAll}::boolean) or ${visibleSpaceSql(actor, Prisma.sql`r."spaceId"`)})`;
};

/** Those of one's own notifications that have these ids, by id. */
export function readNotifications(ctx: DomainContext, ids: readonly string[]): Promise<Map<string, NotificationRow>> {
  const { db, actor } = ctx;
  return readRows(db, notifications, ids, Prisma.sql`${parent} = ${actor.kind === 'user' ? actor.userId : null}::uuid and ${visible(ctx)}`);
}

/** A page of the acting person's notifications, newest first. */
export function readNotificationPages(ctx: DomainContext, page: TimelinePage, userIds: readonly string[]): Promise<Map<string, NotificationRow[]>> {
  return readPages(ctx.db, notifications, page, parent, userIds, visible(ctx));
}

/** How many notifications the acting person has, read or not. */
export const countNotifications = (ctx: DomainContext, userIds: readonly string[]): Promise<Map<string, number>> => countRows(ctx.db, notifications, parent, userIds, visible(ctx));
