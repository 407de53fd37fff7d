import { ConfirmationRequiredError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteSpace } from '#server/domain/spaces/deleteSpace.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';

builder.relayMutationField(
  'deleteSpace',
  {
    description: 'Which space goes, and its name to confirm it.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'Which space.' }),
      confirmation: t.string({ required: true, description: 'The name of the space as it is written, such as `Research Lab`.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConfirmationRequiredError] },
    description:
      'Deletes a space for good, with its collections, sources (also those in the trash), tags, members and invitations. It cannot be undone. Owners only.',
    resolve: (_root, { input: { spaceId, confirmation } }, ctx) => deleteSpace(ctx, { spaceId: uuidOf('Space', spaceId), confirmation }),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedSpaceId: t.id({ description: 'The space.', resolve: ({ spaceId }) => encodePublicId('Space', spaceId) }),
      deletedCollectionCount: t.exposeInt('deletedCollectionCount', { description: 'How many collections went with it.' }),
      deletedSourceCount: t.exposeInt('deletedSourceCount', { description: 'How many sources went with it, also from the trash.' }),
    }),
  },
);
