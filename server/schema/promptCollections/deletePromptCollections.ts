import { ConflictError } from '#server/domain/errors.ts';
import { deletePromptCollections } from '#server/domain/prompts/deletePrompts.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';

builder.relayMutationField(
  'deletePromptCollections',
  {
    description: 'Which ones.',
    inputFields: (t) => ({ promptCollectionIds: t.idList({ required: true, description: 'At most 100.' }), undoable: undoableField(t) }),
  },
  {
    errors: { types: [...errorsInSpace, ConflictError] },
    description: 'Deletes prompt collections with all below them and the prompts in them: all of them or none. Refused where a fragment in them is included by a prompt elsewhere.',
    resolve: (_root, { input: { promptCollectionIds, undoable } }, ctx) =>
      deletePromptCollections(ctx, { promptCollectionIds: promptCollectionIds.map((id) => uuidOf('PromptCollection', id)), undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedPromptCollectionIds: t.idList({ description: 'They and those below them.', resolve: ({ deletedPromptCollectionIds }) => deletedPromptCollectionIds.map((id) => encodePublicId('PromptCollection', id)) }),
      deletedPromptCount: t.exposeInt('deletedPromptCount', { description: 'How many prompts went with them.' }),
      undoId: undoIdField(t),
    }),
  },
);
