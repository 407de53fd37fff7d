import { mailNotifications } from '#server/domain/notifications/mailNotifications.ts';
import { sendNotificationMail } from '#server/domain/notifications/notificationMail.job.ts';
import { type Processor, processor } from '#server/platform/queue/worker.ts';
import { MailNotSentError } from './mailNotSent.ts';
import { notificationMail } from './notificationMail.ts';
import type { SendInvitationDependencies } from './sendInvitation.ts';

/**
 * The work behind `sendNotificationMail`. A mail that cannot be sent is tried again. Where there is no mail server nothing is written: unlike an
 * invitation it holds nothing that somebody has to hand over.
 */
export function sendNotificationMailProcessor({ ctx, mailer, publicUrl, sendsMail }: SendInvitationDependencies & { readonly sendsMail: boolean }): Processor {
  return processor(sendNotificationMail, async ({ userId }) => {
    if (!sendsMail) return;
    await mailNotifications(ctx, userId, (news) =>
      mailer.send(notificationMail(news, publicUrl)).catch((error: unknown) => {
        throw new MailNotSentError(error, 'notifications');
      }),
    );
  });
}
