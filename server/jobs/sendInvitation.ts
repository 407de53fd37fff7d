import type { DomainContext } from '#server/domain/context.ts';
import { issueInvitationToken } from '#server/domain/members/issueInvitationToken.ts';
import { sendInvitation } from '#server/domain/members/sendInvitation.job.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { invitationMail } from './invitationMail.ts';
import { MailNotSentError } from './mailNotSent.ts';

export interface SendInvitationDependencies {
  readonly ctx: DomainContext;
  readonly mailer: Mailer;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The work behind `sendInvitation`. A mail that cannot be sent is tried again, each time with a token of its own. */
export function sendInvitationProcessor({ ctx, mailer, publicUrl }: SendInvitationDependencies): Processor {
  return processor(sendInvitation, async ({ invitationId, language }) => {
    const invitation = await issueInvitationToken(ctx, invitationId);
    if (!invitation) return;
    const mail = invitationMail(language, invitation, `${publicUrl}/invitation/${invitation.token}`);
    await mailer.send(mail).catch((error: unknown) => {
      throw new MailNotSentError(error);
    });
  });
}
