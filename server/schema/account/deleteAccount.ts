import { deleteAccount } from '#server/domain/account/deleteAccount.ts';
import { ConfirmationRequiredError, ConflictError, ForbiddenError, LastOwnerError, ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'deleteAccount',
  {
    description: 'To be sure.',
    inputFields: (t) => ({
      confirmation: t.string({ required: true, description: 'Your e-mail address, typed.' }),
    }),
  },
  {
    errors: { types: [ConfirmationRequiredError, ConflictError, ForbiddenError, LastOwnerError, ReauthenticationRequiredError] },
    description: 'Deletes your account for good, with the spaces that nobody else is in. What you added to others stays. Refused for the last owner of a space with other members.',
    resolve: async (_root, { input: { confirmation } }, ctx) => {
      const deleted = await deleteAccount(ctx, confirmation);
      ctx.forgetCredentials();
      return deleted;
    },
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedSpaceIds: t.idList({ description: 'The spaces that went.', resolve: ({ spaceIds }) => spaceIds.map((id) => encodePublicId('Space', id)) }),
      deletedUserId: t.id({ description: 'You.', resolve: ({ userId }) => encodePublicId('User', userId) }),
    }),
  },
);
