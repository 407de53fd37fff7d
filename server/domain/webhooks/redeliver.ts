import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { parseIds } from '../input.ts';
import { newUuid } from '../publicId.ts';
import { authorizeWebhooks } from './authorizeWebhooks.ts';
import { deliveryBody } from './deliveryBody.ts';
import { readDeliveries } from './readWebhooks.ts';
import { requestDelivery } from './webhookJobs.ts';

interface Redeliver {
  readonly deliveryIds?: readonly (string | null)[] | undefined;
  /** A webhook that gets a test; null: one that is not there. */
  readonly testOf?: string | null | undefined;
}

const maxAtOnce = 100;

/** Sends deliveries again, all of them or none, or a test. @throws InvalidInputError unless it is told one of both; NotFoundError */
export function redeliver(outer: DomainContext, { deliveryIds, testOf }: Redeliver): Promise<{ deliveryIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    if ((deliveryIds === undefined) === (testOf === undefined)) throw new InvalidInputError([{ path: 'deliveryIds', message: 'Give either deliveryIds or testOf.', code: 'CONFLICTING' }]);
    const ids = deliveryIds === undefined ? [await testDelivery(ctx, testOf ?? null)] : await again(ctx, parseIds('deliveryIds', deliveryIds, maxAtOnce));
    await requestDelivery(ctx.db, ids, ctx.now());
    return { deliveryIds: ids };
  });
}

async function again(ctx: DomainContext, wanted: readonly (string | null)[]): Promise<string[]> {
  const known = wanted.filter((id) => id !== null);
  const found = [...(await readDeliveries(ctx, known)).values()];
  if (found.length < wanted.length) throw new NotFoundError('Delivery');
  await authorizeWebhooks(ctx, [...new Set(found.map(({ webhookId }) => webhookId))]);
  await ctx.db.webhookDelivery.updateMany({ where: { id: { in: known } }, data: { state: 'WAITING', nextTryAt: ctx.now() } });
  return known;
}

async function testDelivery(ctx: DomainContext, testOf: string | null): Promise<string> {
  const [webhook] = await authorizeWebhooks(ctx, [testOf]);
  if (!webhook) throw new NotFoundError('Webhook');
  const { position } = await ctx.db.webhook.findUniqueOrThrow({ where: { id: webhook.id }, select: { position: true } });
  const id = newUuid();
  const requestBody = deliveryBody({ id, webhookId: webhook.id, spaceId: webhook.spaceId, position, changes: [], events: [] });
  await ctx.db.webhookDelivery.create({ data: { id, webhookId: webhook.id, requestBody, createdAt: ctx.now(), nextTryAt: ctx.now() } });
  return id;
}
