import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { WebhookEvent } from '#client/generated/schemaTypes.ts';

/** Without Relay's stand-in for values that are newer than this page. */
type KnownEvent = WebhookEvent extends infer Value ? (Value extends `%${string}` ? never : Value & string) : never;

/** In the order in which they are offered. */
export const webhookEvents = ['CHANGED', 'SOURCE_COMPLETED', 'SOURCE_FAILED', 'JOB_ENDED', 'WORK_STALE', 'PROMPT_LABEL_MOVED'] as const satisfies readonly KnownEvent[];
export type ChosenEvent = (typeof webhookEvents)[number];

const eventNames = defineMessages({
  CHANGED: { id: 'webhooks.event.changed', defaultMessage: 'Anything changes' },
  SOURCE_COMPLETED: { id: 'webhooks.event.sourceCompleted', defaultMessage: 'A source was read' },
  SOURCE_FAILED: { id: 'webhooks.event.sourceFailed', defaultMessage: 'A source could not be read' },
  JOB_ENDED: { id: 'webhooks.event.jobEnded', defaultMessage: 'An import or another job has ended' },
  WORK_STALE: { id: 'webhooks.event.workStale', defaultMessage: 'Sources of a work have changed' },
  PROMPT_LABEL_MOVED: { id: 'webhooks.event.promptLabelMoved', defaultMessage: 'A prompt label was moved' },
}) satisfies Record<KnownEvent, MessageDescriptor>;

const testName = defineMessage({ id: 'webhooks.event.test', defaultMessage: 'Test' });
const laterName = defineMessage({ id: 'webhooks.event.other', defaultMessage: 'Something newer than this page' });

/** What a delivery tells; null: it is a test. */
export const eventName = (event: string | null | undefined): MessageDescriptor => {
  if (event === null || event === undefined) return testName;
  return Object.hasOwn(eventNames, event) ? eventNames[event as KnownEvent] : laterName;
};

const failures = defineMessages({
  PRIVATE_ADDRESS: { id: 'webhooks.failure.privateAddress', defaultMessage: 'The address leads into a private network: nothing is sent there.' },
  DNS: { id: 'webhooks.failure.dns', defaultMessage: 'There is no server of this name.' },
  TLS: { id: 'webhooks.failure.tls', defaultMessage: 'The certificate of the server is not valid.' },
  TIMEOUT: { id: 'webhooks.failure.timeout', defaultMessage: 'The server did not answer within ten seconds.' },
  SERVER_ERROR: { id: 'webhooks.failure.status', defaultMessage: 'The server refused it: only an answer of 2xx takes a delivery.' },
  other: { id: 'webhooks.failure.other', defaultMessage: 'The server could not be reached.' },
});

/** Why a delivery was not taken. */
export const deliveryFailure = (code: string): MessageDescriptor => (Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.other);

export const deliveryStates = defineMessages({
  DELIVERED: { id: 'webhooks.state.delivered', defaultMessage: 'Delivered' },
  FAILED: { id: 'webhooks.state.failed', defaultMessage: 'Failed' },
  WAITING: { id: 'webhooks.state.waiting', defaultMessage: 'Waiting' },
});
