import { restoreDeletedPrompts } from '#server/domain/prompts/trash/restoreDeletedPrompts.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { loadPrompt, Prompt } from '../prompts/Prompt.ts';
import { loadPromptCollection, PromptCollection } from '../prompts/PromptCollection.ts';
import { deletedPromptIds } from './deletedPromptIds.ts';

builder.relayMutationField(
  'restorePrompts',
  {
    description: 'What of the trash, at least one.',
    inputFields: (t) => ({
      promptIds: t.idList({ description: 'Prompts, at most 1,000.' }),
      promptCollectionIds: t.idList({ description: 'Prompt collections, with all that went with them; at most 1,000.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Takes prompts and prompt collections out of the trash: all of them or none. Each comes to where it lay, or to the nearest collection above that is there; one whose name was taken meanwhile gets a number behind it.',
    resolve: (_root, { input }, ctx) => restoreDeletedPrompts(ctx, deletedPromptIds(input)),
  },
  {
    description: 'What is there again.',
    outputFields: (t) => ({
      prompts: t.field({ type: [Prompt], description: 'The prompts.', resolve: async ({ promptIds }, _args, ctx) => (await Promise.all(promptIds.map((id) => loadPrompt(ctx, id)))).filter((row) => row !== undefined) }),
      promptCollections: t.field({
        type: [PromptCollection],
        description: 'The prompt collections.',
        resolve: async ({ promptCollectionIds }, _args, ctx) => (await Promise.all(promptCollectionIds.map((id) => loadPromptCollection(ctx, id)))).filter((row) => row !== undefined),
      }),
    }),
  },
);
