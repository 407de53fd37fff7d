import { CollectionCycleError, CrossSpaceError } from '#server/domain/errors.ts';
import { updatePromptCollection } from '#server/domain/prompts/updatePromptCollection.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { loadPromptCollection, PromptCollection } from '../prompts/PromptCollection.ts';

builder.relayMutationField(
  'updatePromptCollection',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      promptCollectionId: t.id({ required: true, description: 'Which one.' }),
      name: t.string({ description: 'At most 200 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      parentId: t.id({ description: 'The one it shall lie in; null: the top of the tree; left out: stays.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CollectionCycleError, CrossSpaceError] },
    description: 'Changes a prompt collection, also its place in the tree.',
    resolve: (_root, { input: { promptCollectionId, parentId, name, description } }, ctx) =>
      updatePromptCollection(ctx, {
        promptCollectionId: uuidOf('PromptCollection', promptCollectionId),
        name: name ?? undefined,
        description: description ?? undefined,
        parent: parentId === undefined ? undefined : parentId === null ? 'top' : { id: uuidOf('PromptCollection', parentId) },
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      promptCollection: t.field({ type: PromptCollection, description: 'It.', resolve: ({ promptCollectionId }, _args, ctx) => orGone('Prompt collection', loadPromptCollection(ctx, promptCollectionId)) }),
      space: t.field({ type: Space, description: 'The space, whose `promptTree` has changed.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);
