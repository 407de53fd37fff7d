import { z } from 'zod';
import type { Db } from '#server/platform/db/database.ts';
import { addJobs, defineJob } from '#server/platform/queue/job.ts';

/** What a person is told of their account, so that they notice what they did not do themselves. */
export const accountMailKinds = ['newSignIn', 'newApiKey', 'passwordChanged', 'emailChangeRequested', 'emailChanged', 'passkeyAdded', 'passkeyRemoved'] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** Tell a person of something. @see requestAccountMail */
export const sendAccountMail = defineJob(
  'sendAccountMail',
  z.object({ userId: z.uuid(), kind: z.enum(accountMailKinds), to: z.string().optional(), detail: z.string().optional() }),
);

/** Send the link that makes a new address somebody's. It carries no token: that is made when the mail is written. */
export const sendEmailChangeLink = defineJob('sendEmailChangeLink', z.object({ emailChangeId: z.uuid() }));

interface AccountMail {
  readonly userId: string;
  readonly kind: AccountMailKind;
  /** Left out: the address they have when the mail is written. */
  readonly to?: string;
  /** The name of the key or of the passkeys, the new address, or the browser and the address it came from. */
  readonly detail?: string;
}

/** Asks for the mail, in the caller's transaction. */
export function requestAccountMail(db: Db, mail: AccountMail): Promise<void> {
  return addJobs(db, sendAccountMail, [{ payload: mail }]);
}

/** Asks for the link, in the caller's transaction. Asked again before it is sent, it is sent once. */
export function requestEmailChangeLink(db: Db, emailChangeId: string): Promise<void> {
  return addJobs(db, sendEmailChangeLink, [{ payload: { emailChangeId }, options: { key: `email-change:${emailChangeId}` } }]);
}
