import { uuidOf } from '#server/domain/publicId.ts';
import { updateSmartCollection } from '#server/domain/smartCollections/updateSmartCollection.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { SourceFilter, toSourceFilter } from '../sources/sourceConnection.ts';
import { loadSmartCollection, SmartCollection } from './SmartCollection.ts';

builder.relayMutationField(
  'updateSmartCollection',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      smartCollectionId: t.id({ required: true, description: 'Which smart collection.' }),
      name: t.string({ description: 'At most 200 characters.' }),
      filter: t.field({ type: SourceFilter, description: 'All that it shall look for from now on: only what `SmartCollectionFilter` has.' }),
    }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Gives a smart collection another name or another filter.',
    resolve: (_root, { input: { smartCollectionId, name, filter } }, ctx) =>
      updateSmartCollection(ctx, { smartCollectionId: uuidOf('SmartCollection', smartCollectionId), name: name ?? undefined, filter: filter ? toSourceFilter(filter) : undefined }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      smartCollection: t.field({
        type: SmartCollection,
        description: 'The smart collection as it is now.',
        resolve: ({ smartCollectionId }, _args, ctx) => orGone('Smart collection', loadSmartCollection(ctx, smartCollectionId)),
      }),
    }),
  },
);
