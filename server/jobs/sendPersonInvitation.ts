import { issuePersonInvitationToken } from '#server/domain/administration/issuePersonInvitationToken.ts';
import { sendPersonInvitation } from '#server/domain/administration/sendPersonInvitation.job.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { MailNotSentError } from './mailNotSent.ts';
import { personInvitationMail } from './personInvitationMail.ts';
import type { SendInvitationDependencies } from './sendInvitation.ts';

/** The work behind `sendPersonInvitation`. A mail that cannot be sent is tried again, each time with a token of its own. */
export function sendPersonInvitationProcessor({ ctx, mailer, publicUrl }: SendInvitationDependencies): Processor {
  return processor(sendPersonInvitation, async ({ invitationId }) => {
    const invitation = await issuePersonInvitationToken(ctx, invitationId);
    if (!invitation) return;
    await mailer.send(personInvitationMail(invitation, `${publicUrl}/register?invitation=${invitation.token}`)).catch((error: unknown) => {
      throw new MailNotSentError(error);
    });
  });
}
