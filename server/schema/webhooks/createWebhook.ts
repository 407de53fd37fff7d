import { InvalidInputError, LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { createWebhook } from '#server/domain/webhooks/createWebhook.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadWebhook, Webhook } from './Webhook.ts';
import { WebhookEventEnum } from './WebhookDelivery.ts';

builder.relayMutationField(
  'createWebhook',
  {
    description: 'Where, and what.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space.' }),
      name: t.string({ required: true, description: 'At most 100 characters.' }),
      url: t.string({ required: true, description: 'https only, no private address.' }),
      events: t.field({ type: [WebhookEventEnum], required: true, description: 'What it is told; not empty.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvalidInputError, LimitReachedError] },
    description: 'Makes a webhook and shows its secret, this once. Owners only; at most 20 in a space.',
    resolve: (_root, { input: { spaceId, ...input } }, ctx) => createWebhook(ctx, { spaceId: uuidOf('Space', spaceId), ...input }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      webhook: t.field({ type: Webhook, description: 'The webhook.', resolve: ({ webhookId }, _args, ctx) => orGone('Webhook', loadWebhook(ctx, webhookId)) }),
      secret: t.exposeString('secret', { description: 'For checking signatures. It cannot be shown again.' }),
    }),
  },
);
