import { requireUser } from '#server/domain/access/authorize.ts';
import { userTopic } from '#server/domain/events.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { loadNotification, Notification } from './Notification.ts';

const NotificationReceived = builder.objectRef<{ notificationId: string; userId: string }>('NotificationReceived').implement({
  description: 'A notification is new, or counts further.',
  fields: (t) => ({
    notificationId: t.id({ description: 'Which notification.', resolve: ({ notificationId }) => encodePublicId('Notification', notificationId) }),
    notification: t.field({
      type: Notification,
      nullable: true,
      description: 'The notification as it is at this moment; a new one belongs at the front of the list. null when it is gone.',
      resolve: ({ notificationId }, _args, ctx) => loadNotification(ctx, notificationId),
    }),
    viewer: t.field({ type: Viewer, description: 'You, whose unread count may have changed.', resolve: ({ userId }) => ({ userId }) }),
  }),
});

function received(ctx: GraphQLContext): AsyncIterableIterator<{ notificationId: string; userId: string }> {
  const { userId } = requireUser(ctx);
  return changes(ctx, userTopic(userId), () => Promise.resolve({ of: (ids) => oncePerEvent(ids, 'notifications', () => ids.map((notificationId) => ({ notificationId, userId }))) }));
}

builder.subscriptionField('notificationReceived', (t) =>
  t.field({
    type: NotificationReceived,
    authScopes: { signedIn: true },
    description: 'Every notification that comes to you, and every further failure that is counted in one. Events may come doubled or late.',
    subscribe: (_root, _args, ctx) => received(ctx),
    resolve: (event) => event,
  }),
);
