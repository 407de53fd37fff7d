import { uuidOf } from '#server/domain/publicId.ts';
import { undoChange } from '#server/domain/sources/undo/undoChange.ts';
import { builder } from '../builder.ts';
import { changedCollections, changedSourceIds, changedSources } from '../sources/mutations/changedSources.ts';

builder.relayMutationField(
  'undoChange',
  {
    description: 'What to take back.',
    inputFields: (t) => ({ undoId: t.id({ required: true, description: 'The `undoId` that the mutation answered, at most an hour ago.' }) }),
  },
  {
    errors: {},
    description: 'Takes back what you did to many sources with one call, or the deletion of a collection: all of it or nothing, once. Sources that were deleted for good since then are passed over.',
    resolve: (_root, { input: { undoId } }, ctx) => undoChange(ctx, uuidOf('Undo', undoId)),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      changedSourceIds: changedSourceIds(t, 'The sources that are as they were.'),
      sources: changedSources(t),
      collections: changedCollections(t),
    }),
  },
);
