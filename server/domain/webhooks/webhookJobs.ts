import { z } from 'zod';
import type { SqlDb } from '#server/platform/db/rows.ts';
import { addJobForLater, addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Put together what happened in spaces that have webhooks, every few seconds as long as there are any. */
export const collectForWebhooks = defineJob('collectForWebhooks', z.unknown());

/** Send one delivery. */
export const deliverToWebhook = defineJob('deliverToWebhook', z.object({ deliveryId: z.uuid() }));

/** How long what happens is collected. */
const collectedMs = 5_000;

/** Lets the collecting begin, or go on, in the caller's transaction. It is polled for: a job that each change asks for would make all who write wait for each other. */
export const requestCollecting = (db: SqlDb, now: Date): Promise<void> => addJobForLater(db, collectForWebhooks, {}, 'webhooks', new Date(now.getTime() + collectedMs));

/** Has deliveries sent, in the caller's transaction. */
export const requestDelivery = (db: SqlDb, deliveryIds: readonly string[], runAt: Date): Promise<void> =>
  addJobs(db, deliverToWebhook, deliveryIds.map((deliveryId) => ({ payload: { deliveryId }, options: { key: `delivery:${deliveryId}`, runAt } })));
