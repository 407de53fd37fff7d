import { createHmac } from 'node:crypto';
import type { WebhookEvent } from '#server/platform/db/generated/client.ts';
import { type ChangeRow, changedId } from '../changes/readChanges.ts';
import { encodePublicId } from '../publicId.ts';

/** Something that happened besides changes. */
export interface Occurrence {
  readonly event: WebhookEvent;
  readonly objectId: string;
}

interface Delivery {
  readonly id: string;
  readonly webhookId: string;
  readonly spaceId: string;
  /** Of the change feed, behind what is told. */
  readonly position: string;
  readonly changes: readonly ChangeRow[];
  readonly events: readonly Occurrence[];
}

const kinds = { JOB_ENDED: 'Job', PROMPT_LABEL_MOVED: 'Prompt', SOURCE_COMPLETED: 'Source', SOURCE_FAILED: 'Source' } as const;

/** What is sent: ids only, the rest is read with a key. */
export function deliveryBody({ id, webhookId, spaceId, position, changes, events }: Delivery): string {
  return JSON.stringify({
    id: encodePublicId('WebhookDelivery', id),
    webhookId: encodePublicId('Webhook', webhookId),
    spaceId: encodePublicId('Space', spaceId),
    position,
    changes: changes.map((change) => ({ kind: change.kind, action: change.isDeleted ? 'DELETED' : 'UPSERTED', changedId: changedId(change), changedAt: change.changedAt.toISOString() })),
    events: events.flatMap(({ event, objectId }) => (event in kinds ? [{ event, id: encodePublicId(kinds[event as keyof typeof kinds], objectId) }] : [])),
  });
}

/** The header that proves where a body comes from, with one signature for each secret that counts: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signatureOf(body: string, secrets: readonly string[], at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  return [`t=${t}`, ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`)].join(',');
}
