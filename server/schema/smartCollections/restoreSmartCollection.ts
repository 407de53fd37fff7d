import { LimitReachedError } from '#server/domain/errors.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { restoreSmartCollection } from '#server/domain/smartCollections/restoreSmartCollection.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { loadSmartCollection, SmartCollection } from './SmartCollection.ts';

builder.relayMutationField(
  'restoreSmartCollection',
  {
    description: 'Which smart collection.',
    inputFields: (t) => ({ smartCollectionId: t.id({ required: true, description: 'One that was deleted.' }) }),
  },
  {
    errors: { types: [...errorsInSpace, LimitReachedError] },
    description: 'Brings a smart collection back that was deleted, under its own id.',
    resolve: (_root, { input: { smartCollectionId } }, ctx) => restoreSmartCollection(ctx, uuidOf('SmartCollection', smartCollectionId)),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      smartCollection: t.field({
        type: SmartCollection,
        description: 'The smart collection as it was.',
        resolve: ({ smartCollectionId }, _args, ctx) => orGone('Smart collection', loadSmartCollection(ctx, smartCollectionId)),
      }),
    }),
  },
);
