import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { uuidOf } from '#server/domain/publicId.ts';
import { addNotePicture, expectNotePicture } from '#server/domain/sources/files/notePictures.ts';
import type { Log } from '#server/platform/log.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { answerRestError, RestError, restErrorOf } from '../rest/errors.ts';
import { readBody } from '../rest/readBody.ts';
import { type CallerCounting, countedContext } from './countedContext.ts';
import type { MakePicture } from './photoUpload.ts';

interface NotePictureUploadDependencies extends CallerCounting {
  readonly blobs: BlobStore;
  readonly makePicture: MakePicture;
  readonly log: Log;
}

const largestPicture = 10 * 1024 * 1024;

/** Takes pictures for notes, each under the name that the text gives it. Why: docs/decisions/pictures-in-notes.md */
export function notePictureUpload({ blobs, makePicture, log, ...counting }: NotePictureUploadDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => answerRestError(c, restErrorOf(error, log)));

  app.put('/:noteId/:name', async (c) => {
    c.header('Cache-Control', 'no-store');
    const ctx = await countedContext(c, counting);
    const expected = await expectNotePicture(ctx, { noteId: uuidOf('Source', c.req.param('noteId')), name: c.req.param('name') });
    // What was sent before, and whose answer was lost.
    if (expected.isThere) return c.body(null, 204);
    const picture = await makePicture(await readBody(c.req.raw, largestPicture));
    if ('problem' in picture) throw new RestError('UNREADABLE', picture.problem);
    await addNotePicture(ctx, expected, await blobs.write(Readable.from([picture]), picture.byteLength));
    return c.body(null, 204);
  });
  app.all('/:noteId/:name', () => {
    throw new RestError('METHOD_NOT_ALLOWED', 'This address takes PUT.', undefined, { Allow: 'PUT' });
  });
  return app;
}
