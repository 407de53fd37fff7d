import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { requireSignedIn } from '#server/domain/access/authorize.ts';
import { setPhoto } from '#server/domain/account/photo.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import type { Log } from '#server/platform/log.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { ContextMaker } from '../callers/context.ts';
import { parseCredentials } from '../callers/credentials.ts';
import { rateHeaders, type RateLimit, tooManyCalls } from '../limits/rateLimit.ts';
import { callerAddress, type TrustedProxies } from '../requests/callerAddress.ts';
import { answerRestError, RestError, restErrorOf } from '../rest/errors.ts';
import { readBody } from '../rest/readBody.ts';

/** Makes of the bytes of a picture the square that is kept of a person; answers in words why it cannot. */
export type SquarePhoto = (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer> | { readonly problem: string }>;

interface PhotoUploadDependencies {
  readonly contexts: ContextMaker;
  readonly blobs: BlobStore;
  readonly squarePhoto: SquarePhoto;
  readonly rateLimit: RateLimit;
  readonly trustedProxies: TrustedProxies;
  readonly log: Log;
}

const largestPhoto = 5 * 1024 * 1024;
/** Decoding is dear: one picture counts as much as so many calls. */
const callsPerPhoto = 50;

/** Takes the picture of the person whose credential it comes with; no API key's. Why: docs/decisions/profile-pictures.md */
export function photoUpload({ contexts, blobs, squarePhoto, rateLimit, trustedProxies, log }: PhotoUploadDependencies): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => answerRestError(c, restErrorOf(error, log)));

  app.put('/', async (c) => {
    c.header('Cache-Control', 'no-store');
    const address = callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
    const count = async (caller: string) => {
      const state = await rateLimit.take(caller);
      const tooMany = tooManyCalls(state);
      if (tooMany) throw new RestError('RATE_LIMITED', tooMany, undefined, rateHeaders(state));
    };
    const ctx = await contexts.contextFor(parseCredentials(c.req.header('authorization')), { address, signal: c.req.raw.signal }).catch(async (error: unknown) => {
      if (error instanceof AuthError && error.reason !== 'unavailable') await count(address);
      throw error;
    });
    if (ctx.actor.kind === 'anonymous') {
      await count(address);
      throw new AuthError('missing');
    }
    const { userId } = requireSignedIn(ctx);
    await count(`photo ${userId}`);
    rateLimit.add(`photo ${userId}`, callsPerPhoto);
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
