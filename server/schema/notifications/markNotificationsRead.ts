import { markNotificationsRead } from '#server/domain/notifications/markNotificationsRead.ts';
import { readNotifications } from '#server/domain/notifications/readNotifications.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { changedRows } from '../base/changedRows.ts';
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
    errors: { types: errorsInSpace },
    description: 'Marks notifications as read: all of them or none. Nothing marks them unread again.',
    resolve: (_root, { input: { notificationIds } }, ctx) => markNotificationsRead(ctx, notificationIds.map((id) => uuidOf('Notification', id))),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      notifications: t.field({
        type: [Notification],
        description: 'The notifications as they are now; the first 1,000 of them.',
        resolve: ({ notificationIds }, _args, ctx) => changedRows(ctx, notificationIds, readNotifications),
      }),
      viewer: t.field({ type: Viewer, description: 'You, whose unread count has changed.', resolve: ({ userId }) => ({ userId }) }),
    }),
  },
);
