import { inTransaction } from '#server/platform/db/database.ts';
import type { WebhookEvent } from '#server/platform/db/generated/client.ts';
import { type ChangePage, readChangePosition, readChanges } from '../changes/readChanges.ts';
import type { DomainContext } from '../context.ts';
import { PositionExpiredError } from '../errors.ts';
import { newUuid } from '../publicId.ts';
import { deliveryBody, type Occurrence } from './deliveryBody.ts';
import { requestCollecting, requestDelivery } from './webhookJobs.ts';

/** So many changes or events are in a delivery at most. */
const mostInDelivery = 100;

/** Puts what happened since the last time into deliveries, for all webhooks that are told anything, and asks for the next time while there are any. */
export async function collectDeliveries(ctx: DomainContext): Promise<void> {
  const webhooks = await ctx.db.webhook.findMany({ where: { disabledReason: null, space: { deletedAt: null } }, select: { id: true } });
  if (webhooks.length === 0) return;
  for (const { id } of webhooks) for (let isBehind = true; isBehind; ) isBehind = await collect(ctx, id);
  await requestCollecting(ctx.db, ctx.now());
}

/** One delivery of each kind at most. Answers whether there is more. */
function collect(outer: DomainContext, id: string): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    await ctx.db.$queryRaw`select 1 from "Webhook" where id = ${id}::uuid for no key update`;
    const webhook = await ctx.db.webhook.findFirst({ where: { id, disabledReason: null } });
    if (!webhook) return false;
    const { spaceId } = webhook;
    const page = webhook.events.includes('CHANGED') ? await changesFor(ctx, webhook) : { changes: [], hasMore: false, position: await readChangePosition(ctx, { spaceId }) };
    const { position, changes } = page;
    const happened = await ctx.db.webhookOccurrence.findMany({ where: { webhookId: id }, orderBy: { id: 'asc' }, take: mostInDelivery });
    const deliveries = [
      ...(changes.length > 0 ? [{ event: 'CHANGED' as WebhookEvent, changes, events: [] }] : []),
      ...[...Map.groupBy<WebhookEvent, Occurrence>(happened, ({ event }) => event)].map(([event, events]) => ({ event, changes: [], events })),
    ].map(({ event, ...told }) => {
      const deliveryId = newUuid();
      return { id: deliveryId, webhookId: id, event, requestBody: deliveryBody({ id: deliveryId, webhookId: id, spaceId, position, ...told }), createdAt: ctx.now(), nextTryAt: ctx.now() };
    });
    await ctx.db.webhookDelivery.createMany({ data: deliveries });
    await ctx.db.webhookOccurrence.deleteMany({ where: { id: { in: happened.map((each) => each.id) } } });
    await ctx.db.webhook.update({ where: { id }, data: { position } });
    await requestDelivery(ctx.db, deliveries.map((delivery) => delivery.id), ctx.now());
    return page.hasMore || happened.length === mostInDelivery;
  });
}

async function changesFor(ctx: DomainContext, { spaceId, position }: { readonly spaceId: string; readonly position: string }): Promise<ChangePage> {
  try {
    return await readChanges(ctx, position, { spaceId }, mostInDelivery);
  } catch (error) {
    // The vault was restored, or stood still for a month: who is told sees from the position that something is missing.
    if (!(error instanceof PositionExpiredError)) throw error;
    return { changes: [], hasMore: false, position: await readChangePosition(ctx, { spaceId }) };
  }
}
