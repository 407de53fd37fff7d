import { requestEmailChange } from '#server/domain/account/requestEmailChange.ts';
import { ForbiddenError, LimitReachedError, ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { Account, loadAccount } from './Account.ts';

builder.relayMutationField(
  'requestEmailChange',
  {
    description: 'Which address.',
    inputFields: (t) => ({
      email: t.string({ description: 'The new address; null: take the wish back.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError, LimitReachedError, ReauthenticationRequiredError] },
    description: 'Sends a link to a new address. Yours stays as it is until the link is followed; the old address is told of it.',
    resolve: (_root, { input: { email } }, ctx) => requestEmailChange(ctx, email ?? null),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      account: t.field({ type: Account, description: 'Your account, with `pendingEmail`. The answer is the same whether or not the address has an account.', resolve: ({ userId }, _args, ctx) => orGone('User', loadAccount(ctx, userId)) }),
    }),
  },
);
