import { updateCollection } from '#server/domain/collections/updateCollection.ts';
import { CollectionCycleError, CrossSpaceError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { Collection, loadCollection } from './Collection.ts';

builder.relayMutationField(
  'updateCollection',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      collectionId: t.id({ required: true, description: 'Which collection.' }),
      name: t.string({ description: 'At most 200 characters.' }),
      description: t.string({ description: 'At most 2,000 characters.' }),
      parentId: t.id({ description: 'The collection it shall lie in; null: the top of the tree; left out: stays where it is.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CollectionCycleError, CrossSpaceError] },
    description: 'Changes a collection. Under a new parent it comes last.',
    resolve: (_root, { input: { collectionId, parentId, name, description } }, ctx) =>
      updateCollection(ctx, {
        collectionId: uuidOf('Collection', collectionId),
        name: name ?? undefined,
        description: description ?? undefined,
        parent: parentId === undefined ? undefined : parentId === null ? 'top' : { id: uuidOf('Collection', parentId) },
      }),
  },
  {
    description: 'The collection as it is now, and its space.',
    outputFields: (t) => ({
      collection: t.field({
        type: Collection,
        description: 'The collection.',
        resolve: ({ collectionId }, _args, ctx) => orGone('Collection', loadCollection(ctx, collectionId)),
      }),
      space: t.field({
        type: Space,
        description: 'The space, whose tree may have changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
