import { z } from 'zod';
import { addJobForLater, addJobs, defineJob } from '#server/platform/queue/job.ts';
import type { SqlContext } from '../context.ts';

/** Mail a person what they have not read. What that is, is found out when the mail is written. */
export const sendNotificationMail = defineJob('sendNotificationMail', z.object({ userId: z.uuid() }));

/** Who looks into the vault meanwhile needs no mail, and what happens meanwhile is told in the same one. */
const waitMs = 10 * 60_000;

const keyOf = (userId: string) => `notification-mail:${userId}`;

/** Asks for the mail, ten minutes from now unless one is asked for already. In the caller's transaction. */
export function requestNotificationMail({ db, now }: Pick<SqlContext, 'db' | 'now'>, userId: string): Promise<void> {
  return addJobForLater(db, sendNotificationMail, { userId }, keyOf(userId), new Date(now().getTime() + waitMs));
}

/** Asks for it at this moment, for who has had one too lately. */
export function postponeNotificationMail({ db }: Pick<SqlContext, 'db'>, userId: string, runAt: Date): Promise<void> {
  return addJobs(db, sendNotificationMail, [{ payload: { userId }, options: { key: keyOf(userId), runAt } }]);
}
