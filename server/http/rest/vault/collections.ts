import { createRoute, z } from '@hono/zod-openapi';
import { createCollection } from '#server/domain/collections/createCollection.ts';
import { deleteCollection } from '#server/domain/collections/deleteCollection.ts';
import { updateCollection } from '#server/domain/collections/updateCollection.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { idempotencyHeader, jsonBody, shown, taggedAnswer } from '../describing.ts';
import { changed, linkNext, located, tagged } from './answering.ts';
import { listCollections, readCollection } from './read.ts';
import { readSettings, settingsInput } from './settings.ts';
import { changing, Collection, failures, idParam, ifMatchHeader, notModified, pageQuery, seeing, spaceIdParam } from './shapes.ts';
import { routes, type VaultContext } from './vaultContext.ts';

export const collections = routes();
const tags = ['Collections'];

const name = z.string('Name is required').openapi({ example: 'Memory' });
const fields = {
  description: z.string().nullish().openapi({ example: 'Forgetting, spacing, testing.' }),
  parentId: z.string().nullish().openapi({ description: 'The collection it lies in; null or empty: at the top of the tree.', example: null }),
  settings: settingsInput,
};

collections.openapi(
  createRoute({
    method: 'get',
    path: '/spaces/{spaceId}/collections',
    operationId: 'listCollections',
    tags,
    summary: 'Every collection of a space as a flat list, newest first.',
    description: 'The tree hangs on `parentId`. Where a list goes on is said in the `Link` header.',
    request: { params: spaceIdParam, query: pageQuery },
    responses: { 200: shown('The collections.', z.array(Collection)), ...failures(...seeing) },
  }),
  async (c) => {
    const { items, nextCursor } = await listCollections(c.var.vault, uuidOf('Space', c.req.valid('param').spaceId), c.req.valid('query'));
    linkNext(c, nextCursor);
    return c.json({ data: items }, 200);
  },
);

collections.openapi(
  createRoute({
    method: 'post',
    path: '/spaces/{spaceId}/collections',
    operationId: 'createCollection',
    tags,
    summary: 'Creates a collection after its last sibling.',
    request: { params: spaceIdParam, headers: idempotencyHeader, body: jsonBody(z.object({ name, ...fields })) },
    responses: { 201: taggedAnswer('The new collection.', Collection), ...failures(...changing, 'CROSS_SPACE') },
  }),
  async (c) => {
    const { description, parentId, settings, ...input } = c.req.valid('json');
    const ctx = c.var.vault;
    const { collectionId } = await createCollection(ctx, {
      ...input,
      spaceId: uuidOf('Space', c.req.valid('param').spaceId),
      parentId: parentId ? uuidOf('Collection', parentId) : undefined,
      description: description ?? undefined,
      settings: readSettings(settings, ctx.log),
    });
    return c.json({ data: located(c, 'collections', await readCollection(ctx, collectionId)) }, 201);
  },
);

collections.openapi(
  createRoute({
    method: 'get',
    path: '/collections/{id}',
    operationId: 'getCollection',
    tags,
    summary: 'One collection.',
    request: { params: idParam('collection') },
    responses: { 200: taggedAnswer('The collection.', Collection), ...notModified, ...failures(...seeing) },
  }),
  async (c) => c.json({ data: tagged(c, await readCollection(c.var.vault, uuidOf('Collection', c.req.valid('param').id))) }, 200),
);

collections.openapi(
  createRoute({
    method: 'put',
    path: '/collections/{id}',
    operationId: 'updateCollection',
    tags,
    summary: 'Changes what is sent and keeps the rest. A `parentId` moves it there, null to the top of the tree.',
    request: { params: idParam('collection'), headers: ifMatchHeader, body: jsonBody(z.object({ name: name.optional(), ...fields })) },
    responses: {
      200: taggedAnswer('The collection as it is now.', Collection),
      ...failures(...changing, 'COLLECTION_CYCLE', 'CROSS_SPACE', 'PRECONDITION_FAILED'),
    },
  }),
  async (c) => {
    const { description, parentId, settings, ...input } = c.req.valid('json');
    const id = uuidOf('Collection', c.req.valid('param').id);
    const change = (ctx: VaultContext) =>
      updateCollection(ctx, {
        ...input,
        collectionId: id,
        description: description ?? undefined,
        settings: readSettings(settings, ctx.log),
        parent: parentId === undefined ? undefined : parentId ? { id: uuidOf('Collection', parentId) } : 'top',
      });
    return c.json({ data: await changed(c, { noun: 'collections', id, read: readCollection, change }) }, 200);
  },
);

collections.openapi(
  createRoute({
    method: 'delete',
    path: '/collections/{id}',
    operationId: 'deleteCollection',
    tags,
    summary: 'Puts a collection into the trash, with every collection below it and all sources in them. For 30 days it can be restored as it was (GraphQL: `restoreCollections`). What lay in the trash before stays there on its own; restored, it comes into the collection above. The method is the confirmation.',
    request: { params: idParam('collection') },
    responses: {
      200: shown(
        'What went.',
        z.object({
          id: Collection.shape.id,
          deletedCollectionIds: z.array(Collection.shape.id).openapi({ description: 'It and every collection below it.' }),
          deletedSourceCount: z.int().openapi({ description: 'How many sources came into the trash with them.', example: 12 }),
        }),
      ),
      ...failures(...seeing, 'SPACE_ARCHIVED'),
    },
  }),
  async (c) => {
    const { id } = c.req.valid('param');
    const { deletedCollectionIds, deletedSourceCount } = await deleteCollection(c.var.vault, {
      collectionId: uuidOf('Collection', id),
      confirmation: 'DELETE',
    });
    const gone = deletedCollectionIds.map((each) => encodePublicId('Collection', each));
    return c.json({ data: { id, deletedCollectionIds: gone, deletedSourceCount } }, 200);
  },
);
