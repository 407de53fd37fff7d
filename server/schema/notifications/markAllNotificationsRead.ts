import { markAllNotificationsRead } from '#server/domain/notifications/markNotificationsRead.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { Viewer } from '../viewer/Viewer.ts';

builder.relayMutationField(
  'markAllNotificationsRead',
  {
    description: 'Up to which moment; `{}` for all there are.',
    inputFields: (t) => ({
      until: t.field({
        type: 'DateTime',
        description: 'Only those that came until this moment, such as the `createdAt` of the newest you show: what comes meanwhile stays unread.',
      }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Marks all of your notifications as read. Nothing marks them unread again.',
    resolve: (_root, { input: { until } }, ctx) => markAllNotificationsRead(ctx, { until: until ?? undefined }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      readCount: t.exposeInt('readCount', { description: 'How many had been unread.' }),
      viewer: t.field({ type: Viewer, description: 'You, whose unread count has changed.', resolve: ({ userId }) => ({ userId }) }),
    }),
  },
);
