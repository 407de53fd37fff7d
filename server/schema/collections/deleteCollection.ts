import { deleteCollection } from '#server/domain/collections/deleteCollection.ts';
import { ConfirmationRequiredError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';

builder.relayMutationField(
  'deleteCollection',
  {
    description: 'Which collection goes, and the word that confirms it.',
    inputFields: (t) => ({
      collectionId: t.id({ required: true, description: 'Which collection.' }),
      confirmation: t.string({ required: true, description: 'The word `DELETE`, in any case.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, ConfirmationRequiredError] },
    description:
      'Puts a collection into the trash, with every collection below it and all sources in them. For 30 days `restoreCollections` brings it back as it was. What lay in the trash before stays there on its own; restored, it comes into the collection above.',
    resolve: (_root, { input: { collectionId, confirmation, undoable } }, ctx) =>
      deleteCollection(ctx, { collectionId: uuidOf('Collection', collectionId), confirmation, undoable: undoable ?? undefined }),
  },
  {
    description: 'What is in the trash now.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      deletedCollectionIds: t.idList({
        description: 'The collection and all that were below it.',
        resolve: ({ deletedCollectionIds }) => deletedCollectionIds.map((id) => encodePublicId('Collection', id)),
      }),
      deletedSourceCount: t.exposeInt('deletedSourceCount', { description: 'How many sources came into the trash with them, without those that lay there before.' }),
      space: t.field({
        type: Space,
        description: 'The space, whose tree has changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
