import { ForbiddenError, InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { deleteFeedback } from '#server/domain/feedback/settleFeedback.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'deleteFeedback',
  {
    description: 'Which.',
    inputFields: (t) => ({ feedbackIds: t.idList({ required: true, description: 'At most 100.' }) }),
  },
  {
    errors: { types: [ForbiddenError, InvalidInputError, NotFoundError] },
    description: 'Deletes feedback for good: all of it or none. Administrators only.',
    resolve: (_root, { input: { feedbackIds } }, ctx) => deleteFeedback(ctx, feedbackIds.map((id) => uuidOf('Feedback', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ deletedFeedbackIds: t.idList({ description: 'It.', resolve: ({ feedbackIds }) => feedbackIds.map((id) => encodePublicId('Feedback', id)) }) }),
  },
);
