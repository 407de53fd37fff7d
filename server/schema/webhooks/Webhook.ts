import { may } from '#server/domain/access/authorize.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { countDeliveries, countWebhooks, type DeliveryPage, readDeliveryPages, readWebhookPages, readWebhooks, type WebhookRow } from '#server/domain/webhooks/readWebhooks.ts';
import { builder } from '../base/builder.ts';
import { keyedConnection } from '../base/keyedList.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, byIdAndPage } from '../base/perOperation.ts';
import { countOf, timelineConnection } from '../base/timeline.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { DeliveryStateEnum, WebhookDelivery, WebhookDeliveryConnection, WebhookDeliveryEdge, WebhookEventEnum } from './WebhookDelivery.ts';

const WebhookDisabledReason = builder.enumType('WebhookDisabledReason', {
  description: 'Why a webhook is not told anything.',
  values: { BY_OWNER: { description: 'An owner of the space disabled it.' }, FAILING: { description: 'Every delivery failed for three days.' } },
});

/** A webhook that the reader may see, by its id. */
export const loadWebhook = byId(readWebhooks);

const deliveriesOf = byIdAndPage(readDeliveryPages);
const deliveryCountOf = byIdAndPage(countDeliveries);

export const Webhook = builder.objectRef<WebhookRow>('Webhook').implement({
  description: 'An address that is told what happens in a space.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `webhook_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('Webhook', id) }),
    space: t.field({ type: Space, description: 'The space.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    name: t.exposeString('name', { description: 'What it is for, in your own words.' }),
    url: t.exposeString('url', { description: 'Where it is sent, https only.' }),
    events: t.field({ type: [WebhookEventEnum], description: 'What it is told.', resolve: ({ events }) => [...events] }),
    secretHint: t.exposeString('secretHint', { description: 'The last four characters of its secret.' }),
    disabledReason: t.expose('disabledReason', { type: WebhookDisabledReason, nullable: true, description: 'Why it is not told anything; null: it is.' }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true, description: 'Since when every delivery failed; null: the last one did not.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        description: 'What was sent, newest first; kept for 30 days.',
        args: { states: t.arg({ type: [DeliveryStateEnum], description: 'Only in these states; left out: all.' }) },
        resolve: ({ id }, { states, ...args }, ctx) => {
          const wanted: Pick<DeliveryPage, 'states'> = states ? { states } : {};
          return timelineConnection(
            args,
            async (page) => (await deliveriesOf(ctx, { ...page, ...wanted }, id)) ?? [],
            async () => (await deliveryCountOf(ctx, wanted, id)) ?? 0,
          );
        },
      },
      WebhookDeliveryConnection,
      WebhookDeliveryEdge,
    ),
  }),
});
registerNode('Webhook', readWebhooks);

const WebhookEdge = builder.edgeObject({ type: Webhook, name: 'WebhookEdge', description: 'A webhook in a list.' });
const WebhookConnection = builder.connectionObject(
  {
    type: Webhook,
    name: 'WebhookConnection',
    description: 'A page of webhooks.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many webhooks the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  WebhookEdge,
);

const webhooksOf = byIdAndPage(readWebhookPages);
const webhookCountOf = byId(countWebhooks);

builder.objectField(Space, 'webhooks', (t) =>
  t.connection(
    {
      type: Webhook,
      nullable: true,
      description: 'Its webhooks, by name; null unless you are an owner.',
      resolve: async ({ id }, args, ctx) =>
        (await may(ctx, 'space.readInvitations', id)) ? keyedConnection(args, (page) => webhooksOf(ctx, page, id), () => webhookCountOf(ctx, id)) : null,
    },
    WebhookConnection,
    WebhookEdge,
  ),
);
