import { uuidOf } from '#server/domain/publicId.ts';
import { restoreSources } from '#server/domain/sources/restoreSources.ts';
import { builder } from '../builder.ts';
import { Collection } from '../collections/Collection.ts';
import { rereadCollections, rereadSources } from '../rereading.ts';
import { Source } from './Source.ts';

builder.relayMutationField(
  'restoreSources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      sourceIds: t.idList({ required: true, description: 'One or many.' }),
    }),
  },
  {
    errors: {},
    description: 'Takes sources out of the trash to the place they had: all of them or none.',
    resolve: (_root, { input: { sourceIds } }, ctx) => restoreSources(ctx, sourceIds.map((id) => uuidOf('Source', id))),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      sources: t.field({
        type: [Source],
        description: 'The sources as they are now.',
        resolve: (changed, _args, ctx, info) => rereadSources(ctx, info, changed.sourceIds),
      }),
      collections: t.field({
        type: [Collection],
        description: 'Every collection whose count changed.',
        resolve: (changed, _args, ctx, info) => rereadCollections(ctx, info, changed.collectionIds),
      }),
    }),
  },
);
