import { InvalidInputError, LimitReachedError } from '#server/domain/errors.ts';
import { createFeedAddress } from '#server/domain/feeds/createFeedAddress.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { orGone } from '../base/perOperation.ts';
import { SourceFilter, toSourceFilter } from '../sources/sourceConnection.ts';
import { FeedAddress, loadFeedAddress } from './FeedAddress.ts';

builder.relayMutationField(
  'createFeedAddress',
  {
    description: 'Of what.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space.' }),
      name: t.string({ required: true, description: 'Its title, at most 200 characters.' }),
      filter: t.field({ type: SourceFilter, description: 'Of what this filter takes; left out: everything of the space.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, InvalidInputError, LimitReachedError] },
    description: 'Makes an address where feed readers find what is new in a list.',
    resolve: (_root, { input: { spaceId, name, filter } }, ctx) => createFeedAddress(ctx, { spaceId: uuidOf('Space', spaceId), name, filter: toSourceFilter(filter) }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      feedAddress: t.field({ type: FeedAddress, description: 'It.', resolve: ({ feedAddressId }, _args, ctx) => orGone('Feed address', loadFeedAddress(ctx, feedAddressId)) }),
    }),
  },
);
