import { moveCollection } from '#server/domain/collections/moveCollection.ts';
import { CollectionCycleError, CrossSpaceError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { Collection, loadCollection } from './Collection.ts';

const collectionRef = (id: string | null | undefined) => (typeof id === 'string' ? { id: uuidOf('Collection', id) } : undefined);

builder.relayMutationField(
  'moveCollection',
  {
    description: 'Which collection, and where to: under a parent, or beside a sibling.',
    inputFields: (t) => ({
      collectionId: t.id({ required: true, description: 'Which collection.' }),
      parentId: t.id({ description: 'The collection it shall lie in; null: the top of the tree; left out: where the sibling lies.' }),
      beforeId: t.id({ description: 'The sibling it shall lie directly before. Give only one of this and `afterId`.' }),
      afterId: t.id({ description: 'The sibling it shall lie directly after. With neither it comes last; where it lies already, it stays.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CollectionCycleError, CrossSpaceError] },
    description: 'Moves a collection, with everything below it, to another place in the tree of its space. Never into itself or below itself.',
    resolve: (_root, { input: { collectionId, parentId, beforeId, afterId } }, ctx) =>
      moveCollection(ctx, {
        collectionId: uuidOf('Collection', collectionId),
        parent: parentId === null ? 'top' : collectionRef(parentId),
        before: collectionRef(beforeId),
        after: collectionRef(afterId),
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
        description: 'The space, whose tree has changed.',
        resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)),
      }),
    }),
  },
);
