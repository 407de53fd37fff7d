import type { IncomingMessage, Server } from 'node:http';
import { type DocumentNode, GraphQLError, type ExecutionArgs, type GraphQLSchema, type parse, type validate } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '#server/domain/context.ts';
import { AuthError } from '#server/identity/identityErrors.ts';
import type { EventBus } from '#server/platform/events/eventBus.ts';
import type { Log } from '#server/platform/log.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';
import { callerAddress, type TrustedProxies } from './requests/callerAddress.ts';
import type { ContextMaker } from './callers/context.ts';
import { parseCredentials } from './callers/credentials.ts';
import type { Yoga } from './graphql.ts';
import { refusalsIn } from './limits/limitOperations.ts';
import { type SubscriptionLimits, tooManySubscriptions } from './limits/limitSubscriptions.ts';
import { operationText } from './persistedOperations.ts';
import { callerOf, type RateLimit, tooManyCalls } from './limits/rateLimit.ts';
import { refuseConnection } from './requests/refuseConnection.ts';
import { unavailableAnswer } from './requests/unavailable.ts';

/** How often an open connection must still be entitled. What is ended ends it at once; this finds what has expired. */
const checkEveryMs = 60_000;
const maxMessageBytes = 1024 * 1024;

type EnvelopedArgs = ExecutionArgs & {
  rootValue: { execute: (args: ExecutionArgs) => never; subscribe: (args: ExecutionArgs) => never };
};

/** GraphQL's own functions with Yoga's plugins around them, as `getEnveloped` (typed `any`) hands them out. */
type Enveloped = EnvelopedArgs['rootValue'] & {
  schema: GraphQLSchema;
  parse: typeof parse;
  validate: typeof validate;
  contextFactory: () => Promise<unknown>;
};

interface WebSocketDependencies {
  readonly yoga: Yoga;
  readonly contexts: ContextMaker;
  readonly events: EventBus;
  readonly rateLimit: RateLimit;
  readonly limits: SubscriptionLimits;
  readonly trustedProxies: TrustedProxies;
  /** Go with the answer to an upgrade that is refused. */
  readonly refusalHeaders: Readonly<Record<string, string>>;
  readonly log: Log;
}

/** What is known of a socket beside its request. */
type Watched = {
  /** Closes it unless its credential counts. */
  check?: () => void;
  checks?: NodeJS.Timeout;
  /** Set once it is known whose it is. */
  unwatch?: () => void;
};

