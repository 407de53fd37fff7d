import { CountChangedError } from '#server/domain/errors.ts';
import { deleteSources } from '#server/domain/sources/trash/deleteSources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedCollections, changedSourceIds } from '../changedSources.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'deleteSources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Puts sources into the trash: all of them or none. They can be restored for 30 days.',
    resolve: (_root, { input: { undoable, ...selection } }, ctx) => deleteSources(ctx, toSelection(selection), { undoable: undoable ?? undefined }),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      deletedSourceIds: changedSourceIds(t, 'The sources that are in the trash now.'),
      collections: changedCollections(t),
    }),
  },
);
