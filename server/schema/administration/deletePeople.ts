import { countAdministrators } from '#server/domain/access/requireAdministrator.ts';
import { deletePeople } from '#server/domain/administration/deletePeople.ts';
import { ConfirmationRequiredError, ConflictError, ForbiddenError, NotFoundError, ReauthenticationRequiredError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'deletePeople',
  {
    description: 'Whom.',
    inputFields: (t) => ({
      confirmation: t.string({ required: true, description: 'The word DELETE.' }),
      personIds: t.idList({ required: true, description: 'At most 100.' }),
    }),
  },
  {
    errors: { types: [ConfirmationRequiredError, ConflictError, ForbiddenError, NotFoundError, ReauthenticationRequiredError] },
    description: 'Deletes accounts for good, as `deleteAccount`; of spaces with other members that they own alone, the longest there become owners. Administrators only.',
    resolve: async (_root, { input: { personIds, confirmation } }, ctx) => {
      const deleted = await deletePeople(ctx, personIds.map((id) => uuidOf('Person', id)), confirmation);
      ctx.forgetCredentials();
      return deleted;
    },
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      administratorCount: t.int({ description: 'How many look after the vault now.', resolve: (_payload, _args, { db }) => countAdministrators(db) }),
      deletedPersonIds: t.idList({ description: 'They.', resolve: ({ personIds }) => personIds.map((id) => encodePublicId('Person', id)) }),
    }),
  },
);
