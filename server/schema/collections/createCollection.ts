import { createCollection } from '#server/domain/collections/createCollection.ts';
import { CrossSpaceError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { Collection, loadCollection } from './Collection.ts';

builder.relayMutationField(
  'createCollection',
  {
    description: 'A new collection.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space it shall lie in.' }),
      parentId: t.id({ description: 'The collection it shall lie in; left out: the top of the tree.' }),
      name: t.string({ required: true, description: 'At most 200 characters, such as `Memory and learning`.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError] },
    description: 'Creates a collection after its last sibling.',
    resolve: (_root, { input: { spaceId, parentId, name, description } }, ctx) =>
      createCollection(ctx, {
        spaceId: uuidOf('Space', spaceId),
        parentId: parentId ? uuidOf('Collection', parentId) : undefined,
        name,
        description: description ?? undefined,
      }),
  },
  {
    description: 'The collection that was created, and its space.',
    outputFields: (t) => ({
      collection: t.field({
        type: Collection,
        description: 'The new collection.',
        resolve: ({ collectionId }, _args, ctx) => orGone('Collection', loadCollection(ctx, collectionId)),
      }),
      space: t.field({
        type: Space,
        description: 'The space, whose tree has changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
