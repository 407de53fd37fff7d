import { CountChangedError } from '#server/domain/errors.ts';
import { tagSources } from '#server/domain/sources/bulk/tagSources.ts';
import { readSpaces } from '#server/domain/spaces/readSpaces.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { changedRows } from '../../base/changedRows.ts';
import { Space } from '../../spaces/Space.ts';
import { changedSourceIds, changedSources } from '../changedSources.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'tagSources',
  {
    description: 'Which sources, and which tags.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      undoable: undoableField(t),
      add: t.stringList({ description: 'Names of tags they shall have, such as `["draft", "to read"]`: at most 50, each at most 100 characters. New ones are created.' }),
      remove: t.stringList({ description: 'Names of tags they shall not have, at most 50. What is also in `add` is added.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Adds tags to sources and removes others: on all of them or none. "Draft" and "draft" are one tag.',
    resolve: (_root, { input: { add, remove, undoable, ...selection } }, ctx) =>
      tagSources(ctx, { sources: toSelection(selection), undoable: undoable ?? undefined, add: add ?? undefined, remove: remove ?? undefined }),
  },
  {
    description: 'Everything that changed.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      taggedSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
      spaces: t.field({
        type: [Space],
        description: 'The spaces they lie in, whose tags may have changed.',
        resolve: (changed, _args, ctx) => changedRows(ctx, changed.spaceIds, readSpaces),
      }),
    }),
  },
);