/** GraphQL over WebSocket (`graphql-transport-ws`) at `/graphql`, with `connection_init {authorization}`. */
export function serveWebSocket(
  server: Server,
  { yoga, contexts, events, rateLimit, limits, trustedProxies, refusalHeaders, log }: WebSocketDependencies,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  // Whoever resets a connection or breaks the protocol ends their own connection: unheard, an error would end the process.
  const ignoreError = (error: Error) => log.debug({ err: error }, 'A socket broke');
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', ignoreError);
    // What stands there may be no address at all.
    if (URL.parse(request.url ?? '', 'http://localhost')?.pathname !== '/graphql') {
      // Nobody reads from it any more: it would stay open for as long as the other side likes.
      refuseConnection(socket, 404, refusalHeaders, () => socket.destroy());
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  // What is no handshake.
  sockets.on('wsClientError', (_error, socket) => refuseConnection(socket, 400, refusalHeaders, () => socket.destroy()));
  // Events may have been missed: clients come back by themselves and read again.
  events.onGap(() => {
    for (const client of sockets.clients) client.close(1012, 'Events may have been missed');
  });

  function addressOf({ headers, socket }: IncomingMessage): string {
    const forwardedFor = headers['x-forwarded-for'];
    return callerAddress(socket.remoteAddress, Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, trustedProxies);
  }

  /** The socket ends with the credential it came with: asked at once, since it may have ended meanwhile. */
  function watch(extra: Watched, actor: Actor): void {
    if (extra.unwatch || !extra.check || actor.kind !== 'user') return;
    extra.unwatch = contexts.accesses.add(actor.userId, { onCredentialEnded: extra.check });
    extra.check();
  }

  async function refusedFor(caller: string): Promise<GraphQLError[] | null> {
    const state = await rateLimit.take(caller);
    const tooMany = tooManyCalls(state);
    return tooMany ? [new GraphQLError(tooMany, { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: state?.resetSeconds } })] : null;
  }

  const disposable = useServer<{ authorization?: unknown }, Watched>(
    {
      execute: (args) => (args as EnvelopedArgs).rootValue.execute(args),
      subscribe: (args) => (args as EnvelopedArgs).rootValue.subscribe(args),
      onConnect: async ({ connectionParams, extra }) => {
        const credentials = credentialsOf(connectionParams);
        const address = addressOf(extra.request);
        const check = async () => {
          if (!(await contexts.isEntitled(credentials, { address }))) extra.socket.close(4401, 'Unauthorized');
        };
        extra.check = () => void check().catch((error: unknown) => log.warn({ err: error }, 'A connection could not be checked'));
        try {
          watch(extra, (await contexts.contextFor(credentials, { address })).actor);
        } catch (error) {
          if (error instanceof AuthError && error.reason !== 'unavailable') {
            extra.socket.close(4401, 'Unauthorized');
            return;
          }
        }
        extra.checks = setInterval(extra.check, checkEveryMs);
      },
      onDisconnect: ({ extra }) => {
        clearInterval(extra.checks);
        extra.unwatch?.();
      },
      onSubscribe: async ({ connectionParams, extra, subscriptions }, _id, params) => {
        if (Object.keys(subscriptions).length > limits.ofSocket) return [tooManySubscriptions(limits.ofSocket, 'over one WebSocket')];
        const credentials = credentialsOf(connectionParams);
        const address = addressOf(extra.request);
        let vault: GraphQLContext;
        try {
          vault = await contexts.contextFor(credentials, { address });
        } catch (error) {
          const unavailable = unavailableAnswer(error);
          if (unavailable) return [new GraphQLError(unavailable.message, { extensions: { code: unavailable.code } })];
          if (!(error instanceof AuthError)) throw error;
          if (error.reason === 'unavailable') return [new GraphQLError(error.message, { extensions: { code: 'UNAVAILABLE' } })];
          return (await refusedFor(address)) ?? [new GraphQLError(error.message, { extensions: { code: 'UNAUTHENTICATED' } })];
        }
        // At the beginning nobody could say who it is, where the database was away.
        watch(extra, vault.actor);
        const caller = callerOf(vault.actor, address);
        const refused = await refusedFor(caller);
        if (refused) return refused;
        const { schema, execute, subscribe, contextFactory, ...language } = yoga.getEnveloped({ vault, params, countCalls: (calls: number) => rateLimit.add(caller, calls) } as never) as Enveloped;
        let document: DocumentNode;
        try {
          document = language.parse(operationText(params.query, params.extensions?.['documentId']));
        } catch (error) {
          const reasons = refusalsIn(error);
          if (!reasons) throw error;
          return reasons;
        }
        const errors = language.validate(schema, document);
        if (errors.length > 0) return errors;
        return {
          schema,
          operationName: params.operationName,
          document,
          variableValues: params.variables,
          contextValue: await contextFactory(),
          rootValue: { execute, subscribe },
        };
      },
    },
    sockets,
  );
  // In place of graphql-ws' own listener, which hears one error only and prints it: what strangers send is no fault of ours.
  sockets.on('connection', (client) => client.removeAllListeners('error').on('error', ignoreError));
  return {
    async close() {
      await disposable.dispose();
      for (const client of sockets.clients) client.terminate();
      sockets.close();
    },
  };
}

function credentialsOf(params: { authorization?: unknown } | undefined) {
  return parseCredentials(typeof params?.authorization === 'string' ? params.authorization : undefined);
}
