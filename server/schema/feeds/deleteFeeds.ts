import { InvalidInputError } from '#server/domain/errors.ts';
import { deleteFeeds } from '#server/domain/feeds/deleteFeeds.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';

builder.relayMutationField(
  'deleteFeeds',
  {
    description: 'Which feeds.',
    inputFields: (t) => ({ feedIds: t.idList({ required: true, description: 'At most 1,000.' }) }),
  },
  {
    errors: { types: [...errorsInSpace, InvalidInputError] },
    description: 'Deletes feeds: all of them or none. Their sources stay.',
    resolve: (_root, { input: { feedIds } }, ctx) => deleteFeeds(ctx, feedIds.map((id) => uuidOf('Feed', id))),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      deletedFeedIds: t.idList({ description: 'They.', resolve: ({ feedIds }) => feedIds.map((id) => encodePublicId('Feed', id)) }),
    }),
  },
);
