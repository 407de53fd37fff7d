import { removePasskeys } from '#server/domain/account/removePasskeys.ts';
import { ConflictError, ForbiddenError, NotFoundError, ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { Account, loadAccount } from './Account.ts';

builder.relayMutationField(
  'removePasskeys',
  {
    description: 'Which ones.',
    inputFields: (t) => ({ passkeyIds: t.idList({ required: true, description: 'At most 20.' }) }),
  },
  {
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ReauthenticationRequiredError] },
    description: 'Takes passkeys off. Refused for the last way of signing in.',
    resolve: (_root, { input: { passkeyIds } }, ctx) => removePasskeys(ctx, passkeyIds.map((id) => uuidOf('Passkey', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      account: t.field({ type: Account, description: 'Your account.', resolve: ({ userId }, _args, ctx) => orGone('User', loadAccount(ctx, userId)) }),
    }),
  },
);
