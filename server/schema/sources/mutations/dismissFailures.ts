import { CountChangedError } from '#server/domain/errors.ts';
import { dismissFailures } from '#server/domain/sources/bulk/dismissFailures.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedSourceIds, changedSources } from '../changedSources.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'dismissFailures',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Keeps failed sources as they are, without a text: they are COMPLETED, and nobody is reminded of them. Those that have not failed stay as they are.',
    resolve: (_root, { input }, ctx) => dismissFailures(ctx, toSelection(input)),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      dismissedSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
    }),
  },
);
