import { deleteCollection } from '#server/domain/collections/deleteCollection.ts';
import { ConfirmationRequiredError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../builder.ts';
import { orGone } from '../perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';

builder.relayMutationField(
  'deleteCollection',
  {
    description: 'Which collection goes, and the word that confirms it.',
    inputFields: (t) => ({
      collectionId: t.id({ required: true, description: 'Which collection.' }),
      confirmation: t.string({ required: true, description: 'The word `DELETE`, in any case.' }),
    }),
  },
  {
    errors: { types: [ConfirmationRequiredError] },
    description: 'Deletes a collection for good, with every collection below it and all sources in them. It cannot be undone. What lay in the trash stays there; restored, it comes into the collection above.',
    resolve: (_root, { input: { collectionId, confirmation } }, ctx) =>
      deleteCollection(ctx, { collectionId: uuidOf('Collection', collectionId), confirmation }),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedCollectionIds: t.idList({
        description: 'The collection and all that were below it.',
        resolve: ({ deletedCollectionIds }) => deletedCollectionIds.map((id) => encodePublicId('Collection', id)),
      }),
      deletedSourceCount: t.exposeInt('deletedSourceCount', { description: 'How many sources went with them, without those that lay in the trash.' }),
      space: t.field({
        type: Space,
        description: 'The space, whose tree has changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
