import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** The languages in which a mail can be written to somebody of whom nothing is known but an address. */
export const mailLanguages = ['en', 'es', 'zh', 'ar', 'he'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Write and send the mail of an invitation. It carries no token: that is made when the mail is written. */
export const sendInvitation = defineJob('sendInvitation', z.object({ invitationId: z.uuid(), language: z.enum(mailLanguages) }));

/** Asks for the mail, in the caller's transaction. Asked again before it is sent, it is sent once. */
export function requestInvitationMail(db: Db, invitationId: string, language: MailLanguage): Promise<void> {
  return addJobs(db, sendInvitation, [{ payload: { invitationId, language }, options: { key: `invitation:${invitationId}` } }]);
}
