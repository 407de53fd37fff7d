import { CountChangedError } from '#server/domain/errors.ts';
import { reprocessSources } from '#server/domain/sources/bulk/reprocessSources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedSourceIds, changedSources } from '../changedSources.ts';
import { inBrowserField, sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'reprocessSources',
  {
    description: 'Which sources.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      inBrowser: inBrowserField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Processes sources again as a new run, whether they were read or have failed: a page is fetched again. Those still under way stay as they are.',
    resolve: (_root, { input }, ctx) => reprocessSources(ctx, toSelection(input), { inBrowser: input.inBrowser }),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      reprocessedSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
    }),
  },
);
