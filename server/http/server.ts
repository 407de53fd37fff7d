import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Env, fileLimitsOf, hasModel, modelLimitsOf, modelsOf } from '#server/configuration/env.ts';
import type { Caller, IdentityProvider, PasswordChange, PasswordReset } from '#server/identity/identity.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import { callbackPath } from '#server/identity/oidc/callback.ts';
import { vaultSecret } from '#server/identity/secret.ts';
import type { Throttle } from '#server/identity/throttle.ts';
import type { RegistrationVariables } from '#server/domain/context.ts';
import { publishCredentialsEnded } from '#server/domain/events.ts';
import type { Embedder } from '#server/domain/embedder.ts';
import { encodePublicId, uuidOf } from '#server/domain/publicId.ts';
import { createVaultIsNew } from '#server/domain/registration/vaultIsNew.ts';
import { notePicturesPath, photoUploadPath } from '#server/schema/base/context.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';
import type { Log } from '#server/platform/log.ts';
import type { RequestLoad } from '#server/platform/requestLoad.ts';
import type { BlobStore } from '#server/platform/storage/blobStore.ts';
import type { DiskSpace } from '#server/platform/storage/diskSpace.ts';
import { endSlowBodies } from './bodyDeadline.ts';
import { callerAddress, parseTrustedProxies } from './requests/callerAddress.ts';
import { compression } from './compression.ts';
import { type ContextMaker, createContextMaker } from './callers/context.ts';
import { parseCredentials } from './callers/credentials.ts';
import { feeds } from './feeds/feeds.ts';
import { createFeedUrls, feedsPath } from './feeds/feedUrl.ts';
import { filesPath } from './files/fileAddresses.ts';
import { files } from './files/files.ts';
import { photoUpload, type MakePicture } from './photos/photoUpload.ts';
import { notePictureUpload } from './photos/notePictureUpload.ts';
import type { UnpackEntry } from './files/serveEntry.ts';
import { createFileTokens } from './files/fileToken.ts';
import { createGraphQL } from './graphql.ts';
import { health, type ReadinessChecks } from './health.ts';
import { metrics } from './metrics.ts';
import { limitedBody } from './limits/limitedBody.ts';
import { subscriptionLimits } from './limits/limitSubscriptions.ts';
import { callerOf, createRateLimit, rateHeaders, tooManyCalls } from './limits/rateLimit.ts';
import { externalSignInCallback } from './rest/auth/externalSignInCallback.ts';
import { authRest } from './rest/auth/authRest.ts';
import { createUploads } from './rest/vault/uploads.ts';
import { vaultPath } from './rest/vault/vaultApi.ts';
import { vaultRest } from './rest/vault/vaultRest.ts';
import { createSecurityHeaders } from './securityHeaders.ts';
import { serveClient, serveExplorer } from './serveClient.ts';
import { allowOrigins } from './crossOrigin.ts';
import { createUploadLocks } from './uploadLocks.ts';
import { serveWebSocket } from './websocket.ts';
import { TextResponse } from './requests/textResponse.ts';
import { retryLater, unavailableAnswer } from './requests/unavailable.ts';

export interface HttpDependencies {
  readonly env: Env;
  readonly database: Database;
  readonly events: EventBus;
  readonly identity: IdentityProvider;
  readonly throttle: Throttle;
  readonly blobs: BlobStore;
  /** Without it there is always room. */
  readonly diskSpace?: DiskSpace;
  readonly unpackEntry: UnpackEntry;
  readonly squarePhoto: MakePicture;
  readonly textPicture: MakePicture;
  readonly readiness: ReadinessChecks;
  /** Counts the requests. */
  readonly load?: RequestLoad;
  /** Whether pages are read in a browser here. */
  readonly hasBrowser?: boolean;
  /** Absent where no vectors are configured. */
  readonly embedder?: Embedder | undefined;
  readonly log: Log;
}

export interface HttpServer {
  /** Where it listens, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Takes no new request, lets the running ones end for a moment, then closes everything. */
  close(): Promise<void>;
}

const largestGraphQLBody = 4 * 1024 * 1024;
const graceMs = 3_000;
/** A large file on a slow line may take its time; what never ends is cut off. */
const longestRequestMs = 3_600_000;

/** What one person may do through REST and GraphQL together: 50 calls a second, all day. */
const callRate = { calls: 3_000, seconds: 60 };

