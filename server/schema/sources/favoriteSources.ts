import { CountChangedError } from '#server/domain/errors.ts';
import { favoriteSources } from '#server/domain/sources/favoriteSources.ts';
import { builder } from '../builder.ts';
import { changedSourceIds, changedSources } from './changedSources.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'favoriteSources',
  {
    description: 'Which sources, and whether they are favorites.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      isFavorite: t.boolean({ required: true, description: 'true: they are among your favorites; false: they are not.' }),
    }),
  },
  {
    errors: { types: [CountChangedError] },
    description: 'Makes sources your favorites, or no more. The mark is yours alone: every member has their own, viewers as well.',
    resolve: (_root, { input: { isFavorite, ...selection } }, ctx) => favoriteSources(ctx, { sources: toSelection(selection), isFavorite }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      favoriteSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
    }),
  },
);
