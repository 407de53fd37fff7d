import { ForbiddenError, InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { markFeedbackDone } from '#server/domain/feedback/settleFeedback.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { Feedback, loadFeedback } from './Feedback.ts';

builder.relayMutationField(
  'markFeedbackDone',
  {
    description: 'Which.',
    inputFields: (t) => ({
      feedbackIds: t.idList({ required: true, description: 'At most 100.' }),
      isDone: t.boolean({ required: true, description: 'true: nothing is left to do about it; false: something is.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError, InvalidInputError, NotFoundError] },
    description: 'Marks feedback as done, or as not: all of it or none. Administrators only.',
    resolve: (_root, { input: { feedbackIds, isDone } }, ctx) => markFeedbackDone(ctx, feedbackIds.map((id) => uuidOf('Feedback', id)), isDone),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      feedback: t.field({ type: [Feedback], description: 'It.', resolve: ({ feedbackIds }, _args, ctx) => Promise.all(feedbackIds.map((id) => orGone('Feedback', loadFeedback(ctx, id)))) }),
    }),
  },
);
