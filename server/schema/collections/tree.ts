import { queryFromInfo } from '@pothos/plugin-prisma';
import { readTrees } from '#server/domain/collections/readTrees.ts';
import { readTreeVersions } from '#server/domain/collections/treeVersions.ts';
import type { RowSelection } from '#server/domain/sources/read/sourceRows.ts';
import { builder } from '../builder.ts';
import { byId, bySelection, perOperation } from '../perOperation.ts';
import { Space } from '../spaces/Space.ts';
import { Collection } from './Collection.ts';

/** Those of a list of spaces are read together. */
const treeOf = bySelection((ctx, select: RowSelection, spaceIds) => readTrees(ctx, spaceIds, select));

/** The version of a space's tree as it is now. */
export const treeVersionOf = byId(readTreeVersions);

/** The versions that an operation is reading, by space. */
const versionsUnderWay = perOperation(() => new Map<string, Promise<string>>());

builder.prismaObjectField(Space, 'tree', (t) =>
  t.field({
    type: [Collection],
    description: 'Every collection of the space in one list, depth first and in the order of siblings: the whole tree in one query.',
    resolve: async ({ id }, _args, ctx, info) => {
      const { select } = queryFromInfo({ context: ctx, info, select: { id: true } }) as { select: RowSelection };
      // A version that is older than its tree is read once too often; a newer one would hide that the tree is old.
      await Promise.resolve();
      await versionsUnderWay(ctx).get(id);
      return treeOf(ctx, select, id) as never;
    },
  }),
);

builder.prismaObjectField(Space, 'treeVersion', (t) =>
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
