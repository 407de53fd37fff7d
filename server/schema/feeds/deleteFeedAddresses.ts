import { ForbiddenError, InvalidInputError, NotFoundError } from '#server/domain/errors.ts';
import { deleteFeedAddresses } from '#server/domain/feeds/deleteFeedAddresses.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';

builder.relayMutationField(
  'deleteFeedAddresses',
  {
    description: 'Which.',
    inputFields: (t) => ({ feedAddressIds: t.idList({ required: true, description: 'At most 100.' }) }),
  },
  {
    errors: { types: [ForbiddenError, InvalidInputError, NotFoundError] },
    description: 'Ends addresses of feeds at once: all of them or none. Yours, and as an owner everybody’s.',
    resolve: (_root, { input: { feedAddressIds } }, ctx) => deleteFeedAddresses(ctx, feedAddressIds.map((id) => uuidOf('FeedAddress', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedFeedAddressIds: t.idList({ description: 'They.', resolve: ({ feedAddressIds }) => feedAddressIds.map((id) => encodePublicId('FeedAddress', id)) }),
    }),
  },
);
