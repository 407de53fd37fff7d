import { CrossSpaceError, InvalidInputError } from '#server/domain/errors.ts';
import { updateFeeds } from '#server/domain/feeds/updateFeeds.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { errorsInSpace } from '../base/errors.ts';
import { withoutNulls } from '../base/withoutNulls.ts';
import { Feed, feedOf } from './Feed.ts';

builder.relayMutationField(
  'updateFeeds',
  {
    description: 'What shall be different; what is not given stays.',
    inputFields: (t) => ({
      feedIds: t.idList({ required: true, description: 'Which feeds, at most 1,000.' }),
      title: t.string({ description: 'Another title; only with one id.' }),
      collectionId: t.id({ description: 'Where the sources go; null: the inbox; left out: stays.' }),
      tags: t.stringList({ description: 'All the tags for what comes.' }),
      intervalMinutes: t.int({ description: 'How often they are read.' }),
      itemLimit: t.int({ description: 'At most so many new items in one reading.' }),
      keepDays: t.int({ description: 'After so many days the sources go to the trash; null: never.' }),
      onlyWords: t.stringList({ description: 'Only items with one of these come; empty: all.' }),
      skipWords: t.stringList({ description: 'Items with one of these do not come.' }),
      isPaused: t.boolean({ description: 'Whether they are not read.' }),
      readNow: t.boolean({ description: 'true: read them at once.' }),
    }),
  },
  {
    errors: { types: [...errorsInSpace, CrossSpaceError, InvalidInputError] },
    description: 'Changes feeds: all of them or none.',
    resolve: (_root, { input: { feedIds, collectionId, keepDays, ...changes } }, ctx) =>
      updateFeeds(ctx, {
        ...withoutNulls(changes),
        feedIds: feedIds.map((id) => uuidOf('Feed', id)),
        ...(keepDays !== undefined && { keepDays }),
        ...(collectionId !== undefined && { collection: collectionId === null ? null : { id: uuidOf('Collection', collectionId) } }),
      }),
  },
  {
    description: 'What has changed.',
    outputFields: (t) => ({
      feeds: t.field({ type: [Feed], description: 'They, as they are now.', resolve: ({ feedIds }, _args, ctx) => feedIds.map((id) => feedOf(ctx, id)) }),
    }),
  },
);
