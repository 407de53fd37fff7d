import { CountChangedError } from '#server/domain/errors.ts';
import { restoreSources } from '#server/domain/sources/trash/restoreSources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedCollections, changedSourceIds, changedSources } from '../changedSources.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'restoreSources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Takes sources out of the trash to the place they had: all of them or none. What lay in a deleted collection comes into the nearest one above it that is there.',
    resolve: (_root, { input }, ctx) => restoreSources(ctx, toSelection(input)),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      restoredSourceIds: changedSourceIds(t, 'The sources that are back.'),
      sources: changedSources(t),
      collections: changedCollections(t),
    }),
  },
);
