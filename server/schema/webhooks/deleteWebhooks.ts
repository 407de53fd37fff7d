import { InvalidInputError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteWebhooks } from '#server/domain/webhooks/deleteWebhooks.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';

builder.relayMutationField(
  'deleteWebhooks',
  { description: 'Which ones.', inputFields: (t) => ({ webhookIds: t.idList({ required: true, description: 'At most 20.' }) }) },
  {
    errors: { types: [...errorsInSpace, InvalidInputError] },
    description: 'Deletes webhooks with what was sent: all of them or none. Owners only.',
    resolve: (_root, { input: { webhookIds } }, ctx) => deleteWebhooks(ctx, webhookIds.map((id) => uuidOf('Webhook', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ deletedWebhookIds: t.idList({ description: 'They.', resolve: ({ webhookIds }) => webhookIds.map((id) => encodePublicId('Webhook', id)) }) }),
  },
);
