import { createRoute, z } from '@hono/zod-openapi';
import { InvalidInputError } from '#server/domain/errors.ts';
import { authorizeSpace } from '#server/domain/access/authorize.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { type AddSourceResult, addSources } from '#server/domain/sources/add/addSources.ts';
import { storeHtml } from '#server/domain/sources/page/storeHtml.ts';
import { copySources } from '#server/domain/sources/bulk/copySources.ts';
import { deleteSources } from '#server/domain/sources/trash/deleteSources.ts';
import { favoriteSources } from '#server/domain/sources/bulk/favoriteSources.ts';
import { moveSources } from '#server/domain/sources/bulk/moveSources.ts';
import { restoreSources } from '#server/domain/sources/trash/restoreSources.ts';
import { reprocessSources } from '#server/domain/sources/bulk/reprocessSources.ts';
import { retrySources } from '#server/domain/sources/bulk/retrySources.ts';
import { updateSource } from '#server/domain/sources/edit/updateSource.ts';
import { idempotencyHeader, jsonBody, shown, taggedAnswer } from '../describing.ts';
import { RestError } from '../errors.ts';
import { changed, linkNext, located, tagged } from './answering.ts';
import { listSources, readSource } from './read.ts';
import { changing, failures, idParam, ifMatchHeader, notModified, posting, seeing, Source, spaceIdParam, yesNo } from './shapes.ts';
import { fieldsIn, htmlIn, newSourceInput, sourceChangeInput, sourcesQuery, toNewSource } from './sourceInput.ts';
import { type Call, routes, type VaultContext } from './vaultContext.ts';

export const sources = routes();
const tags = ['Sources'];

sources.openapi(
  createRoute({
    method: 'get',
    path: '/spaces/{spaceId}/sources',
    operationId: 'listSources',
    tags,
    summary: 'Sources of a space: newest first, or best first when a text is searched for.',
    request: { params: spaceIdParam, query: sourcesQuery },
    responses: {
      200: shown('The sources.', z.object({ sources: z.array(Source), nextCursor: z.string().nullable().openapi({ example: null }) })),
      ...failures(...seeing),
    },
  }),
  async (c) => {
    const { limit, cursor, collectionId, includeDescendants, q, type, status, tag, favorite, trashed, texts } = c.req.valid('query');
    const { items, nextCursor } = await listSources(c.var.vault, {
      spaceId: uuidOf('Space', c.req.valid('param').spaceId),
      collection: collectionId ? { id: uuidOf('Collection', collectionId) } : undefined,
      filter: { text: q, types: type, statuses: status, tags: tag && { all: tag }, favorites: favorite, includeDescendants, trashed },
      texts,
      limit,
      cursor,
    });
    linkNext(c, nextCursor);
    return c.json({ data: { sources: items, nextCursor } }, 200);
  },
);

sources.openapi(
  createRoute({
    method: 'post',
    path: '/spaces/{spaceId}/sources',
    operationId: 'createSource',
    tags,
    summary: 'Keeps a link, a file, a pasted text or a note.',
    description:
      'A link that is in that collection already is answered with the source that is there (200); when that could not be read and `html` comes with it, it is read from that. A file is announced first: PUT its bytes to `uploadUrl`, or send them resumably to `/uploads` with tus; until they are there its status is UPLOADING.',
    request: { params: spaceIdParam, headers: idempotencyHeader, body: jsonBody(newSourceInput) },
    responses: {
      200: taggedAnswer('The link is there already: this is it.', Source),
      201: taggedAnswer('The new source.', Source),
      ...failures(...changing, 'CROSS_SPACE', 'LIMIT_REACHED'),
    },
  }),
  async (c) => {
    const { collectionId, ...input } = c.req.valid('json');
    const ctx = c.var.vault;
    const spaceId = uuidOf('Space', c.req.valid('param').spaceId);
    const html = htmlIn(input);
    // Bytes of strangers are not stored.
    if (html !== null) await authorizeSpace(ctx, 'source.edit', spaceId);
    const page = html === null ? undefined : await storeHtml(html, ctx.storeBytes);
    const { results } = await addSources(ctx, {
      spaceId,
      collection: collectionId ? { id: uuidOf('Collection', collectionId) } : undefined,
      sources: [toNewSource(input, page)],
    });
    const [result] = results;
    if (!result || result.outcome === 'INVALID') throw refusalOf(result);
    const source = await readSource(ctx, result.sourceId);
    return result.outcome === 'ADDED' ? c.json({ data: located(c, 'sources', source) }, 201) : c.json({ data: tagged(c, source) }, 200);
  },
);

