import { deleteTestSets } from '#server/domain/prompts/testSets/deleteTestSets.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';

builder.relayMutationField(
  'deleteTestSets',
  {
    description: 'Which.',
    inputFields: (t) => ({ testSetIds: t.idList({ required: true, description: 'At most 100.' }), undoable: undoableField(t) }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes test sets with their runs: all of them or none.',
    resolve: (_root, { input: { testSetIds, undoable } }, ctx) => deleteTestSets(ctx, { testSetIds: testSetIds.map((id) => uuidOf('TestSet', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedTestSetIds: t.idList({ description: 'They.', resolve: ({ deletedTestSetIds }) => deletedTestSetIds.map((id) => encodePublicId('TestSet', id)) }),
      undoId: undoIdField(t),
    }),
  },
);
