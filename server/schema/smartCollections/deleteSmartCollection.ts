import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { deleteSmartCollection } from '#server/domain/smartCollections/deleteSmartCollection.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';

builder.relayMutationField(
  'deleteSmartCollection',
  {
    description: 'Which smart collection.',
    inputFields: (t) => ({ smartCollectionId: t.id({ required: true, description: 'It.' }) }),
  },
  {
    errors: { types: errorsInSpace },
    description: 'Deletes a smart collection; the sources that it finds stay where they are. For 30 days `restoreSmartCollection` brings it back.',
    resolve: (_root, { input: { smartCollectionId } }, ctx) => deleteSmartCollection(ctx, uuidOf('SmartCollection', smartCollectionId)),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedSmartCollectionId: t.id({ description: 'It.', resolve: ({ deletedSmartCollectionId }) => encodePublicId('SmartCollection', deletedSmartCollectionId) }),
    }),
  },
);