function refusalOf(result: Extract<AddSourceResult, { outcome: 'INVALID' }> | undefined): Error {
  const message = result?.message ?? '';
  if (result?.problem === 'FILE_TOO_LARGE') return new RestError('TOO_LARGE', message);
  if (result?.problem === 'QUOTA_EXCEEDED' || result?.problem === 'PERSON_QUOTA_EXCEEDED') return new RestError('LIMIT_REACHED', message);
  if (result?.problem === 'STORAGE_FULL') return new RestError('STORAGE_FULL', message);
  return new InvalidInputError([{ path: 'data', message }]);
}

sources.openapi(
  createRoute({
    method: 'get',
    path: '/sources/{id}',
    operationId: 'getSource',
    tags,
    summary: 'One source with its whole texts. What lies in the trash is not found.',
    request: { params: idParam('source') },
    responses: { 200: taggedAnswer('The source.', Source), ...notModified, ...failures(...seeing) },
  }),
  async (c) => c.json({ data: tagged(c, await readSource(c.var.vault, sourceIdOf(c))) }, 200),
);

sources.openapi(
  createRoute({
    method: 'put',
    path: '/sources/{id}',
    operationId: 'updateSource',
    tags,
    summary: 'Changes what is sent and keeps the rest. `collectionId` moves it, null takes it out of its collection.',
    request: { params: idParam('source'), headers: ifMatchHeader, body: jsonBody(sourceChangeInput) },
    responses: { 200: taggedAnswer('The source as it is now.', Source), ...failures(...changing, 'CROSS_SPACE', 'PRECONDITION_FAILED') },
  }),
  async (c) => {
    const { collectionId, ...input } = c.req.valid('json');
    const collection = collectionId === undefined ? undefined : collectionId ? { id: uuidOf('Collection', collectionId) } : 'none';
    const change = (ctx: VaultContext) => applyChange(ctx, sourceIdOf(c), input, collection);
    return c.json({ data: await changed(c, { noun: 'sources', id: sourceIdOf(c), read: readSource, change }) }, 200);
  },
);

sources.openapi(
  createRoute({
    method: 'patch',
    path: '/sources/{id}',
    operationId: 'moveSource',
    tags,
    summary: 'Moves a source to another collection, or with null out of its collection. Other fields are changed as with PUT.',
    request: { params: idParam('source'), headers: ifMatchHeader, body: jsonBody(sourceChangeInput) },
    responses: {
      200: taggedAnswer('The source as it is now.', Source),
      ...failures(...changing, 'CROSS_SPACE', 'SAME_COLLECTION', 'PRECONDITION_FAILED'),
    },
  }),
  async (c) => {
    const { collectionId, ...input } = c.req.valid('json');
    const id = sourceIdOf(c);
    const change = async (ctx: VaultContext) => {
      if (collectionId !== undefined) await moveSources(ctx, { sources: [id], to: collectionId ? { id: uuidOf('Collection', collectionId) } : 'none' });
      if (collectionId === undefined || Object.keys(input).length > 0) await applyChange(ctx, id, input, undefined);
    };
    return c.json({ data: await changed(c, { noun: 'sources', id, read: readSource, change }) }, 200);
  },
);

