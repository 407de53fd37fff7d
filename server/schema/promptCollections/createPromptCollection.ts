import { CrossSpaceError, LimitReachedError } from '#server/domain/errors.ts';
import { createPromptCollection } from '#server/domain/prompts/createPromptCollection.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { loadPromptCollection, PromptCollection } from '../prompts/PromptCollection.ts';

builder.relayMutationField(
  'createPromptCollection',
  {
    description: 'A new prompt collection.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space.' }),
      parentId: t.id({ description: 'The one it shall lie in; left out: the top of the tree.' }),
      name: t.string({ required: true, description: 'At most 200 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, LimitReachedError] },
    description: 'Creates a prompt collection.',
    resolve: (_root, { input: { spaceId, parentId, name, description } }, ctx) =>
      createPromptCollection(ctx, { spaceId: uuidOf('Space', spaceId), parentId: parentId ? uuidOf('PromptCollection', parentId) : undefined, name, description: description ?? undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      promptCollection: t.field({ type: PromptCollection, description: 'It.', resolve: ({ promptCollectionId }, _args, ctx) => orGone('Prompt collection', loadPromptCollection(ctx, promptCollectionId)) }),
      space: t.field({ type: Space, description: 'The space, whose `promptTree` has changed.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);
