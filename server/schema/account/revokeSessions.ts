import { revokeSessions } from '#server/domain/account/revokeSessions.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { orGone } from '../base/perOperation.ts';
import { Account, loadAccount } from './Account.ts';

builder.relayMutationField(
  'revokeSessions',
  {
    description: 'Which ones: give one of both.',
    inputFields: (t) => ({
      allOthers: t.boolean({ description: 'true: all but the one you are asking with.' }),
      sessionIds: t.idList({ description: 'At most 100.' }),
    }),
  },
  {
    errors: { types: [ForbiddenError, NotFoundError] },
    description: 'Ends sessions at once, with their open connections.',
    resolve: async (_root, { input: { allOthers, sessionIds } }, ctx) => {
      if ((allOthers === true) === Array.isArray(sessionIds)) {
        throw new InvalidInputError([{ path: 'sessionIds', message: 'Give either sessionIds, or allOthers: true.', code: 'CONFLICTING' }]);
      }
      const revoked = await revokeSessions(ctx, sessionIds ? { sessionIds: sessionIds.map((id) => uuidOf('Session', id)) } : { allOthers: true });
      ctx.forgetCredentials();
      return revoked;
    },
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      account: t.field({ type: Account, description: 'Your account.', resolve: ({ userId }, _args, ctx) => orGone('User', loadAccount(ctx, userId)) }),
      revokedSessionIds: t.idList({ description: 'They.', resolve: ({ sessionIds }) => sessionIds.map((id) => encodePublicId('Session', id)) }),
    }),
  },
);
