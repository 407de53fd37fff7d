import { deleteCollectionsForever } from '#server/domain/collections/deleteCollectionsForever.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';

builder.relayMutationField(
  'deleteCollectionsForever',
  {
    description: 'Which deleted collections.',
    inputFields: (t) => ({
      deletedCollectionIds: t.idList({ required: true, description: 'Ids of `DeletedCollection`, at most 100.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes collections in the trash for good, each with the collections below it and the sources that went with it: all of them or none. It cannot be undone.',
    resolve: (_root, { input }, ctx) => deleteCollectionsForever(ctx, input.deletedCollectionIds.map((id) => uuidOf('DeletedCollection', id))),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedCollectionIds: t.idList({
        description: 'The ids of the `DeletedCollection`s.',
        resolve: ({ deletedCollectionIds }) => deletedCollectionIds.map((id) => encodePublicId('DeletedCollection', id)),
      }),
      deletedSourceCount: t.exposeInt('deletedSourceCount', { description: 'How many sources went with them.' }),
    }),
  },
);
