import { CrossSpaceError, InvalidInputError, LimitReachedError } from '#server/domain/errors.ts';
import { createFeeds } from '#server/domain/feeds/createFeeds.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { Feed, feedOf } from './Feed.ts';

builder.relayMutationField(
  'createFeeds',
  {
    description: 'Which, and where to.',
    inputFields: (t) => ({
      spaceId: t.id({ required: true, description: 'The space.' }),
      collectionId: t.id({ description: 'Where the sources go; left out: the inbox.' }),
      urls: t.stringList({ required: true, description: 'Addresses of feeds, or of pages that name theirs; at most 100.' }),
      intervalMinutes: t.int({ description: 'How often they are read, 15 to 10,080.' }),
      keepDays: t.int({ description: 'After so many days the sources go to the trash, 1 to 3,650.' }),
      tags: t.stringList({ description: 'Tags for everything that comes, at most 50.' }),
      onlyWords: t.stringList({ description: 'Only items with one of these come, at most 50.' }),
      skipWords: t.stringList({ description: 'Items with one of these do not come, at most 50.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, InvalidInputError, LimitReachedError] },
    description: 'Adds feeds: each that can be found is read at once. For many: `startImport` with OPML.',
    resolve: (_root, { input: { spaceId, collectionId, ...chosen } }, ctx) =>
      createFeeds(ctx, {
        ...withoutNulls(chosen),
        urls: chosen.urls,
        spaceId: uuidOf('Space', spaceId),
        ...(typeof collectionId === 'string' && { collection: { id: uuidOf('Collection', collectionId) } }),
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      feeds: t.field({ type: [Feed], description: 'They, in the order given; one that was there already as it is.', resolve: ({ feedIds }, _args, ctx) => feedIds.map((id) => feedOf(ctx, id)) }),
    }),
  },
);
