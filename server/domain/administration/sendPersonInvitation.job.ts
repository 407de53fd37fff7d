import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** Write and send the mail of an administrator's invitation. It carries no token: that is made when the mail is written. */
export const sendPersonInvitation = defineJob('sendPersonInvitation', z.object({ invitationId: z.uuid() }));

/** Asks for the mail, in the caller's transaction. Asked again before it is sent, it is sent once. */
export function requestPersonInvitationMail(db: Db, invitationId: string): Promise<void> {
  return addJobs(db, sendPersonInvitation, [{ payload: { invitationId }, options: { key: `personInvitation:${invitationId}` } }]);
}
