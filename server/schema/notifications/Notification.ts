import { readNotificationData } from '#server/domain/notifications/notificationData.ts';
import { countNotifications, type NotificationRow, readNotificationPages, readNotifications } from '#server/domain/notifications/readNotifications.ts';
import { visibleNotifications } from '#server/domain/notifications/visibleNotifications.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { loadSource, Source } from '../sources/Source.ts';
import { Role, Space, spaceOf } from '../spaces/Space.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { NotificationKind } from './NotificationKind.ts';

/** One of one's own notifications, by its id. */
export const loadNotification = byId(readNotifications);

export const Notification = builder.objectRef<NotificationRow>('Notification').implement({
  description: 'Something you should hear of. `kind` says which of the other fields have a value.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `notification_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Notification', id) }),
    kind: t.expose('kind', { type: NotificationKind, description: 'What it tells.' }),
    isRead: t.boolean({ description: 'Whether you have read it; it stays so.', resolve: ({ readAt }) => readAt !== null }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When you marked it as read; null until then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came.' }),
    space: t.field({
      type: Space,
      nullable: true,
      description: 'The space it is about; null in an invitation, whose space you do not see yet.',
      resolve: ({ spaceId }, _args, ctx, info) => (spaceId === null ? null : spaceOf(ctx, info, spaceId)),
    }),
    spaceName: t.string({
      description: 'The name of the space, such as `Research Lab`; in an invitation as it was then.',
      resolve: ({ data, spaceName }) => readNotificationData(data).spaceName ?? spaceName ?? '',
    }),
    source: t.field({
      type: Source,
      nullable: true,
      description: 'The source it is about, or the first of several; null when there is none or it is deleted.',
      resolve: ({ sourceId }, _args, ctx) => (sourceId === null ? null : loadSource(ctx, sourceId)),
    }),
    count: t.int({
      nullable: true,
      description: 'How many sources: failed since the first one, or added by an import.',
      resolve: ({ data }) => readNotificationData(data).count,
    }),
    failedCount: t.int({
      nullable: true,
      description: 'How many sources an import could not take.',
      resolve: ({ data }) => readNotificationData(data).failedCount,
    }),
    role: t.field({
      type: Role,
      nullable: true,
      description: 'The role you are invited to or got.',
      resolve: ({ data }) => readNotificationData(data).role,
    }),
    actorName: t.string({
      nullable: true,
      description: 'Who did it, by name, such as `Mira`.',
      resolve: ({ data }) => readNotificationData(data).actorName,
    }),
  }),
});
registerNode('Notification', readNotifications);

const notificationsOf = timelineOf({ pages: readNotificationPages, counts: countNotifications });

builder.objectField(Viewer, 'notifications', (t) =>
  t.connection(
    {
      type: Notification,
      description: 'What you should hear of, newest first.',
      resolve: ({ userId }, args, ctx) => notificationsOf(ctx, args, userId),
    },
    {
      name: 'NotificationConnection',
      description: 'A page of notifications. Cursors stay good while notifications come.',
      fields: (f) => ({ totalCount: f.int({ description: 'How many there are, read or not. Counted only when asked for.', resolve: countOf }) }),
    },
    { name: 'NotificationEdge', description: 'A notification in a list.' },
  ),
);

builder.objectField(Viewer, 'unreadNotificationCount', (t) =>
  t.int({
    description: 'How many of your notifications you have not read.',
    resolve: (_viewer, _args, ctx) => ctx.db.notification.count({ where: { AND: [visibleNotifications(ctx.actor), { readAt: null }] } }),
  }),
);
