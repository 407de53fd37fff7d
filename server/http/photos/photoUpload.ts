import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { requireSignedIn } from '#server/domain/access/authorize.ts';
import { setPhoto } from '#server/domain/account/photo.ts';
import type { Log } from '#server/platform/log.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { type CallerCounting, countedContext } from './countedContext.ts';
import { answerRestError, RestError, restErrorOf } from '../rest/errors.ts';
import { readBody } from '../rest/readBody.ts';

/** Makes of the bytes of a picture what is kept of it; answers in words why it cannot. */
export type MakePicture = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | { readonly problem: string }>;

interface PhotoUploadDependencies extends CallerCounting {
  readonly blobs: BlobStore;
  readonly squarePhoto: MakePicture;
  readonly log: Log;
}

const largestPhoto = 5 * 1024 * 1024;

/** Takes the picture of the person whose credential it comes with; no API key's. Why: docs/decisions/profile-pictures.md */
export function photoUpload({ blobs, squarePhoto, log, ...counting }: PhotoUploadDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => answerRestError(c, restErrorOf(error, log)));

  app.put('/', async (c) => {
    c.header('Cache-Control', 'no-store');
    const ctx = await countedContext(c, counting);
    requireSignedIn(ctx);
    const square = await squarePhoto(await readBody(c.req.raw, largestPhoto));
    if ('problem' in square) throw new RestError('UNREADABLE', square.problem);
    await setPhoto(ctx, await blobs.write(Readable.from([square]), square.byteLength));
    return c.body(null, 204);
  });
  app.all('/', () => {
    throw new RestError('METHOD_NOT_ALLOWED', 'This address takes PUT.', undefined, { Allow: 'PUT' });
  });
  return app;
}
