import { readTrees } from '#server/domain/collections/readTrees.ts';
import { readTreeVersions } from '#server/domain/collections/treeVersions.ts';
import { builder } from '../builder.ts';
import { byId, perOperation } from '../perOperation.ts';
import { selectedFields } from '../selectedFields.ts';
import { Space } from '../spaces/Space.ts';
import { Collection } from './Collection.ts';

/** Those of a list of spaces are read together. */
const treeWithCounts = byId((ctx, spaceIds) => readTrees(ctx, spaceIds, { withCounts: true }));
const treeWithoutCounts = byId((ctx, spaceIds) => readTrees(ctx, spaceIds, { withCounts: false }));

/** The version of a space's tree as it is now. */
export const treeVersionOf = byId(readTreeVersions);

/** The versions that an operation is reading, by space. */
const versionsUnderWay = perOperation(() => new Map<string, Promise<string>>());

builder.objectField(Space, 'tree', (t) =>
  t.field({
    type: [Collection],
    description: 'Every collection of the space in one list, depth first and in the order of siblings: the whole tree in one query.',
    resolve: async ({ id }, _args, ctx, info) => {
      const selected = selectedFields(info);
      const treeOf = selected.has('sourceCount') || selected.has('sourceCountWithDescendants') ? treeWithCounts : treeWithoutCounts;
      // A version that is older than its tree is read once too often; a newer one would hide that the tree is old.
      await Promise.resolve();
      await versionsUnderWay(ctx).get(id);
      return (await treeOf(ctx, id)) ?? [];
    },
  }),
);

builder.objectField(Space, 'treeVersion', (t) =>
  t.string({
    description:
      'Another word whenever anything of `tree` is other than it was, the numbers of sources included. Asked for together, `tree` is at least as new. ' +
      '`collectionsChanged` tells the version with each event: who has the tree of that version need not read it again.',
    resolve: async ({ id }, _args, ctx) => {
      const reading = treeVersionOf(ctx, id).then((version = '') => version);
      versionsUnderWay(ctx).set(id, reading);
      return reading.finally(() => versionsUnderWay(ctx).delete(id));
    },
  }),
);
