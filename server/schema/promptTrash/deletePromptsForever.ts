import { deletePromptsForever } from '#server/domain/prompts/trash/deletePromptsForever.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { deletedPromptIds } from './deletedPromptIds.ts';

builder.relayMutationField(
  'deletePromptsForever',
  {
    description: 'What of the trash, at least one.',
    inputFields: (t) => ({
      promptIds: t.idList({ description: 'Prompts, at most 1,000.' }),
      promptCollectionIds: t.idList({ description: 'Prompt collections, with all that went with them; at most 1,000.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes prompts and prompt collections for good that lie in the trash: all of them or none. It cannot be undone.',
    resolve: (_root, { input }, ctx) => deletePromptsForever(ctx, deletedPromptIds(input)),
  },
  {
    description: 'What is gone.',
    outputFields: (t) => ({
      deletedPromptIds: t.idList({ description: 'The prompts.', resolve: ({ deletedPromptIds: ids }) => ids.map((id) => encodePublicId('Prompt', id)) }),
      deletedPromptCollectionIds: t.idList({ description: 'The prompt collections.', resolve: ({ deletedPromptCollectionIds: ids }) => ids.map((id) => encodePublicId('PromptCollection', id)) }),
    }),
  },
);
