import { ConflictError } from '#server/domain/errors.ts';
import { deletePrompts } from '#server/domain/prompts/deletePrompts.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';

builder.relayMutationField(
  'deletePrompts',
  {
    description: 'Which prompts.',
    inputFields: (t) => ({ promptIds: t.idList({ required: true, description: 'At most 1,000.' }), undoable: undoableField(t) }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError] },
    description: 'Deletes prompts: all of them or none. Refused for fragments that others include.',
    resolve: (_root, { input: { promptIds, undoable } }, ctx) => deletePrompts(ctx, { promptIds: promptIds.map((id) => uuidOf('Prompt', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedPromptIds: t.idList({ description: 'They.', resolve: ({ deletedPromptIds }) => deletedPromptIds.map((id) => encodePublicId('Prompt', id)) }),
      undoId: undoIdField(t),
    }),
  },
);
