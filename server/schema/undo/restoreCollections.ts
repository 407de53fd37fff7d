import { readCollections } from '#server/domain/collections/readCollections.ts';
import { restoreCollections } from '#server/domain/collections/restoreCollections.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { changedRows } from '../base/changedRows.ts';
import { changedSourceIds, changedSources } from '../sources/changedSources.ts';
import { Collection } from '../collections/Collection.ts';

builder.relayMutationField(
  'restoreCollections',
  {
    description: 'Which deleted collections.',
    inputFields: (t) => ({
      deletedCollectionIds: t.idList({ required: true, description: 'Ids of `DeletedCollection`, at most 100.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description:
      'Takes deleted collections out of the trash, each with the collections below it and the sources that went with it: all of them or none. They have the ids, names and places they had; where the collection above is gone, they come into the nearest one above that which is there.',
    resolve: (_root, { input }, ctx) => restoreCollections(ctx, input.deletedCollectionIds.map((id) => uuidOf('DeletedCollection', id))),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      collections: t.field({
        type: [Collection],
        description: 'The collections that were deleted, as they are now.',
        resolve: ({ collectionIds }, _args, ctx) => changedRows(ctx, collectionIds, readCollections),
      }),
      restoredCollectionIds: t.idList({
        description: 'They and all below them.',
        resolve: ({ restoredCollectionIds }) => restoredCollectionIds.map((id) => encodePublicId('Collection', id)),
      }),
      restoredSourceIds: changedSourceIds(t, 'The sources that are back.'),
      sources: changedSources(t),
    }),
  },
);
