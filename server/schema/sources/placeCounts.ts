import { readPlaceCounts } from '#server/domain/sources/list/placeCounts.ts';
import { builder } from '../base/builder.ts';
import { byId } from '../base/perOperation.ts';
import { Space } from '../spaces/Space.ts';

/** All of a space, and those of spaces side by side, are counted together. */
const countsOf = byId(readPlaceCounts);

builder.objectField(Space, 'inboxCount', (t) =>
  t.int({
    description: 'How many sources the Inbox has: those in no collection that nobody is done with, without those in the trash.',
    resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.inbox ?? 0,
  }),
);

builder.objectField(Space, 'unfiledCount', (t) =>
  t.int({
    description: 'How many sources lie in no collection, done or not, without those in the trash.',
    resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.unfiled ?? 0,
  }),
);

builder.objectField(Space, 'favoriteCount', (t) =>
  t.int({
    description: 'How many of its sources are your favorites, without those in the trash.',
    resolve: async ({ id }, _args, ctx) => (await countsOf(ctx, id))?.favorites ?? 0,
  }),
);
