import { authorizeSpace, may } from '#server/domain/access/authorize.ts';
import { readCollectionsOf } from '#server/domain/collections/readCollections.ts';
import { treeTopic } from '#server/domain/events.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { changes } from '../base/changes.ts';
import type { GraphQLContext } from '../base/context.ts';
import { oncePerEvent } from '../base/oncePerEvent.ts';
import { loadSpace, Space } from '../spaces/Space.ts';
import { Collection } from './Collection.ts';
import { treeVersionOf } from './tree.ts';

interface TreeChange {
  readonly spaceId: string;
  readonly collectionIds: readonly string[];
  readonly readAgain: boolean;
  /** The same array for all who hear of this change, and of no other. */
  readonly heard: readonly string[];
}

const CollectionsChanged = builder.objectRef<TreeChange>('CollectionsChanged').implement({
  description: 'The tree of a space has changed, or so much in it that its lists should be read again.',
  fields: (t) => ({
    collectionIds: t.idList({
      description: 'The collections that are new, renamed, moved or gone; none with `readAgain`.',
      resolve: ({ collectionIds }) => collectionIds.map((id) => encodePublicId('Collection', id)),
    }),
    collections: t.field({
      type: [Collection],
      description: 'Those of them that are there, as they are now.',
      resolve: (change, _args, ctx) => readChanged(change, ctx),
    }),
    treeVersion: t.string({
      nullable: true,
      description: 'The `treeVersion` of the space after this change; null when the space is gone or not visible to you any more.',
      resolve: (change, _args, ctx) => readVersion(change, ctx),
    }),
    readAgain: t.boolean({
      description:
        'Whether lists of sources and counts should be read again: in the first event, from which on nothing is missed, after a change of more than 150 sources at once, which are not told one by one, and when the space itself was changed, archived or deleted.',
      resolve: ({ readAgain }) => readAgain,
    }),
    space: t.field({
      type: Space,
      nullable: true,
      description: 'The space, whose `tree` is the whole tree as it is now; null when it is gone or not visible to you any more.',
      resolve: ({ spaceId }, _args, ctx) => loadSpace(ctx, spaceId),
    }),
  }),
});

async function readChanged({ spaceId, collectionIds }: TreeChange, ctx: GraphQLContext) {
  if (collectionIds.length === 0 || !(await may(ctx, 'space.read', spaceId))) return [];
  return oncePerEvent(collectionIds, 'collections', async () => [...(await readCollectionsOf(spaceId, ctx.db, collectionIds)).values()]);
}

async function readVersion({ spaceId, heard }: TreeChange, ctx: GraphQLContext): Promise<string | null> {
  if (!(await may(ctx, 'space.read', spaceId))) return null;
  return (await oncePerEvent(heard, 'treeVersion', () => treeVersionOf(ctx, spaceId))) ?? null;
}

function changesIn(ctx: GraphQLContext, id: string | null): AsyncIterableIterator<TreeChange> {
  return changes(ctx, treeTopic(id ?? ''), async () => {
    const { id: spaceId } = await authorizeSpace(ctx, 'space.read', id);
    const readAgain = (heard: readonly string[]) => ({ spaceId, collectionIds: [], readAgain: true, heard });
    const changeOf = (heard: readonly string[]) => (heard.includes(spaceId) ? readAgain(heard) : { spaceId, collectionIds: heard, readAgain: false, heard });
    return { first: readAgain([]), of: (heard) => [oncePerEvent(heard, 'change', () => changeOf(heard))] };
  });
}

builder.subscriptionField('collectionsChanged', (t) =>
  t.field({
    type: CollectionsChanged,
    authScopes: { signedIn: true },
    description:
      'Every change of the tree of a space: collections created, renamed, moved, deleted. The first event comes at once: from then on nothing is missed, so that who lost the connection ' +
      'subscribes to this last and reads their lists again when it comes.',
    args: { spaceId: t.arg.id({ required: true, description: 'The space to watch.' }) },
    subscribe: (_root, { spaceId }, ctx) => changesIn(ctx, uuidOf('Space', spaceId)),
    resolve: (event) => event,
  }),
);
