import { createRoute, z } from '@hono/zod-openapi';
import { authorizeSource } from '#server/domain/access/authorize.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { addEntries } from '#server/domain/sources/entries/addEntries.ts';
import { type EntryRow, entryCursor, readEntryPages } from '#server/domain/sources/entries/readEntries.ts';
import { type AdditionRow, readAdditions } from '#server/domain/sources/entries/readAdditions.ts';
import { idempotencyHeader, jsonBody, shown } from '../describing.ts';
import { serveEntry } from '../../files/serveEntry.ts';
import { linkNext } from './answering.ts';
import { changing, failures, idParam, notModified, posting, seeing } from './shapes.ts';
import { routes } from './vaultContext.ts';

export const entries = routes();
const tags = ['Files'];

const Entry = z
  .object({
    id: z.string().openapi({ description: 'A public id.', example: 'entry_01h455vb4pex5vsknk084sn02q' }),
    name: z.string().openapi({ description: 'Its path in there, without what cannot be seen.', example: 'letters/may.pdf' }),
    size: z.number().openapi({ description: 'In bytes, as the file says that it is in.', example: 48213 }),
    isEncrypted: z.boolean().openapi({ description: 'Protected with a password: it can be neither saved nor added.', example: false }),
    failure: z
      .object({ code: z.string().openapi({ example: 'DAMAGED' }), message: z.string().openapi({ example: 'This file is damaged: it ends too early or is not what it says.' }) })
      .nullable()
      .openapi({ description: 'Why it could not be taken out when that was tried last.' }),
    sourceId: z.string().nullable().openapi({ description: 'The source of the same space with the same bytes; null while there is none, and while it was never taken out.', example: null }),
  })
  .openapi('Entry');

const Addition = z
  .object({
    total: z.number().openapi({ description: 'How many were asked for.', example: 12 }),
    done: z.number().openapi({ example: 12 }),
    added: z.number().openapi({ description: 'New sources.', example: 9 }),
    alreadyThere: z.number().openapi({ description: 'Those that the space had already, by their bytes.', example: 2 }),
    refused: z.number().openapi({ description: 'Those that could not be added; `failure` of each says why.', example: 1 }),
    isOver: z.boolean().openapi({ example: true }),
    problem: z.string().nullable().openapi({ description: 'Why it ended before all were done.', example: null }),
  })
  .openapi('EntryAddition');

const present = ({ id, name, size, isEncrypted, failureCode, failureMessage, addedId }: EntryRow) => ({
  id: encodePublicId('SourceEntry', id),
  name,
  size,
  isEncrypted,
  failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
  sourceId: addedId && encodePublicId('Source', addedId),
});

const most = 200;
const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(most).default(most).openapi({ example: 100 }),
  cursor: z.string().optional(),
  q: z.string().optional().openapi({ description: 'Only those with this in their names.' }),
});

entries.openapi(
  createRoute({
    method: 'get',
    path: '/sources/{id}/entries',
    operationId: 'listEntries',
    tags,
    summary: 'What is in a source: the files of an archive, what is attached to a mail, the mails of a mailbox. In the order of its file.',
    request: { params: idParam('source'), query: listQuery },
    responses: {
      200: shown('Them, and how far it is that some are added.', z.object({ entries: z.array(Entry), addition: Addition.nullable(), nextCursor: z.string().nullable().openapi({ example: null }) })),
      ...failures(...seeing),
    },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const { limit, cursor, q } = c.req.valid('query');
    const { id } = await authorizeSource(ctx, 'space.read', uuidOf('Source', c.req.valid('param').id), 'not trashed');
    const rows = (await readEntryPages(ctx, { after: cursor, backwards: false, limit: limit + 1, search: q }, [id])).get(id) ?? [];
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const nextCursor = last ? entryCursor(last) : null;
    linkNext(c, nextCursor);
    const addition = (await readAdditions(ctx, [id])).get(id);
    return c.json({ data: { entries: page.map(present), addition: addition ? presentAddition(addition) : null, nextCursor } }, 200);
  },
);

const presentAddition = ({ total, done, added, alreadyThere, refused, isOver, failureMessage }: AdditionRow) => ({ total, done, added, alreadyThere, refused, isOver, problem: failureMessage });

entries.openapi(
  createRoute({
    method: 'post',
    path: '/sources/{id}/entries',
    operationId: 'addEntries',
    tags,
    summary: 'Makes what is in a source sources of their own, in the background.',
    description: 'What the space has already, by its bytes, is not added again. That there is room for all is asked first. GET says how far it is.',
    request: {
      params: idParam('source'),
      headers: idempotencyHeader,
      body: jsonBody(
        z.object({
          entryIds: z.array(z.string()).max(10_000).optional().openapi({ description: 'Left out: all that are not protected with a password.', example: ['entry_01h455vb4pex5vsknk084sn02q'] }),
          collectionId: z.string().optional().openapi({ description: 'Left out: where the source itself lies.', example: 'collection_01h455vb4pex5vsknk084sn02q' }),
        }),
      ),
    },
    responses: { 202: shown('It has begun.', z.object({ count: z.number().openapi({ description: 'How many were asked for.', example: 12 }) })), ...failures(...changing, ...posting, 'LIMIT_REACHED', 'STORAGE_FULL') },
  }),
  async (c) => {
    const { entryIds, collectionId } = c.req.valid('json');
    const { count } = await addEntries(c.var.vault, {
      sourceId: uuidOf('Source', c.req.valid('param').id),
      entryIds: entryIds?.map((id) => uuidOf('SourceEntry', id)) ?? null,
      ...(collectionId !== undefined && { collection: { id: uuidOf('Collection', collectionId) } }),
    });
    return c.json({ data: { count } }, 202);
  },
);

entries.openapi(
  createRoute({
    method: 'get',
    path: '/entries/{id}/content',
    operationId: 'downloadEntry',
    tags,
    summary: 'The bytes of a file that is in another, whole or in part.',
    request: { params: idParam('entry'), headers: z.object({ range: z.string().optional().openapi({ description: 'One range of bytes.', example: 'bytes=0-1023' }) }) },
    responses: {
      200: { description: 'The whole file, as an attachment.', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
      206: { description: 'The part that was asked for.', content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
      ...notModified,
      ...failures(...seeing, 'RANGE_NOT_SATISFIABLE', 'UNREADABLE', 'STORAGE_FULL'),
    },
  }),
  async (c) => serveEntry(c, c.var.vault, c.var.vault, uuidOf('SourceEntry', c.req.valid('param').id)),
);
