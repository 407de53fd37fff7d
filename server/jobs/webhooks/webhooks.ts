import type { DomainContext } from '#server/domain/context.ts';
import { collectDeliveries } from '#server/domain/webhooks/collectDeliveries.ts';
import { signatureOf } from '#server/domain/webhooks/deliveryBody.ts';
import { deliveryToSend, recordTry, type Try } from '#server/domain/webhooks/recordTry.ts';
import { collectForWebhooks, deliverToWebhook } from '#server/domain/webhooks/webhookJobs.ts';
import { FetchError } from '#server/platform/fetch/fetchError.ts';
import type { SafePost } from '#server/platform/fetch/safePost.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';

/** Every few seconds while there are webhooks, and each minute in case that was broken off: what happened is put into deliveries. */
export function collectForWebhooksProcessor(ctx: DomainContext): Processor {
  return { ...processor(collectForWebhooks, () => collectDeliveries(ctx)), cron: '* * * * *' };
}

interface Delivering {
  readonly ctx: DomainContext;
  readonly safePost: SafePost;
}

/** Sends a delivery: taken is what is answered by 2xx. */
export function deliverToWebhookProcessor({ ctx, safePost }: Delivering): Processor {
  return processor(deliverToWebhook, async ({ deliveryId }) => {
    const delivery = await deliveryToSend(ctx, deliveryId);
    if (delivery) await recordTry(ctx, deliveryId, await send(safePost, delivery, ctx.now()));
  });
}

async function send(safePost: SafePost, { url, body, secrets }: { readonly url: string; readonly body: string; readonly secrets: readonly string[] }, now: Date): Promise<Try> {
  const begun = performance.now();
  try {
    const { status, body: responseBody } = await safePost.post(url, body, { 'Vault-Signature': signatureOf(body, secrets, now) });
    const isTaken = status >= 200 && status < 300;
    return { durationMs: Math.round(performance.now() - begun), status, responseBody, failure: isTaken ? null : { code: 'SERVER_ERROR', message: `It answered ${status}; 2xx would have taken it.` } };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { durationMs: null, status: null, responseBody: null, failure: { code: error.code, message: error.message } };
  }
}
