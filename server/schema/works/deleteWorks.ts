import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteWorks } from '#server/domain/works/deleteWorks.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';

builder.relayMutationField(
  'deleteWorks',
  { description: 'Which works.', inputFields: (t) => ({ workIds: t.idList({ required: true, description: 'At most 1,000.' }), undoable: undoableField(t) }) },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes works: all of them or none.',
    resolve: (_root, { input: { workIds, undoable } }, ctx) => deleteWorks(ctx, { workIds: workIds.map((id) => uuidOf('Work', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({ deletedWorkIds: t.idList({ description: 'They.', resolve: ({ deletedWorkIds }) => deletedWorkIds.map((id) => encodePublicId('Work', id)) }), undoId: undoIdField(t) }),
  },
);