/** A favorite is a mark of the reader's own; everything else is a change of the source. */
async function applyChange(
  ctx: VaultContext,
  id: string | null,
  { type, data, title, tags, isFavorite }: Omit<z.infer<typeof sourceChangeInput>, 'collectionId'>,
  collection: { id: string | null } | 'none' | undefined,
): Promise<void> {
  const current = await readSource(ctx, id);
  if (type !== undefined && type !== current.type) throw new InvalidInputError([{ path: 'type', message: 'The type of a source stays as it is.', code: 'NOT_ALLOWED' }]);
  const fields = { title, tags, collection, ...(data !== undefined && data !== current.sourceUrl && fieldsIn(data)) };
  const isMarkOnly = isFavorite !== undefined && Object.values(fields).every((field) => field === undefined);
  if (!isMarkOnly) await updateSource(ctx, { sourceId: id, ...fields });
  if (isFavorite !== undefined) await favoriteSources(ctx, { sources: [id], isFavorite });
}

sources.openapi(
  createRoute({
    method: 'delete',
    path: '/sources/{id}',
    operationId: 'deleteSource',
    tags,
    summary: 'Puts a source into the trash, where it stays for 30 days.',
    request: { params: idParam('source') },
    responses: { 200: shown('It is in the trash.', z.object({ id: Source.shape.id })), ...failures(...seeing, 'SPACE_ARCHIVED') },
  }),
  async (c) => {
    await deleteSources(c.var.vault, [sourceIdOf(c)]);
    return c.json({ data: { id: c.req.valid('param').id } }, 200);
  },
);

sources.openapi(
  createRoute({
    method: 'post',
    path: '/sources/{id}/copy',
    operationId: 'copySource',
    tags,
    summary: 'Copies a source with what was read of it; nothing is fetched again.',
    request: {
      params: idParam('source'),
      headers: idempotencyHeader,
      body: jsonBody(z.object({ targetCollectionId: z.string('The collection is required').openapi({ example: 'collection_01h455vb4pex5vsknk084sn02q' }) })),
    },
    responses: { 201: taggedAnswer('The copy.', Source), ...failures(...changing) },
  }),
  async (c) => {
    const { targetCollectionId } = c.req.valid('json');
    const ctx = c.var.vault;
    const { sourceIds } = await copySources(ctx, { sources: [sourceIdOf(c)], to: { id: uuidOf('Collection', targetCollectionId) } });
    return c.json({ data: located(c, 'sources', await readSource(ctx, sourceIds[0] ?? null)) }, 201);
  },
);

sources.openapi(
  createRoute({
    method: 'post',
    path: '/sources/{id}/restore',
    operationId: 'restoreSource',
    tags,
    summary: 'Takes a source out of the trash, to the place it had.',
    request: { params: idParam('source'), headers: idempotencyHeader },
    responses: { 200: taggedAnswer('The source.', Source), ...failures(...posting, 'SPACE_ARCHIVED') },
  }),
  async (c) => {
    await restoreSources(c.var.vault, [sourceIdOf(c)]);
    return c.json({ data: tagged(c, await readSource(c.var.vault, sourceIdOf(c))) }, 200);
  },
);

sources.openapi(
  createRoute({
    method: 'post',
    path: '/sources/{id}/retry',
    operationId: 'retrySource',
    tags,
    summary: 'Processes a source that has failed once more.',
    description: 'With `inBrowser` a link is read in a browser from now on, which runs its scripts and takes pictures of it; one that was read without is read again, too. INVALID when this vault has no browser.',
    request: { params: idParam('source'), headers: idempotencyHeader, query: z.object({ inBrowser: yesNo('true: in a browser.') }) },
    responses: { 200: taggedAnswer('The source.', Source), ...failures(...posting, 'SPACE_ARCHIVED') },
  }),
  async (c) => {
    const { inBrowser } = c.req.valid('query');
    if (inBrowser === undefined) await retrySources(c.var.vault, [sourceIdOf(c)]);
    else await reprocessSources(c.var.vault, [sourceIdOf(c)], { inBrowser });
    return c.json({ data: tagged(c, await readSource(c.var.vault, sourceIdOf(c))) }, 200);
  },
);

function sourceIdOf(c: Call): string | null {
  return uuidOf('Source', c.req.param('id') ?? '');
}
