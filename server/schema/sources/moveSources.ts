import { CrossSpaceError, SameCollectionError } from '#server/domain/errors.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { moveSources } from '#server/domain/sources/moveSources.ts';
import { builder } from '../builder.ts';
import { Collection } from '../collections/Collection.ts';
import { rereadCollections, rereadSources } from '../rereading.ts';
import { Source } from './Source.ts';

builder.relayMutationField(
  'moveSources',
  {
    description: 'Which sources, and where to.',
    inputFields: (t) => ({
      sourceIds: t.idList({ required: true, description: 'One or many.' }),
      toCollectionId: t.id({ required: true, description: 'The collection they shall lie in.' }),
    }),
  },
  {
    errors: { types: [SameCollectionError, CrossSpaceError] },
    description: 'Moves sources to another collection of the same space: all of them or none. Refused when they are all there already.',
    resolve: (_root, { input: { sourceIds, toCollectionId } }, ctx) =>
      moveSources(ctx, {
        sourceIds: sourceIds.map((id) => uuidOf('Source', id)),
        toCollectionId: uuidOf('Collection', toCollectionId),
      }),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      movedSourceIds: t.idList({
        description: 'The sources that left their place.',
        resolve: ({ sourceIds }) => sourceIds.map((id) => encodePublicId('Source', id)),
      }),
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
