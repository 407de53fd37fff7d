import {
  countDeletedCollections,
  countDeletedSources,
  countDeletedTrees,
  type DeletedCollectionRow,
  readDeletedCollectionPages,
  readDeletedCollections,
} from '#server/domain/collections/readDeletedCollections.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';
import { byId } from '../base/perOperation.ts';
import { Space, spaceOf } from '../spaces/Space.ts';
import { countOf, timelineOf } from '../base/timeline.ts';
import { viewerMay } from '../base/viewerMay.ts';

const treeCounts = byId(({ db }, ids) => countDeletedTrees(db, ids));
const sourceCounts = byId(({ db }, ids) => countDeletedSources(db, ids));

const DeletedCollection = builder.objectRef<DeletedCollectionRow>('DeletedCollection').implement({
  description: 'A collection in the trash, with the collections that were below it and the sources that went with it. After 30 days it is deleted for good.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id, such as `deletedcollection_01h455vb4pex5vsknk084sn02q`.', resolve: ({ id }) => encodePublicId('DeletedCollection', id) }),
    collectionId: t.id({ description: 'The id that it had, and has again once it is restored.', resolve: ({ id }) => encodePublicId('Collection', id) }),
    name: t.exposeString('name', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'May be empty.' }),
    path: t.exposeStringList('path', { description: 'The names of the collections it lay in, from the top of the tree.' }),
    deletedAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was deleted.' }),
    collectionCount: t.int({
      description: 'How many collections come back with it, itself included.',
      resolve: async ({ id }, _args, ctx) => (await treeCounts(ctx, id)) ?? 0,
    }),
    sourceCount: t.int({
      description: 'How many sources leave the trash with it. They are listed by the filter `{trashed: true, deletedCollectionId: …}`.',
      resolve: async ({ id }, _args, ctx) => (await sourceCounts(ctx, id)) ?? 0,
    }),
    space: t.field({ type: Space, description: 'The space it lay in.', resolve: ({ spaceId }, _args, ctx, info) => spaceOf(ctx, info, spaceId) }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may restore it and delete it for good.',
      resolve: ({ spaceId }, _args, ctx, info) => viewerMay(ctx, info, 'collection.edit', spaceId),
    }),
  }),
});
registerNode('DeletedCollection', readDeletedCollections);

const DeletedCollectionEdge = builder.edgeObject({ type: DeletedCollection, name: 'DeletedCollectionEdge', description: 'A deleted collection in a list.' });
const DeletedCollectionConnection = builder.connectionObject(
  {
    type: DeletedCollection,
    name: 'DeletedCollectionConnection',
    description: 'A page of deleted collections.',
    fields: (t) => ({ totalCount: t.int({ description: 'How many deleted collections the whole list has. Counted only when asked for.', resolve: countOf }) }),
  },
  DeletedCollectionEdge,
);

const deletedCollectionsOf = timelineOf({ pages: readDeletedCollectionPages, counts: countDeletedCollections });

builder.objectField(Space, 'deletedCollections', (t) =>
  t.connection(
    {
      type: DeletedCollection,
      description: 'The collections in its trash, deleted last first: one entry for each deletion.',
      resolve: ({ id }, args, ctx) => deletedCollectionsOf(ctx, args, id),
    },
    DeletedCollectionConnection,
    DeletedCollectionEdge,
  ),
);
