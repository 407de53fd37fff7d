import { isUtf8 } from 'node:buffer';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { AuthError } from '#server/identity/identityErrors.ts';
import type { Log } from '#server/platform/log.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import { callerAddress, type TrustedProxies } from '../../requests/callerAddress.ts';
import type { ContextMaker } from '../../callers/context.ts';
import { parseCredentials } from '../../callers/credentials.ts';
import { callerOf, rateHeaders, type RateLimit, tooManyCalls } from '../../limits/rateLimit.ts';
import { names } from '../../requests/etag.ts';
import { docsPage } from '../docsPage.ts';
import { answerRestError, RestError, restErrorOf } from '../errors.ts';
import type { UnpackEntry } from '../../files/serveEntry.ts';
import { readBody } from '../readBody.ts';
import { idempotency } from './idempotency.ts';
import { type Uploads, uploadCalls } from './uploads.ts';
import { vaultApi, vaultDocument, vaultPath } from './vaultApi.ts';
import { type Call, routes, type VaultEnv } from './vaultContext.ts';

interface VaultRestDependencies {
  readonly contexts: ContextMaker;
  readonly blobs: BlobStore;
  readonly unpackEntry: UnpackEntry;
  readonly uploads: Uploads;
  readonly rateLimit: RateLimit;
  readonly trustedProxies: TrustedProxies;
  /** Where the vault is reached from outside, without a trailing slash. */
  readonly publicUrl: string;
  readonly log: Log;
}

/** Room for a text of two million characters in any script. */
const maxBodyBytes = 8 * 1024 * 1024;

/** The vault service, to be mounted at `/vault/api/v1` (architecture.md section 6): a translation, no rule lives here. */
export function vaultRest({ contexts, blobs, unpackEntry, uploads, rateLimit, trustedProxies, publicUrl, log }: VaultRestDependencies): OpenAPIHono<VaultEnv> {
  const app = routes();
  const serviceUrl = `${publicUrl}${vaultPath}`;
  const addressOf = (c: Call) => callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);

  app.onError((error, c) => answerRestError(c, restErrorOf(error, log)));

  let document: object | undefined;
  app.get('/openapi.json', (c) => c.json((document ??= vaultDocument()), 200, { 'Cache-Control': 'no-cache' }));
  app.options('/uploads', uploads.discover);
  app.options('/uploads/:id', uploads.discover);
  app.get('/docs', (c) => c.html(docsPage(vaultDocument()), 200, { 'Cache-Control': 'no-cache' }));

  app.use(privately);
  app.use(onlyCallsThatAre([...app.routes, ...vaultApi.routes, ...uploadCalls]));
  app.use(async (c, next) => {
    const credentials = parseCredentials(c.req.header('authorization'));
    const count = async (caller: string) => {
      const state = await rateLimit.take(caller);
      const headers = rateHeaders(state);
      for (const [name, value] of Object.entries(headers)) c.header(name, value);
      const words = tooManyCalls(state);
      if (words) throw new RestError('RATE_LIMITED', words, undefined, headers);
    };
    const ctx = await contexts.contextFor(credentials, { address: addressOf(c), signal: c.req.raw.signal }).catch(async (error: unknown) => {
      // Who has no credential that counts is counted by address, so that none is found by trying.
      if (error instanceof AuthError && error.reason !== 'unavailable') await count(addressOf(c));
      throw error;
    });
    if (ctx.actor.kind === 'anonymous') {
      await count(addressOf(c));
      throw new AuthError('missing');
    }
    c.set('vault', { ...ctx, blobs, unpackEntry, serviceUrl });
    await count(callerOf(ctx.actor, addressOf(c)));
    await next();
  });
  // Hono looks for HEAD among the GETs; that no GET comes is seen to above.
  for (const { method, path } of uploadCalls) app.on(method === 'HEAD' ? 'GET' : method, path, uploads.take);
  app.use(readText);
  app.use(idempotency());
  app.use(notModified);
  app.route('/', vaultApi);
  return app;
}

/** Nothing of this service is kept by anybody on the way; files say so themselves. */
const privately: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};

/** Answers OPTIONS, and refuses addresses and methods that no call has. */
function onlyCallsThatAre(known: readonly { readonly method: string; readonly path: string }[]): MiddlewareHandler {
  const patterns = Map.groupBy(
    known.filter(({ method }) => method !== 'ALL'),
    ({ path }) => path,
  );
  const calls = [...patterns].map(([path, of]) => {
    const methods = new Set(of.map(({ method }) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return { matches: new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`), methods: methods.add('OPTIONS') };
  });
  return async (c, next): Promise<Response | void> => {
    const path = c.req.path.slice(vaultPath.length);
    const call = calls.find(({ matches }) => matches.test(path));
    if (!call) throw new RestError('NOT_FOUND', 'There is no such call.');
    const allow = [...call.methods].sort().join(', ');
    if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
    if (!call.methods.has(c.req.method)) throw new RestError('METHOD_NOT_ALLOWED', `This address takes ${allow}.`, undefined, { Allow: allow });
    return next();
  };
}

/** Reads a body once, within its limit, as the UTF-8 that JSON is in. The bytes of files are not read here. */
const readText: MiddlewareHandler<VaultEnv> = async (c, next) => {
  if (['POST', 'PUT', 'PATCH'].includes(c.req.method) && !/\/(content|page)$/.test(c.req.path)) {
    const bytes = await readBody(c.req.raw, maxBodyBytes);
    if (!isUtf8(bytes)) throw new RestError('INVALID', 'The body is not JSON: it is no UTF-8.');
    c.req.raw = new Request(c.req.raw, { body: bytes });
  }
  await next();
};

/** What the caller has already is not sent again. */
const notModified: MiddlewareHandler<VaultEnv> = async (c, next) => {
  await next();
  const known = c.req.header('if-none-match');
  const etag = c.res.headers.get('etag');
  if (known === undefined || etag === null || c.res.status !== 200 || !['GET', 'HEAD'].includes(c.req.method)) return;
  if (names(known, etag)) c.res = new Response(null, { status: 304, headers: { ETag: etag } });
};
