import { countFeedback, type FeedbackRow, readFeedback, readFeedbackPage } from '#server/domain/feedback/readFeedback.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { Administration } from '../administration/Administration.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { countOf, timelineConnection } from '../base/timeline.ts';
import { User } from '../viewer/User.ts';

/** What was said, by its id. */
export const loadFeedback = byId(readFeedback);

export const Feedback = builder.objectRef<FeedbackRow>('Feedback').implement({
  description: 'What somebody said of the vault, for those who look after it. It is sent nowhere.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    author: t.field({ type: User, nullable: true, description: 'Who said it; null when they are gone.', resolve: ({ author }) => author }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true, description: 'Since when nothing is left to do about it; null: something is.' }),
    id: t.id({ description: 'The public id, such as `feedback_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Feedback', id) }),
    text: t.exposeString('text', { description: 'In their words.' }),
  }),
});
registerNode('Feedback', readFeedback);

const FeedbackEdge = builder.edgeObject({ type: Feedback, name: 'FeedbackEdge', description: 'Feedback in a list.' });
const FeedbackConnection = builder.connectionObject(
  {
    type: Feedback,
    name: 'FeedbackConnection',
    description: 'A page of feedback.',
    fields: (t) => ({ totalCount: t.int({ description: 'How much feedback the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  FeedbackEdge,
);

builder.objectField(Administration, 'feedback', (t) =>
  t.connection(
    {
      type: Feedback,
      description: 'What people said of the vault, newest first; kept until it is deleted.',
      args: { isDone: t.arg.boolean({ description: 'Only what is done, or only what is not.' }) },
      resolve: (_vault, { isDone, ...args }, ctx) =>
        timelineConnection(
          args,
          (page) => readFeedbackPage(ctx, page, isDone ?? undefined),
          () => countFeedback(ctx, isDone ?? undefined),
        ),
    },
    FeedbackConnection,
    FeedbackEdge,
  ),
);
