import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { uuidOf } from '#server/domain/publicId.ts';
import { expectFile, type ReceivedFile } from '#server/domain/sources/files/receiveFile.ts';
import { readOriginal } from '#server/domain/sources/files/readStoredFile.ts';
import { readMarkdown } from '#server/domain/sources/read/readMarkdown.ts';
import { BlobTooLargeError } from '#server/platform/storage/blobStore.ts';
import { taggedAnswer } from '../describing.ts';
import { markdownFileOf } from '#server/domain/exports/markdownFile.ts';
import { disposition, serveFile, untrusted } from '../../files/serveFile.ts';
import { RestError } from '../errors.ts';
import { tagged } from './answering.ts';
import { readSource } from './read.ts';
import { changing, failures, idParam, notModified, seeing, Source } from './shapes.ts';
import { takeFile } from './takeFile.ts';
import { type Call, routes } from './vaultContext.ts';

export const files = routes();
const tags = ['Files'];

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const;

files.openapi(
  createRoute({
    method: 'put',
    path: '/sources/{id}/content',
    operationId: 'uploadFile',
    tags,
    summary: 'The bytes of a file that was announced: the `uploadUrl` of its source.',
    description:
      'Size, and SHA-256 when `Content-Digest` (RFC 9530) gives it, are verified: what does not match makes the source FAILED with the reason, and may be sent again. The same bytes once more change nothing.',
    request: {
      params: idParam('source'),
      headers: z.object({
        'content-digest': z
          .string()
          .regex(/sha-256=:[A-Za-z0-9+/]{43}=:/, 'Must be such as sha-256=:…:')
          .optional()
          .openapi({ example: 'sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:' }),
      }),
      body: { required: true, content: bytes },
    },
    responses: {
      200: taggedAnswer('The source, which is processed now.', Source),
      ...failures(...changing, 'FILE_MISMATCH', 'FILE_ALREADY_THERE', 'STORAGE_FULL'),
    },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const expected = await expectFile(ctx, sourceIdOf(c));
    if (c.req.header('content-encoding')) throw new RestError('UNSUPPORTED_MEDIA_TYPE', 'Send the bytes of the file as they are, without Content-Encoding.');
    const received = await receive(c, expected.size);
    const digest = /sha-256=:([^:]+):/.exec(c.req.valid('header')['content-digest'] ?? '')?.[1];
    await takeFile(ctx, expected, received, digest === undefined ? null : Buffer.from(digest, 'base64').toString('hex'));
    return c.json({ data: tagged(c, await readSource(ctx, expected.sourceId)) }, 200);
  },
);

async function receive(c: Call, size: number): Promise<ReceivedFile | 'too much'> {
  try {
    return await c.var.vault.blobs.write(c.req.raw.body ?? Readable.from([]), size);
  } catch (error) {
    if (error instanceof BlobTooLargeError) return 'too much';
    if (c.req.raw.signal.aborted) throw new RestError('INVALID', 'The upload broke off. Send the bytes again.');
    throw error;
  }
}

files.openapi(
  createRoute({
    method: 'get',
    path: '/sources/{id}/content',
    operationId: 'downloadFile',
    tags,
    summary: 'The bytes of a file, whole or in part.',
    request: {
      params: idParam('source'),
      headers: z.object({
        range: z.string().optional().openapi({ description: 'One range of bytes.', example: 'bytes=0-1023' }),
        'if-range': z.string().optional().openapi({ description: 'Only if it still has this ETag; else all of it is answered.' }),
      }),
    },
    responses: {
      200: { description: 'The whole file, as an attachment.', content: bytes },
      206: { description: 'The part that was asked for.', content: bytes },
      ...notModified,
      ...failures(...seeing, 'RANGE_NOT_SATISFIABLE'),
    },
  }),
  async (c) => {
    return serveFile(c, c.var.vault.blobs, await readOriginal(c.var.vault, sourceIdOf(c)), {});
  },
);

files.openapi(
  createRoute({
    method: 'get',
    path: '/sources/{id}/markdown',
    operationId: 'exportMarkdown',
    tags,
    summary: 'The text of a source as a Markdown file.',
    request: { params: idParam('source') },
    responses: {
      200: { description: 'Its title, its address and its text.', content: { 'text/markdown': { schema: { type: 'string' } } } },
      ...failures(...seeing),
    },
  }),
  async (c) => {
    const source = await readMarkdown(c.var.vault, sourceIdOf(c));
    return c.body(await markdownFileOf(c.var.vault, source), 200, {
      ...untrusted,
      'Cache-Control': 'private, no-store',
      'Content-Disposition': disposition('attachment', `${source.title}.md`),
      'Content-Type': 'text/markdown; charset=utf-8',
    });
  },
);

function sourceIdOf(c: Call): string | null {
  return uuidOf('Source', c.req.param('id') ?? '');
}
