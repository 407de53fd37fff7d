import { inTransaction } from '#server/platform/db/database.ts';
import type { FailureCode } from '#server/platform/db/generated/client.ts';
import type { DomainContext } from '../context.ts';
import { requestDelivery } from './webhookJobs.ts';

const minute = 60_000;
/** After the first try, the second … */
const pauses = [1, 5, 30, 120, 360, 720, 1_440].map((minutes) => minutes * minute);
const longestFailingMs = 3 * 24 * 60 * minute;
const longestResponse = 2_000;

/** What came of sending a delivery. */
export interface Try {
  readonly durationMs: number | null;
  /** null without an answer. */
  readonly status: number | null;
  /** Its beginning. */
  readonly responseBody: string | null;
  /** null: it was taken. */
  readonly failure: { readonly code: FailureCode; readonly message: string } | null;
}

/** A delivery that is to be sent now, and what it is signed with; null: it was sent, or its webhook is told nothing any more. */
export async function deliveryToSend({ db, now }: DomainContext, id: string) {
  const delivery = await db.webhookDelivery.findFirst({
    where: { id, state: 'WAITING' },
    select: { event: true, requestBody: true, webhook: { select: { url: true, secret: true, formerSecret: true, formerUntil: true, disabledReason: true } } },
  });
  if (!delivery) return null;
  const { webhook: { url, secret, formerSecret, formerUntil, disabledReason }, requestBody, event } = delivery;
  // A test is sent all the same: by it one sees whether to enable it again.
  if (disabledReason !== null && event !== null) {
    await db.webhookDelivery.update({ where: { id }, data: { state: 'FAILED', nextTryAt: null } });
    return null;
  }
  const former = formerSecret !== null && formerUntil !== null && formerUntil > now() ? [formerSecret] : [];
  return { url, body: requestBody, secrets: [secret, ...former] };
}

/** Notes a try, and has the delivery sent again where it failed. A webhook of which everything has failed for three days is disabled. */
export function recordTry(outer: DomainContext, id: string, { durationMs, status, responseBody, failure }: Try): Promise<void> {
  return inTransaction(outer, async (ctx) => {
    const now = ctx.now();
    // The webhook first, as whoever sends deliveries again does.
    await ctx.db.$queryRaw`select 1 from "Webhook" where id = (select "webhookId" from "WebhookDelivery" where id = ${id}::uuid) for no key update`;
    const [delivery] = await ctx.db.$queryRaw<{ attempts: number; webhookId: string }[]>`select attempts, "webhookId"::text as "webhookId" from "WebhookDelivery" where id = ${id}::uuid for no key update`;
    if (!delivery) return;
    const { attempts, webhookId } = delivery;
    const pause = failure ? pauses[attempts] : undefined;
    const nextTryAt = pause === undefined ? null : new Date(now.getTime() + pause);
    await ctx.db.webhookDelivery.update({
      where: { id },
      data: {
        attempts: attempts + 1,
        state: failure ? (nextTryAt ? 'WAITING' : 'FAILED') : 'DELIVERED',
        failureCode: failure?.code ?? null,
        failureMessage: failure?.message ?? null,
        durationMs,
        responseStatus: status,
        responseBody: responseBody?.replaceAll('\0', '').slice(0, longestResponse).toWellFormed() ?? null,
        lastTriedAt: now,
        nextTryAt,
      },
    });
    if (nextTryAt) await requestDelivery(ctx.db, [id], nextTryAt);
    if (failure) {
      await ctx.db.webhook.updateMany({ where: { id: webhookId, failingSince: null }, data: { failingSince: now } });
      await ctx.db.webhook.updateMany({ where: { id: webhookId, disabledReason: null, failingSince: { lte: new Date(now.getTime() - longestFailingMs) } }, data: { disabledReason: 'FAILING' } });
    } else await ctx.db.webhook.updateMany({ where: { id: webhookId }, data: { failingSince: null } });
  });
}
