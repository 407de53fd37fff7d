import { CountChangedError, NotInTrashError } from '#server/domain/errors.ts';
import { deleteSourcesForever } from '#server/domain/sources/trash/deleteSourcesForever.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedSourceIds } from '../changedSources.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'deleteSourcesForever',
  {
    description: 'Which sources of the trash.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError, NotInTrashError] },
    description: 'Deletes sources for good, with all that belongs to them: all of them or none. Only what lies in the trash. It cannot be undone.',
    resolve: (_root, { input }, ctx) => deleteSourcesForever(ctx, toSelection(input)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedSourceIds: changedSourceIds(t, 'The sources that are gone.'),
    }),
  },
);
