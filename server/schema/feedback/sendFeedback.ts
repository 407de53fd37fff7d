import { ForbiddenError, InvalidInputError, LimitReachedError } from '#server/domain/errors.ts';
import { sendFeedback } from '#server/domain/feedback/sendFeedback.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'sendFeedback',
  {
    description: 'What you say.',
    inputFields: (t) => ({ text: t.string({ required: true, description: 'At most 4,000 characters.' }) }),
  },
  {
    errors: { types: [ForbiddenError, InvalidInputError, LimitReachedError] },
    description: 'Tells those who look after the vault what you think of it, at most 20 times a day. It is kept in the vault and sent nowhere. Not for API keys.',
    resolve: (_root, { input: { text } }, ctx) => sendFeedback(ctx, { text }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ isSent: t.boolean({ description: 'true: it is kept.', resolve: ({ sent }) => sent }) }),
  },
);