/** The one HTTP server: client, GraphQL, REST and health. @throws Error with one line when it cannot listen there */
export async function startHttp(deps: HttpDependencies): Promise<HttpServer> {
  const { env, database, events, identity, throttle, blobs, unpackEntry, squarePhoto, textPicture, log } = deps;
  const fileTokens = createFileTokens(await vaultSecret(env.VAULT_DATA, 'file-tickets'));
  const feedUrls = createFeedUrls(await vaultSecret(env.VAULT_DATA, 'feed-addresses'), env.PUBLIC_URL);
  const contexts = createContextMaker({
    database,
    events,
    identity,
    fileTokens,
    feedUrls,
    blobs,
    fileLimits: fileLimitsOf(env),
    modelLimits: modelLimitsOf(env),
    ...(deps.diskSpace && { diskSpace: deps.diskSpace }),
    registrationVariables: registrationVariables(env),
    sendsMail: env.SMTP_URL !== undefined,
    hasBrowser: deps.hasBrowser ?? false,
    hasModel: hasModel(env),
    models: modelsOf(env),
    embedder: deps.embedder,
    log,
  });
  const limits = subscriptionLimits(env.RATE_LIMIT);
  const yoga = createGraphQL(log, limits);
  const securityHeaders = createSecurityHeaders({ client: identity.clientConfig, isHttps: env.PUBLIC_URL.startsWith('https:') });
  const trustedProxies = parseTrustedProxies(env.TRUST_PROXY);
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header('x-request-id'));
    c.header('X-Request-Id', requestId);
    const started = performance.now();
    await next();
    log.debug(
      { requestId, method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms: Math.round(performance.now() - started) },
      'request',
    );
  });
  app.use(securityHeaders.middleware);
  app.route('/', health(deps.readiness));
  app.route('/', metrics(env.METRICS_TOKEN));
  app.use(compression());
  for (const path of ['/auth/api/*', '/vault/api/*', '/graphql']) app.use(path, allowOrigins(env.CORS_ORIGINS));

  app.route(
    '/auth/api/v1',
    authRest({
      identity: forgettingWhatEnds(identity, contexts, database.prisma),
      db: database.prisma,
      throttle,
      trustedProxies,
      accounts: contexts.accounts,
      publicUserId: (uuid) => encodePublicId('User', uuid),
      passkeyIds: { encode: (uuid) => encodePublicId('Passkey', uuid), decode: (id) => uuidOf('Passkey', id) },
      isSecure: env.PUBLIC_URL.startsWith('https:'),
      idempotencySecret: await vaultSecret(env.VAULT_DATA, 'auth-idempotency'),
      log,
    }),
  );

  if (identity.externalSignIn) {
    app.route(callbackPath, externalSignInCallback({ externalSignIn: identity.externalSignIn, throttle, trustedProxies, isSecure: env.PUBLIC_URL.startsWith('https:'), log }));
  }

  const rateLimit = createRateLimit(callRate, env.RATE_LIMIT);
  const uploadLocks = createUploadLocks({ databaseUrl: database.url, db: database.prisma, events, log });
  const uploads = createUploads({ locker: uploadLocks.locker, largestFile: env.MAX_FILE_SIZE, log });
  app.route(vaultPath, vaultRest({ contexts, blobs, unpackEntry, uploads, rateLimit, trustedProxies, publicUrl: env.PUBLIC_URL, log }));

  app.route(photoUploadPath, photoUpload({ contexts, blobs, squarePhoto, rateLimit, trustedProxies, log }));
  app.route(notePicturesPath, notePictureUpload({ contexts, blobs, makePicture: textPicture, rateLimit, trustedProxies, log }));
  app.route(filesPath, files({ db: database.prisma, blobs, unpackEntry, fileTokens, rateLimit, trustedProxies, log }));

  app.route(feedsPath, feeds({ db: database.prisma, feedUrls, publicUrl: env.PUBLIC_URL, rateLimit, trustedProxies, log }));

  const limited = limitedBody(largestGraphQLBody, (c) =>
    c.json(graphqlError('PAYLOAD_TOO_LARGE', 'The body is larger than 4 MB. Send less at once.'), 413),
  );
  if (env.GRAPHIQL === 'on') app.get('/graphql', serveExplorer(identity.clientConfig));
  app.all('/graphql', limited, async (c) => {
    const credentials = parseCredentials(c.req.header('authorization'));
    const address = callerAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies);
    const count = async (caller: string) => {
      const state = await rateLimit.take(caller);
      for (const [name, value] of Object.entries(rateHeaders(state))) c.header(name, value);
      return tooManyCalls(state);
    };
    try {
      const vault = await contexts.contextFor(credentials, { address, signal: c.req.raw.signal });
      const caller = callerOf(vault.actor, address);
      const tooMany = await count(caller);
      if (tooMany) return c.json(graphqlError('RATE_LIMITED', tooMany), 429);
      const answer = await yoga.fetch(c.req.raw, { vault, countCalls: (calls) => rateLimit.add(caller, calls) });
      const headers = Object.fromEntries(answer.headers);
      if (!answer.headers.has('cache-control')) headers['cache-control'] = 'no-store';
      // What is in memory as a whole is written as a whole; a stream of events stays one.
      const whole = answer instanceof TextResponse ? answer.bodyText : null;
      return c.body((whole ?? answer.body) as string, answer.status as ContentfulStatusCode, headers);
    } catch (error) {
      const unavailable = unavailableAnswer(error);
      if (unavailable) return c.json(graphqlError(unavailable.code, unavailable.message), 503, retryLater);
      if (!(error instanceof AuthError)) throw error;
      if (error.reason === 'unavailable') {
        return c.json(graphqlError('UNAVAILABLE', error.message), 503, retryLater);
      }
      const tooMany = await count(address);
      if (tooMany) return c.json(graphqlError('RATE_LIMITED', tooMany), 429);
      return c.json(graphqlError('UNAUTHENTICATED', error.message), 401, { 'WWW-Authenticate': 'Bearer' });
    }
  });

  app.route('/', serveClient(identity.clientConfig, createVaultIsNew(database.prisma)));
  app.onError((error, c) => {
    const unavailable = unavailableAnswer(error);
    if (unavailable) return c.json({ error: unavailable }, 503, retryLater);
    log.error({ err: error, path: loggedPath(c.req.path), requestId: c.res.headers.get('x-request-id') }, 'Unexpected error');
    return c.json({ error: { code: 'INTERNAL', message: 'Something went wrong here. It has been logged.' } }, 500);
  });

  // What is no request at all does not reach the app.
  const errorHandler = (error: unknown) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: securityHeaders.ofRefusals });
  const answer = getRequestListener(app.fetch, { errorHandler });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.requestTimeout = longestRequestMs;
  endSlowBodies(server, securityHeaders.ofRefusals);
  deps.load?.watch(server);
  const sockets = serveWebSocket(server, { yoga, contexts, events, rateLimit, limits, trustedProxies, refusalHeaders: securityHeaders.ofRefusals, log });
  const url = await listen(server, env);
  return {
    url,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await sockets.close();
      const force = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(force);
      await uploadLocks.close();
    },
  };
}

