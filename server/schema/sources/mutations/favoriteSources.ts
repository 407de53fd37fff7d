import { CountChangedError } from '#server/domain/errors.ts';
import { favoriteSources } from '#server/domain/sources/bulk/favoriteSources.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedSourceIds, changedSources } from '../changedSources.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'favoriteSources',
  {
    description: 'Which sources, and whether they are favorites.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      undoable: undoableField(t),
      isFavorite: t.boolean({ required: true, description: 'true: they are among your favorites; false: they are not.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Makes sources your favorites, or no more. The mark is yours alone: every member has their own, viewers as well.',
    resolve: (_root, { input: { isFavorite, undoable, ...selection } }, ctx) => favoriteSources(ctx, { sources: toSelection(selection), isFavorite, undoable: undoable ?? undefined }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      favoriteSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
    }),
  },
);
