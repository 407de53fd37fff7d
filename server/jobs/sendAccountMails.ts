import { sendAccountMail, sendEmailChangeLink } from '#server/domain/account/accountMail.job.ts';
import { issueEmailChangeToken } from '#server/domain/account/emailChange.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { accountMail, emailChangeMail } from './accountMail.ts';
import { MailNotSentError } from './mailNotSent.ts';
import type { SendInvitationDependencies } from './sendInvitation.ts';

/** The work behind `sendAccountMail` and `sendEmailChangeLink`. A mail that cannot be sent is tried again. */
export function accountMailProcessors({ ctx, mailer, publicUrl }: SendInvitationDependencies): Processor[] {
  const send = (mail: Parameters<typeof mailer.send>[0]) =>
    mailer.send(mail).catch((error: unknown) => {
      throw new MailNotSentError(error, 'an account');
    });
  return [
    processor(sendAccountMail, async ({ userId, kind, to, detail = '' }) => {
      const user = await ctx.db.user.findUnique({ where: { id: userId }, select: { email: true, language: true } });
      const address = to ?? user?.email;
      if (user && address) await send(accountMail(user.language, address, kind, detail, `${publicUrl}/profile`));
    }),
    processor(sendEmailChangeLink, async ({ emailChangeId }) => {
      const change = await issueEmailChangeToken(ctx, emailChangeId);
      if (change) await send(emailChangeMail(change.language, change.email, `${publicUrl}/confirm-email/${change.token}`));
    }),
  ];
}
