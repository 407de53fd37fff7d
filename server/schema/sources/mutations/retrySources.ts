import { CountChangedError } from '#server/domain/errors.ts';
import { retrySources } from '#server/domain/sources/bulk/retrySources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedSourceIds, changedSources } from '../changedSources.ts';
import { inBrowserField, sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'retrySources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      inBrowser: inBrowserField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Processes failed sources again as a new run. Those that have not failed stay as they are.',
    resolve: (_root, { input }, ctx) => retrySources(ctx, toSelection(input), { inBrowser: input.inBrowser }),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      retriedSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
    }),
  },
);
