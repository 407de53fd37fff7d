import { createRoute, z } from '@hono/zod-openapi';
import { uuidOf } from '#server/domain/publicId.ts';
import { archiveSpace } from '#server/domain/spaces/archiveSpace.ts';
import { createSpace } from '#server/domain/spaces/createSpace.ts';
import { deleteSpace } from '#server/domain/spaces/deleteSpace.ts';
import { unarchiveSpace } from '#server/domain/spaces/unarchiveSpace.ts';
import { updateSpace } from '#server/domain/spaces/updateSpace.ts';
import { idempotencyHeader, jsonBody, shown, taggedAnswer } from '../describing.ts';
import { changed, linkNext, located, tagged } from './answering.ts';
import { listSpaces, readSpace } from './read.ts';
import { readSpaceSettings, settingsInput } from './settings.ts';
import { changing, failures, idParam, ifMatchHeader, notModified, pageQuery, posting, seeing, Space, yesNo } from './shapes.ts';
import { routes, type VaultContext } from './vaultContext.ts';

export const spaces = routes();
const tags = ['Spaces'];

const fields = { description: z.string().nullish().openapi({ example: 'What we read about memory.' }), settings: settingsInput };
const name = z.string('Name is required').openapi({ example: 'Research Lab' });

spaces.openapi(
  createRoute({
    method: 'get',
    path: '/spaces',
    operationId: 'listSpaces',
    tags,
    summary: 'Your spaces, oldest first: the first is current unless another was chosen.',
    request: { query: pageQuery.extend({ archived: yesNo('Those that are archived, instead of those that are not.') }) },
    responses: {
      200: shown('The spaces.', z.object({ spaces: z.array(Space), nextCursor: z.string().nullable().openapi({ example: null }) })),
      ...failures(),
    },
  }),
  async (c) => {
    const { archived = false, ...page } = c.req.valid('query');
    const { items, nextCursor } = await listSpaces(c.var.vault, { ...page, archived });
    linkNext(c, nextCursor);
    return c.json({ data: { spaces: items, nextCursor } }, 200);
  },
);

spaces.openapi(
  createRoute({
    method: 'post',
    path: '/spaces',
    operationId: 'createSpace',
    tags,
    summary: 'Creates a space of yours.',
    request: { headers: idempotencyHeader, body: jsonBody(z.object({ name, ...fields })) },
    responses: { 201: taggedAnswer('The new space.', Space), ...failures('FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'IDEMPOTENCY_KEY_REUSED') },
  }),
  async (c) => {
    const { settings, description, ...input } = c.req.valid('json');
    const ctx = c.var.vault;
    const { spaceId } = await createSpace(ctx, { ...input, description: description ?? undefined, settings: readSpaceSettings(settings, ctx.log) });
    return c.json({ data: located(c, 'spaces', await readSpace(ctx, spaceId)) }, 201);
  },
);

spaces.openapi(
  createRoute({
    method: 'get',
    path: '/spaces/{id}',
    operationId: 'getSpace',
    tags,
    summary: 'One space.',
    request: { params: idParam('space') },
    responses: { 200: taggedAnswer('The space.', Space), ...notModified, ...failures(...seeing) },
  }),
  async (c) => c.json({ data: tagged(c, await readSpace(c.var.vault, uuidOf('Space', c.req.valid('param').id))) }, 200),
);

spaces.openapi(
  createRoute({
    method: 'put',
    path: '/spaces/{id}',
    operationId: 'updateSpace',
    tags,
    summary: 'Changes what is sent and keeps the rest, also within the settings.',
    request: { params: idParam('space'), headers: ifMatchHeader, body: jsonBody(z.object({ name: name.optional(), ...fields })) },
    responses: { 200: taggedAnswer('The space as it is now.', Space), ...failures(...changing, 'PRECONDITION_FAILED') },
  }),
  async (c) => {
    const { settings, description, ...input } = c.req.valid('json');
    const id = uuidOf('Space', c.req.valid('param').id);
    const change = (ctx: VaultContext) =>
      updateSpace(ctx, id, { ...input, description: description ?? undefined, settings: readSpaceSettings(settings, ctx.log) });
    return c.json({ data: await changed(c, { noun: 'spaces', id, read: readSpace, change }) }, 200);
  },
);

spaces.openapi(
  createRoute({
    method: 'delete',
    path: '/spaces/{id}',
    operationId: 'deleteSpace',
    tags,
    summary: 'Deletes a space for good, with everything in it. The method is the confirmation.',
    request: { params: idParam('space') },
    responses: {
      200: shown('What went.', z.object({ id: z.string(), deletedCollectionCount: z.int(), deletedSourceCount: z.int() })),
      ...failures(...seeing),
    },
  }),
  async (c) => {
    const id = uuidOf('Space', c.req.valid('param').id);
    const space = await readSpace(c.var.vault, id);
    const { deletedCollectionCount, deletedSourceCount } = await deleteSpace(c.var.vault, { spaceId: id, confirmation: space.name });
    return c.json({ data: { id: space.id, deletedCollectionCount, deletedSourceCount } }, 200);
  },
);

spaces.openapi(
  createRoute({
    method: 'post',
    path: '/spaces/{id}/archive',
    operationId: 'archiveSpace',
    tags,
    summary: 'Puts a space away: it can be read, but what is in it stays as it is.',
    request: { params: idParam('space'), headers: idempotencyHeader },
    responses: { 200: taggedAnswer('The space.', Space), ...failures(...posting) },
  }),
  async (c) => {
    const id = uuidOf('Space', c.req.valid('param').id);
    await archiveSpace(c.var.vault, id);
    return c.json({ data: tagged(c, await readSpace(c.var.vault, id)) }, 200);
  },
);

spaces.openapi(
  createRoute({
    method: 'post',
    path: '/spaces/{id}/unarchive',
    operationId: 'unarchiveSpace',
    tags,
    summary: 'Lets an archived space be changed again.',
    request: { params: idParam('space'), headers: idempotencyHeader },
    responses: { 200: taggedAnswer('The space.', Space), ...failures(...posting) },
  }),
  async (c) => {
    const id = uuidOf('Space', c.req.valid('param').id);
    await unarchiveSpace(c.var.vault, id);
    return c.json({ data: tagged(c, await readSpace(c.var.vault, id)) }, 200);
  },
);
