import { readTrees, readVersionedTrees } from '#server/domain/collections/readTrees.ts';
import { readTreeVersions } from '#server/domain/collections/treeVersions.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { byId, perOperation } from '../base/perOperation.ts';
import { selectedFields } from '../base/selectedFields.ts';
import { Space } from '../spaces/Space.ts';
import { noteAccess } from '../base/viewerMay.ts';
import { Collection } from './Collection.ts';

/** Those of a list of spaces are read together. */
const treeWithCounts = byId((ctx, spaceIds) => readTrees(ctx, spaceIds, { withCounts: true }));
const treeWithoutCounts = byId((ctx, spaceIds) => readTrees(ctx, spaceIds, { withCounts: false }));

/** The version of a space's tree as it is now. */
export const treeVersionOf = byId(readTreeVersions);

/** Both at one moment, where both are asked for. */
const versionedTreeOf = byId(readVersionedTrees);

/** What an operation is asking of the trees of spaces. */
const askedOf = perOperation(() => new Map<string, Set<'tree' | 'version'>>());

/** Notes that this is asked; answers whether both are, once everything beside it has been asked too. */
async function areBothAsked(ctx: GraphQLContext, spaceId: string, what: 'tree' | 'version'): Promise<boolean> {
  const asked = askedOf(ctx).get(spaceId) ?? new Set();
  askedOf(ctx).set(spaceId, asked.add(what));
  await Promise.resolve();
  askedOf(ctx).delete(spaceId);
  return asked.size === 2;
}

builder.objectField(Space, 'tree', (t) =>
  t.field({
    type: [Collection],
    description: 'Every collection of the space in one list, depth first and in the order of siblings: the whole tree in one query.',
    resolve: async ({ id, access }, _args, ctx, info) => {
      noteAccess(ctx, id, access);
      if (await areBothAsked(ctx, id, 'tree')) return [...((await versionedTreeOf(ctx, id))?.tree ?? [])];
      const selected = selectedFields(info);
      const treeOf = selected.has('sourceCount') || selected.has('sourceCountWithDescendants') ? treeWithCounts : treeWithoutCounts;
      return (await treeOf(ctx, id)) ?? [];
    },
  }),
);

builder.objectField(Space, 'treeVersion', (t) =>
  t.string({
    description:
      'Another word whenever anything of `tree` is other than it was, the numbers of sources included. Asked for together, `tree` is at least as new. ' +
      '`collectionsChanged` tells the version with each event: who has the tree of that version need not read it again.',
    resolve: async ({ id }, _args, ctx) => ((await areBothAsked(ctx, id, 'version')) ? (await versionedTreeOf(ctx, id))?.version : await treeVersionOf(ctx, id)) ?? '',
  }),
);
