import { LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { createSmartCollection } from '#server/domain/smartCollections/createSmartCollection.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { SourceFilter, toSourceFilter } from '../sources/sourceConnection.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { loadSmartCollection, SmartCollection } from './SmartCollection.ts';

builder.relayMutationField(
  'createSmartCollection',
  {
    description: 'A filter and its name.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space whose sources it looks through.' }),
      name: t.string({ required: true, description: 'At most 200 characters, such as `Unread papers`.' }),
      filter: t.field({ type: SourceFilter, required: true, description: 'What it looks for: only what `SmartCollectionFilter` has.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Saves a filter under a name, for everybody in the space. A space has at most 100 smart collections.',
    resolve: (_root, { input: { spaceId, name, filter } }, ctx) => createSmartCollection(ctx, { spaceId: uuidOf('Space', spaceId), name, filter: toSourceFilter(filter) }),
  },
  {
    description: 'The smart collection that was saved, and its space.',
    outputFields: (t) => ({
      smartCollection: t.field({
        type: SmartCollection,
        description: 'The new smart collection.',
        resolve: ({ smartCollectionId }, _args, ctx) => orGone('Smart collection', loadSmartCollection(ctx, smartCollectionId)),
      }),
      space: t.field({ type: Space, description: 'The space, which has one more.', resolve: ({ spaceId }, _args, ctx) => orGone('Space', loadSpace(ctx, spaceId)) }),
    }),
  },
);
