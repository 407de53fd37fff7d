import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteSources } from '#server/domain/sources/deleteSources.ts';
import { builder } from '../builder.ts';
import { Collection } from '../collections/Collection.ts';
import { rereadCollections } from '../rereading.ts';

builder.relayMutationField(
  'deleteSources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      sourceIds: t.idList({ required: true, description: 'One or many.' }),
    }),
  },
  {
    errors: {},
    description: 'Puts sources into the trash: all of them or none. They can be restored for 30 days.',
    resolve: (_root, { input: { sourceIds } }, ctx) => deleteSources(ctx, sourceIds.map((id) => uuidOf('Source', id))),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      deletedSourceIds: t.idList({
        description: 'The sources that are in the trash now.',
        resolve: ({ sourceIds }) => sourceIds.map((id) => encodePublicId('Source', id)),
      }),
      collections: t.field({
        type: [Collection],
        description: 'Every collection whose count changed.',
        resolve: (changed, _args, ctx, info) => rereadCollections(ctx, info, changed.collectionIds),
      }),
    }),
  },
);
