import { CrossSpaceError, LimitReachedError } from '#server/domain/errors.ts';
import { copyPromptCollection } from '#server/domain/prompts/copyPromptCollection.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { undoableField, undoIdField } from '../base/undoFields.ts';
import { loadPromptCollection, PromptCollection } from '../prompts/PromptCollection.ts';
import { loadSpace, Space } from '../spaces/Space.ts';

builder.relayMutationField(
  'copyPromptCollection',
  {
    description: 'Which one, and where to.',
    inputFields: (t) => ({
      promptCollectionId: t.id({ required: true, description: 'Which one.' }),
      parentId: t.id({ description: 'The one the copy shall lie in, of the same space; left out: the top of the tree.' }),
      undoable: undoableField(t),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, LimitReachedError] },
    description:
      'Copies a prompt collection with all below it and the drafts of the prompts in it, at most 1,000. Each copy of a prompt has a name of its own, and includes the copies of the fragments that were copied with it. Versions, labels, tests and runs stay with the originals.',
    resolve: (_root, { input: { promptCollectionId, parentId, undoable } }, ctx) =>
      copyPromptCollection(ctx, { promptCollectionId: uuidOf('PromptCollection', promptCollectionId), parentId: parentId ? uuidOf('PromptCollection', parentId) : undefined, undoable: undoable ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      promptCollection: t.field({ type: PromptCollection, description: 'The copy.', resolve: ({ promptCollectionId }, _args, ctx) => orGone('Prompt collection', loadPromptCollection(ctx, promptCollectionId)) }),
      promptCount: t.exposeInt('promptCount', { description: 'How many prompts were copied with it.' }),
      space: t.field({ type: Space, description: 'The space, whose `promptTree` has changed.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
      undoId: undoIdField(t),
    }),
  },
);
