import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { acceptImportFile, expectImportFile } from '#server/domain/imports/receiveImportFile.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { BlobTooLargeError } from '#server/platform/storage/blobStore.ts';
import { shown } from '../describing.ts';
import { RestError } from '../errors.ts';
import { changing, failures, idParam } from './shapes.ts';
import { routes } from './vaultContext.ts';

export const jobs = routes();

jobs.openapi(
  createRoute({
    method: 'put',
    path: '/jobs/{id}/content',
    operationId: 'uploadJobFile',
    tags: ['Files'],
    summary: 'The bytes of the file that a job waits for: the `uploadPath` of an import, which GraphQL begins (`startImport`).',
    description: 'The size must be the one that was announced. What became of the file is told by GraphQL: `node(id:)`, or live `runProgressed`.',
    request: {
      params: idParam('job'),
      body: { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
    },
    responses: {
      200: shown('The job, which looks through the file now.', z.object({ id: z.string().openapi({ description: 'A public id.', example: 'job_01h455vb4pex5vsknk084sn02q' }) })),
      ...failures(...changing, 'CONFLICT', 'FILE_MISMATCH', 'STORAGE_FULL'),
    },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const { id } = c.req.valid('param');
    const { jobId, size } = await expectImportFile(ctx, uuidOf('Job', id));
    if (c.req.header('content-encoding')) throw new RestError('UNSUPPORTED_MEDIA_TYPE', 'Send the bytes of the file as they are, without Content-Encoding.');
    const received = await ctx.blobs.write(c.req.raw.body ?? Readable.from([]), size).catch((error: unknown) => {
      if (error instanceof BlobTooLargeError) return 'too much' as const;
      if (c.req.raw.signal.aborted) throw new RestError('INVALID', 'The upload broke off. Send the bytes again.');
      throw error;
    });
    await acceptImportFile(ctx, jobId, received);
    return c.json({ data: { id } }, 200);
  },
);
