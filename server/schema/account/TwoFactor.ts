import type { AccountRow } from '#server/domain/account/readAccount.ts';
import { builder } from '../base/builder.ts';
import { Account } from './Account.ts';

const TwoFactor = builder.objectRef<AccountRow>('TwoFactor').implement({
  description: 'The second step of signing in. It is set up and taken off with the auth service.',
  fields: (t) => ({
    enabledAt: t.expose('twoFactorEnabledAt', { type: 'DateTime', nullable: true, description: 'Since when; null: it is off.' }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'How many recovery codes are unused.' }),
  }),
});

builder.objectField(Account, 'twoFactor', (t) => t.field({ type: TwoFactor, description: 'The second step of signing in.', resolve: (account) => account }));
