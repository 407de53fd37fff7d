import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { WebhookEvent } from '#server/platform/db/generated/client.ts';
import { authorizeSpace } from '../access/authorize.ts';
import { readChangePosition } from '../changes/readChanges.ts';
import type { DomainContext } from '../context.ts';
import { LimitReachedError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { newWebhookSecret, webhookFields } from './webhookFields.ts';
import { requestCollecting } from './webhookJobs.ts';

interface CreateWebhook {
  readonly spaceId: string | null;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

const schema = z.object(webhookFields);
const maxWebhooks = 20;

/** Makes a webhook that is told what happens from now on. Answers its secret, this once. @throws LimitReachedError for more than 20 in one space */
export function createWebhook(outer: DomainContext, { spaceId, ...input }: CreateWebhook): Promise<{ webhookId: string; secret: string }> {
  return inTransaction(outer, async (ctx) => {
    const space = await authorizeSpace(ctx, 'space.manage', spaceId);
    const chosen = parseInput(schema, input);
    await ctx.db.$queryRaw`select 1 from "Space" where id = ${space.id}::uuid for no key update`;
    if ((await ctx.db.webhook.count({ where: { spaceId: space.id } })) >= maxWebhooks) throw new LimitReachedError(`A space has at most ${maxWebhooks} webhooks.`, 'Delete those that nobody needs.');
    const secret = newWebhookSecret();
    const { id } = await ctx.db.webhook.create({ data: { ...chosen, spaceId: space.id, secret, position: await readChangePosition(ctx, { spaceId: space.id }), createdAt: ctx.now() }, select: { id: true } });
    await requestCollecting(ctx.db, ctx.now());
    return { webhookId: id, secret };
  });
}
