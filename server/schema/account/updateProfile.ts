import { updateProfile } from '#server/domain/account/updateProfile.ts';
import { ForbiddenError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { Account, loadAccount } from './Account.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { MailLanguage } from './MailLanguage.ts';

builder.relayMutationField(
  'updateProfile',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      displayName: t.string({ description: 'At most 100 characters.' }),
      language: t.field({ type: MailLanguage, description: 'The language of mails to you.' }),
      mailedNotifications: t.field({ type: [NotificationKind], description: 'All of what you want a mail of from now on; INVITATION cannot be among them: it has a mail of its own.' }),
      mutedNotifications: t.field({ type: [NotificationKind], description: 'All of what you want to hear nothing of from now on; INVITATION cannot be among them.' }),
      removePhoto: t.boolean({ description: 'true: no picture any more.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError] },
    description: 'Changes what others see of you, the language of mails, and what you are notified of.',
    resolve: (_root, { input }, ctx) => updateProfile(ctx, withoutNulls(input)),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      account: t.field({ type: Account, description: 'Your account.', resolve: ({ userId }, _args, ctx) => orGone('User', loadAccount(ctx, userId)) }),
    }),
  },
);
