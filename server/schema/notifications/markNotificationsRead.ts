import { markNotificationsRead } from '#server/domain/notifications/markNotificationsRead.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { visibleNotifications } from '#server/domain/notifications/visibleNotifications.ts';
import { builder } from '../builder.ts';
import { changedRows } from '../changedRows.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { Notification } from './Notification.ts';

builder.relayMutationField(
  'markNotificationsRead',
  {
    description: 'Which notifications.',
    inputFields: (t) => ({
      notificationIds: t.idList({ required: true, description: 'One or many, at most 10,000, such as `["notification_01h455vb4pex5vsknk084sn02q"]`.' }),
    }),
  },
  {
    errors: {},
    description: 'Marks notifications as read: all of them or none. Nothing marks them unread again.',
    resolve: (_root, { input: { notificationIds } }, ctx) => markNotificationsRead(ctx, notificationIds.map((id) => uuidOf('Notification', id))),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      notifications: t.prismaField({
        type: [Notification],
        description: 'The notifications as they are now; the first 1,000 of them.',
        resolve: (query, { notificationIds }, _args, ctx) =>
          changedRows(ctx, notificationIds, async (_ctx, ids) => {
            const rows = await ctx.db.notification.findMany({ ...query, where: { AND: [{ id: { in: [...ids] } }, visibleNotifications(ctx.actor)] } });
            return new Map(rows.map((row) => [row.id, row]));
          }),
      }),
      viewer: t.field({ type: Viewer, description: 'You, whose unread count has changed.', resolve: ({ userId }) => ({ userId }) }),
    }),
  },
);
