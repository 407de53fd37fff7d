import type { GraphQLResolveInfo } from 'graphql';
import { sourceCountOf } from '#server/domain/collections/branches.ts';
import { type CollectionRow, readAncestors, readChildren, readCollections } from '#server/domain/collections/readCollections.ts';
import type { TreeRow } from '#server/domain/collections/readTrees.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import type { GraphQLContext } from '../base/context.ts';
import { registerNode } from '../base/nodes.ts';
import { byId, orGone } from '../base/perOperation.ts';
import { rowOfId, selectsOnlyId } from '../base/selectedFields.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { viewerMay } from '../base/viewerMay.ts';

/** A collection that the reader may see, by its id. */
export const loadCollection = byId(readCollections);

/** The collection of something that the reader may see; not read where nothing is asked but what is known of it. */
export const collectionOf = (ctx: GraphQLContext, info: GraphQLResolveInfo, known: Pick<CollectionRow, 'id' | 'spaceId'> & { readonly name?: string }) =>
  selectsOnlyId(info, known.name === undefined ? undefined : named) ? rowOfId<ShownCollection>(known) : orGone<ShownCollection>('Collection', loadCollection(ctx, known.id));
const named: ReadonlySet<string> = new Set(['name']);

const childrenOf = byId(({ db }, ids) => readChildren(db, ids));
const ancestorsOf = byId(readAncestors);

/** A collection; where it was read with its tree, that part which trees are asked for, with its parent and numbers of sources. */
type ShownCollection = Pick<CollectionRow, 'id' | 'spaceId' | 'parentId' | 'name' | 'description' | 'access'> & Partial<Pick<CollectionRow, 'createdAt' | 'updatedAt'>> & Partial<TreeRow>;

export const Collection = builder.objectRef<ShownCollection>('Collection');

/** Of a collection that was read without it. */
const dateOf = async (ctx: GraphQLContext, id: string, date: 'createdAt' | 'updatedAt') => (await orGone('Collection', loadCollection(ctx, id)))[date];

Collection.implement({
  description: 'A folder of sources. Collections nest as deep as one likes, within one space.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `collection_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id, publicId }) => publicId ?? encodePublicId('Collection', id) }),
    name: t.exposeString('name', { description: 'At most 200 characters.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    space: t.field({
      type: Space,
      description: 'The space it lies in.',
      resolve: ({ spaceId, access }, _args, ctx, info) => spaceOf(ctx, info, spaceId, access),
    }),
    parent: t.field({
      type: Collection,
      nullable: true,
      description: 'The collection it lies in; null at the top of the tree.',
      resolve: ({ parent, parentId, spaceId }, _args, ctx, info) => parent ?? (parentId === null ? null : collectionOf(ctx, info, { id: parentId, spaceId })),
    }),
    children: t.field({
      type: [Collection],
      description: 'The collections directly below it, in their order.',
      resolve: async ({ id }, _args, ctx) => (await childrenOf(ctx, id)) ?? [],
    }),
    ancestors: t.field({
      type: [Collection],
      description: 'The way from the top of the tree to its parent.',
      resolve: async ({ id }, _args, ctx) => (await ancestorsOf(ctx, id)) ?? [],
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: ({ id, createdAt }, _args, ctx) => createdAt ?? dateOf(ctx, id, 'createdAt'),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When its name, description or place last changed.',
      resolve: ({ id, updatedAt }, _args, ctx) => updatedAt ?? dateOf(ctx, id, 'updatedAt'),
    }),
    sourceCount: t.int({
      description: 'How many sources lie directly in it, without those in the trash.',
      resolve: ({ id, sourceCount }, _args, { db }) => sourceCount ?? sourceCountOf(db, id),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change it and what is in it.',
      resolve: ({ spaceId, access }, _args, ctx, info) => viewerMay(ctx, info, 'collection.edit', spaceId, access),
    }),
  }),
});
registerNode('Collection', readCollections);