/** After what ends credentials, nobody may remember them, and what is open with them ends. */
function forgettingWhatEnds(identity: IdentityProvider, contexts: ContextMaker, db: Db): IdentityProvider {
  const { changePassword, signOut, confirmPasswordReset: confirm } = identity;
  const forget = (userIds?: readonly string[]) => {
    contexts.forgetCredentials();
    return publishCredentialsEnded(db, userIds);
  };
  return {
    ...identity,
    ...(signOut && {
      async signOut(token: string) {
        const { actor } = await contexts.contextFor({ kind: 'token', token });
        await signOut(token);
        await forget(actor.kind === 'user' ? [actor.userId] : []);
      },
    }),
    ...(changePassword && {
      async changePassword(token: string, change: PasswordChange) {
        const { actor } = await contexts.contextFor({ kind: 'token', token });
        await changePassword(token, change);
        await forget(actor.kind === 'user' ? [actor.userId] : []);
      },
    }),
    ...(confirm && {
      async confirmPasswordReset(reset: PasswordReset, caller: Caller) {
        const done = await confirm(reset, caller);
        await forget();
        return done;
      },
    }),
  };
}

/** What of the registration the operator has fixed. Domains let people of these domains in, unless nobody may. */
function registrationVariables({ REGISTRATION, REGISTRATION_DOMAINS, SPACES_PER_PERSON }: Env): RegistrationVariables {
  const named = REGISTRATION && ({ open: 'OPEN', invited: 'INVITED', closed: 'CLOSED' } as const)[REGISTRATION];
  return {
    mode: REGISTRATION_DOMAINS && named !== 'CLOSED' ? 'DOMAINS' : named,
    allowedDomains: REGISTRATION_DOMAINS,
    spacesPerPerson: SPACES_PER_PERSON === 0 ? null : SPACES_PER_PERSON,
  };
}

function graphqlError(code: string, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}

/** Addresses of files, of invitations and of new passwords end in what opens them: no log may hold that. */
function loggedPath(path: string): string {
  if (/^\/(?:vault|auth)\/api\//.test(path)) return path;
  const [, first = '', ...rest] = path.split('/');
  return rest.length > 0 ? `/${first}/…` : path;
}

/** A caller's own id is kept when it is short and plain; else a new one is made. */
function requestIdOf(given: string | undefined): string {
  return given && /^[\w.-]{1,100}$/.test(given) ? given : randomUUID();
}

function listen(server: Server, { HOST, PORT }: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${PORT} on ${HOST} is in use. Choose another with PORT=….`,
        EACCES: `Port ${PORT} may not be used by this user. Choose one above 1023 with PORT=….`,
        EADDRNOTAVAIL: `HOST=${HOST} is no address of this machine.`,
        ENOTFOUND: `HOST=${HOST} is no address of this machine.`,
      };
      reject(new Error(reasons[error.code ?? ''] ?? error.message));
    });
    server.listen(PORT, HOST, () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : PORT;
      resolve(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`);
    });
  });
}
