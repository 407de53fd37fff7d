import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { type GivenPage, largestPage, pageTypes } from '#server/domain/processing/givenPage.ts';
import { uuidOf } from '#server/domain/publicId.ts';
import { sizeInWords } from '#server/domain/sources/files/fileLimits.ts';
import { authorizePage, removePage, setPage } from '#server/domain/sources/page/setPage.ts';
import { BlobTooLargeError } from '#server/platform/storage/blobStore.ts';
import { sniffMimeType } from '#server/platform/storage/sniffMimeType.ts';
import { taggedAnswer } from '../describing.ts';
import { RestError } from '../errors.ts';
import { tagged } from './answering.ts';
import { readSource } from './read.ts';
import { changing, failures, idParam, seeing, Source } from './shapes.ts';
import { type Call, routes } from './vaultContext.ts';

export const pages = routes();
const tags = ['Sources'];

const content = Object.fromEntries(pageTypes.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]));

pages.openapi(
  createRoute({
    method: 'put',
    path: '/sources/{id}/page',
    operationId: 'givePage',
    tags,
    summary: 'Hands in the page of a link, as a browser saved it or as its text.',
    description: 'It is read from then on instead of what the address answers, which may be a sign-in. At most 50 MB, of the type that Content-Type says.',
    request: { params: idParam('source'), body: { required: true, content } },
    responses: { 200: taggedAnswer('The source, which is read again.', Source), ...failures(...changing, 'LIMIT_REACHED', 'STORAGE_FULL') },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const { id } = await authorizePage(ctx, uuidOf('Source', c.req.param('id')));
    await setPage(ctx, id, await receive(c));
    return c.json({ data: tagged(c, await readSource(ctx, id)) }, 200);
  },
);

pages.openapi(
  createRoute({
    method: 'delete',
    path: '/sources/{id}/page',
    operationId: 'removePage',
    tags,
    summary: 'Forgets a page that was handed in: the link is read from its address again.',
    request: { params: idParam('source') },
    responses: { 200: taggedAnswer('The source, which is read again.', Source), ...failures(...seeing, 'SPACE_ARCHIVED') },
  }),
  async (c) => {
    const ctx = c.var.vault;
    const id = uuidOf('Source', c.req.param('id'));
    await removePage(ctx, id);
    return c.json({ data: tagged(c, await readSource(ctx, id)) }, 200);
  },
);

async function receive(c: Call): Promise<GivenPage> {
  const { blobs } = c.var.vault;
  const declared = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const mimeType = pageTypes.find((type) => type === declared);
  if (!mimeType || c.req.header('content-encoding')) throw notAPage();
  try {
    const { hash, size } = await blobs.write(c.req.raw.body ?? Readable.from([]), largestPage);
    if (size === 0) throw new RestError('INVALID', 'The page is empty.');
    const found = await sniffMimeType(blobs, hash, { name: '', mimeType });
    const isText = /^(text|message)\/|xml$|\+xml$/.test(found);
    if (mimeType === 'application/pdf' ? found !== 'application/pdf' : !isText) throw notAPage();
    return { hash, size, mimeType };
  } catch (error) {
    if (error instanceof BlobTooLargeError) throw new RestError('TOO_LARGE', `A page may weigh at most ${sizeInWords(largestPage)}.`);
    if (c.req.raw.signal.aborted) throw new RestError('INVALID', 'The upload broke off. Send the page again.');
    throw error;
  }
}

const notAPage = () => new RestError('UNSUPPORTED_MEDIA_TYPE', `Send the page as it is, with a Content-Type that fits it: ${pageTypes.join(', ')}.`);
