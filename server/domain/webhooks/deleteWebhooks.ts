import { inTransaction } from '#server/platform/db/database.ts';
import type { DomainContext } from '../context.ts';
import { parseIds } from '../input.ts';
import { authorizeWebhooks } from './authorizeWebhooks.ts';

const maxAtOnce = 20;

/** Deletes webhooks with what was sent, all of them or none. */
export function deleteWebhooks(outer: DomainContext, webhookIds: readonly (string | null)[]): Promise<{ webhookIds: string[] }> {
  return inTransaction(outer, async (ctx) => {
    const ids = (await authorizeWebhooks(ctx, parseIds('webhookIds', webhookIds, maxAtOnce))).map(({ id }) => id);
    await ctx.db.webhook.deleteMany({ where: { id: { in: ids } } });
    return { webhookIds: ids };
  });
}
