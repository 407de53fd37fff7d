import { InvalidInputError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { redeliver } from '#server/domain/webhooks/redeliver.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadDelivery, WebhookDelivery } from './WebhookDelivery.ts';

builder.relayMutationField(
  'redeliver',
  {
    description: 'Which ones: give one of both.',
    inputFields: (t) => ({
      deliveryIds: t.idList({ description: 'At most 100.' }),
      testOf: t.id({ description: 'A webhook that shall get a test.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvalidInputError] },
    description: 'Sends deliveries again, with the same id, or a test. Owners only.',
    resolve: (_root, { input: { deliveryIds, testOf } }, ctx) =>
      redeliver(ctx, { deliveryIds: deliveryIds?.map((id) => uuidOf('WebhookDelivery', id)), ...(typeof testOf === 'string' && { testOf: uuidOf('Webhook', testOf) }) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deliveries: t.field({ type: [WebhookDelivery], description: 'They, WAITING.', resolve: ({ deliveryIds }, _args, ctx) => deliveryIds.map((id) => orGone('Delivery', loadDelivery(ctx, id))) }),
    }),
  },
);
