import { z } from 'zod';
import { inTransaction } from '#server/platform/db/database.ts';
import type { WebhookEvent } from '#server/platform/db/generated/client.ts';
import { readChangePosition } from '../changes/readChanges.ts';
import type { DomainContext } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { parseInput } from '../input.ts';
import { authorizeWebhooks } from './authorizeWebhooks.ts';
import { newWebhookSecret, webhookFields } from './webhookFields.ts';
import { requestCollecting } from './webhookJobs.ts';

/** What is absent stays. */
interface UpdateWebhook {
  readonly webhookId: string | null;
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly newSecret?: boolean | undefined;
}

const schema = z.object(webhookFields).partial();
/** For so long the secret before signs too. */
const formerSecretMs = 24 * 3_600_000;

/** Changes a webhook. One that is enabled again is told what happens from now on. Answers the new secret, this once, where one was asked for. */
export function updateWebhook(outer: DomainContext, { webhookId, isDisabled, newSecret, ...input }: UpdateWebhook): Promise<{ webhookId: string; secret: string | null }> {
  return inTransaction(outer, async (ctx) => {
    const [webhook] = await authorizeWebhooks(ctx, [webhookId]);
    if (!webhook) throw new NotFoundError('Webhook');
    const { id } = webhook;
    const chosen = parseInput(schema, input);
    const { secret: before, disabledReason } = await ctx.db.webhook.findUniqueOrThrow({ where: { id }, select: { secret: true, disabledReason: true } });
    const secret = newSecret ? newWebhookSecret() : null;
    const isEnabledAgain = isDisabled === false && disabledReason !== null;
    await ctx.db.webhook.update({
      where: { id },
      data: {
        ...chosen,
        ...(secret !== null && { secret, formerSecret: before, formerUntil: new Date(ctx.now().getTime() + formerSecretMs) }),
        ...(isDisabled && { disabledReason: 'BY_OWNER' }),
        ...(isEnabledAgain && { disabledReason: null, failingSince: null, position: await readChangePosition(ctx, { spaceId: webhook.spaceId }) }),
      },
    });
    if (isDisabled || isEnabledAgain) await ctx.db.webhookOccurrence.deleteMany({ where: { webhookId: id } });
    if (isEnabledAgain) await requestCollecting(ctx.db, ctx.now());
    return { webhookId: id, secret };
  });
}
