import { CountChangedError, CrossSpaceError, InvalidInputError, LimitReachedError, StorageFullError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { copySources } from '#server/domain/sources/bulk/copySources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedCollections, changedSourceIds, changedSources } from '../changedSources.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'copySources',
  {
    description: 'Which sources, and where to.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      undoable: undoableField(t),
      toCollectionId: t.id({ description: 'The collection the copies shall lie in, in this space or in another one you may edit; null: in no collection of the space they lie in. It has to be given.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError, CrossSpaceError, LimitReachedError, StorageFullError] },
    description: 'Copies sources: all of them or none. A copy has the processed result, tags and note at once, without being processed again; favorites and the log stay with the original. Files whose bytes have not arrived are left out.',
    resolve: (_root, { input: { toCollectionId, undoable, ...selection } }, ctx) => {
      if (toCollectionId === undefined) throw new InvalidInputError([{ path: 'toCollectionId', message: 'Say where to: a collection, or null for none.', code: 'REQUIRED' }]);
      return copySources(ctx, {
        sources: toSelection(selection),
        undoable: undoable ?? undefined,
        to: toCollectionId === null ? 'none' : { id: uuidOf('Collection', toCollectionId) },
      });
    },
  },
  {
    description: 'What is new.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      copiedSourceIds: changedSourceIds(t, 'The copies.'),
      sources: changedSources(t),
      collections: changedCollections(t),
    }),
  },
);
