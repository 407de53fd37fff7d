import { CountChangedError } from '#server/domain/errors.ts';
import { markSourcesDone } from '#server/domain/sources/bulk/markSourcesDone.ts';
import { builder } from '../../base/builder.ts';
import { errorsInSpace } from '../../base/errors.ts';
import { undoableField, undoIdField } from '../../base/undoFields.ts';
import { changedSourceIds, changedSources } from '../changedSources.ts';
import { sourceSelectionFields, toSelection } from './sourceSelection.ts';

builder.relayMutationField(
  'markSourcesDone',
  {
    description: 'Which sources, and whether one is done with them.',
    inputFields: (t) => ({
      ...sourceSelectionFields(t),
      undoable: undoableField(t),
      isDone: t.boolean({ required: true, description: 'true: they are kept and leave the Inbox without going into a collection; false: they come back to it.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CountChangedError] },
    description: 'Marks sources as done, or no more, for everybody in the space. Those in a collection stay where they are.',
    resolve: (_root, { input: { isDone, undoable, ...selection } }, ctx) => markSourcesDone(ctx, { sources: toSelection(selection), isDone, undoable: undoable ?? undefined }),
  },
  {
    description: 'What changed.',
    outputFields: (t) => ({
      undoId: undoIdField(t),
      markedSourceIds: changedSourceIds(t, 'The sources that were asked for.'),
      sources: changedSources(t),
    }),
  },
);
