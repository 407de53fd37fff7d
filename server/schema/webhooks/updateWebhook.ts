import { InvalidInputError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { updateWebhook } from '#server/domain/webhooks/updateWebhook.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { loadWebhook, Webhook } from './Webhook.ts';
import { WebhookEventEnum } from './WebhookDelivery.ts';

builder.relayMutationField(
  'updateWebhook',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      webhookId: t.id({ required: true, description: 'Which webhook.' }),
      name: t.string({ description: 'At most 100 characters.' }),
      url: t.string({ description: 'https only, no private address.' }),
      events: t.field({ type: [WebhookEventEnum], description: 'What it is told.' }),
      isDisabled: t.boolean({ description: 'true: it is told nothing; false: again, from now on.' }),
      newSecret: t.boolean({ description: 'true: a new secret; the old one signs too for 24 hours.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvalidInputError] },
    description: 'Changes a webhook. Owners only.',
    resolve: (_root, { input: { webhookId, ...changes } }, ctx) => updateWebhook(ctx, { ...withoutNulls(changes), webhookId: uuidOf('Webhook', webhookId) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      webhook: t.field({ type: Webhook, description: 'The webhook.', resolve: ({ webhookId }, _args, ctx) => orGone('Webhook', loadWebhook(ctx, webhookId)) }),
      secret: t.exposeString('secret', { nullable: true, description: 'The new secret, this once; null unless one was asked for.' }),
    }),
  },
);
