import { type AccountRow, readAccounts } from '#server/domain/account/readAccount.ts';
import { fileLimitsOf, storageByPerson } from '#server/domain/sources/files/fileLimits.ts';
import { builder } from '../base/builder.ts';
import { photoUploadPath } from '../base/context.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { loadUser, User } from '../viewer/User.ts';
import { Viewer } from '../viewer/Viewer.ts';
import { NotificationKind } from '../notifications/NotificationKind.ts';
import { MailLanguage } from './MailLanguage.ts';

const IdentityProviderKind = builder.enumType('IdentityProviderKind', {
  description: 'Who signs people in.',
  values: {
    FIREBASE: { value: 'firebase', description: 'Firebase.' },
    LOCAL: { value: 'local', description: 'The vault itself.' },
    OIDC: { value: 'oidc', description: 'Another identity provider.' },
  } as const,
});

/** The acting person's own account, by their id. */
export const loadAccount = byId(readAccounts);

const storage = byId(storageByPerson);

const isOfTheVault = ({ provider }: AccountRow) => provider === 'local';

export const Account = builder.objectRef<AccountRow>('Account').implement({
  description: 'Your account.',
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    emailIsVerified: t.exposeBoolean('emailVerified', { description: 'Whether it is proven that the address is yours.' }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether you can sign in with a password of this vault.' }),
    identityProvider: t.expose('provider', { type: IdentityProviderKind, description: 'Who signs you in.' }),
    isAdministrator: t.exposeBoolean('isAdministrator', { description: 'Whether you look after the vault.' }),
    language: t.expose('language', { type: MailLanguage, description: 'The language of mails to you.' }),
    mailedNotifications: t.expose('mailedNotifications', {
      type: [NotificationKind],
      description: 'Of what you also get a mail when you do not read it within ten minutes: one an hour at most, to a verified address, where `Viewer.sendsMail`. What is muted is not mailed.',
    }),
    mutedNotifications: t.expose('mutedNotifications', { type: [NotificationKind], description: 'Of what you hear nothing in the vault.' }),
    pendingEmail: t.exposeString('pendingEmail', { nullable: true, description: 'The address it shall have, once the link in the mail there is followed; null: none.' }),
    photoUploadPath: t.string({
      description: 'Where the bytes of a picture go, with PUT and the same credential; at most 5 MB. It is cropped, and what the camera wrote into it is removed.',
      resolve: () => photoUploadPath,
    }),
    storage: t.float({ description: 'What you added to all spaces weighs, in bytes: files and texts, copies and the trash included.', resolve: async ({ id }, _args, ctx) => (await storage(ctx, id)) ?? 0 }),
    storageQuota: t.float({ nullable: true, description: 'How much that may be; null for no limit.', resolve: (_account, _args, ctx) => fileLimitsOf(ctx).personQuota || null }),
    user: t.field({ type: User, description: 'What others see of you.', resolve: ({ id }, _args, ctx) => orGone('User', loadUser(ctx, id)) }),
    viewerCanChangeEmail: t.boolean({ description: 'Whether you can change your address here: not where another identity provider has it.', resolve: isOfTheVault }),
    viewerCanUseTwoFactor: t.boolean({
      description: 'Whether two-factor and passkeys can be set up here: not where another identity provider signs you in.',
      resolve: isOfTheVault,
    }),
  }),
});

builder.objectField(Viewer, 'account', (t) =>
  t.field({ type: Account, description: 'Your account.', resolve: ({ userId }, _args, ctx) => orGone('User', loadAccount(ctx, userId)) }),
);
