import { encodePublicId } from '#server/domain/publicId.ts';
import { type DeliveryRow, readDeliveries } from '#server/domain/webhooks/readWebhooks.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { countOf } from '../base/timeline.ts';
import { Failure } from '../processing/Failure.ts';

export const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'What a webhook is told. New events may be added.',
  values: {
    CHANGED: { description: 'Every change of the change feed, collected for at most five seconds, at most 100 in a delivery.' },
    JOB_ENDED: { description: 'A job has ended.' },
    PROMPT_LABEL_MOVED: { description: 'A label of a prompt names another version.' },
    SOURCE_COMPLETED: { description: 'A source was read.' },
    SOURCE_FAILED: { description: 'A source could not be read.' },
    WORK_STALE: { description: 'Sources of a work have changed.' },
  },
});

export const DeliveryStateEnum = builder.enumType('DeliveryState', {
  description: 'What became of a delivery.',
  values: {
    DELIVERED: { description: 'It was taken.' },
    FAILED: { description: 'It was tried for the last time.' },
    WAITING: { description: 'It is being tried.' },
  },
});

/** A delivery that the reader may see, by its id. */
export const loadDelivery = byId(readDeliveries);

export const WebhookDelivery = builder.objectRef<DeliveryRow>('WebhookDelivery').implement({
  description: 'Something that was sent to a webhook.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `delivery_01h455vb4pex5vsknk084sn02q`; the same in every try.', resolve: ({ id }) => encodePublicId('WebhookDelivery', id) }),
    event: t.expose('event', { type: WebhookEventEnum, nullable: true, description: 'What it tells; null of a test.' }),
    state: t.expose('state', { type: DeliveryStateEnum, description: 'What became of it.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    requestBody: t.exposeString('requestBody', { description: 'What was sent, as JSON.' }),
    responseStatus: t.exposeInt('responseStatus', { nullable: true, description: 'The HTTP status of the last answer.' }),
    responseBody: t.exposeString('responseBody', { nullable: true, description: 'The beginning of the last answer, at most 2,000 characters.' }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'How long the last answer took; null without one.' }),
    failure: t.field({
      type: Failure,
      nullable: true,
      description: 'Why the last try failed; null when it did not.',
      resolve: ({ failureCode, failureMessage }) => (failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastTriedAt: t.expose('lastTriedAt', { type: 'DateTime', nullable: true, description: 'When it was last tried.' }),
    nextTryAt: t.expose('nextTryAt', { type: 'DateTime', nullable: true, description: 'When it is tried again; null: not any more.' }),
  }),
});
registerNode('WebhookDelivery', readDeliveries);

export const WebhookDeliveryEdge = builder.edgeObject({ type: WebhookDelivery, name: 'WebhookDeliveryEdge', description: 'A delivery in a list.' });
export const WebhookDeliveryConnection = builder.connectionObject(
  {
    type: WebhookDelivery,
    name: 'WebhookDeliveryConnection',
    description: 'A page of deliveries.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many deliveries the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  WebhookDeliveryEdge,
);
