import { CountChangedError, CrossSpaceError, InvalidInputError, SameCollectionError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { moveSources } from '#server/domain/sources/bulk/moveSources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedCollections, changedSourceIds, changedSources } from '../changedSources.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'moveSources',
  {
    description: 'Which sources, and where to.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      undoable: undoableField(t),
      toCollectionId: t.id({ description: 'The collection they shall lie in; null: in the space, in no collection. It has to be given.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError, CrossSpaceError, SameCollectionError] },
    description: 'Moves sources to another collection of the same space: all of them or none. Refused when they are all there already.',
    resolve: (_root, { input: { toCollectionId, undoable, ...selection } }, ctx) => {
      if (toCollectionId === undefined) throw new InvalidInputError([{ path: 'toCollectionId', message: 'Say where to: a collection, or null for none.', code: 'REQUIRED' }]);
      return moveSources(ctx, {
        sources: toSelection(selection),
        undoable: undoable ?? undefined,
        to: toCollectionId === null ? 'none' : { id: uuidOf('Collection', toCollectionId) },
      });
    },
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      movedSourceIds: changedSourceIds(t, 'The sources that left their place.'),
      sources: changedSources(t),
      collections: changedCollections(t),
    }),
  },
);
