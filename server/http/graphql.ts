import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import { DomainError, StorageFullError } from '#server/domain/errors.ts';
import { isRowGone } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { isNoSpace } from '#server/platform/storage/noSpace.ts';
import type { GraphQLContext } from '#server/schema/base/context.ts';
import { schema } from '#server/schema/schema.ts';
import { createDocumentCache } from './documentCache.ts';
import { idempotentMutations } from './idempotentMutations.ts';
import { type CostCounter, limitOperations } from './limits/limitOperations.ts';
import { limitSubscriptions, type SubscriptionLimits } from './limits/limitSubscriptions.ts';
import { persistedOperations } from './persistedOperations.ts';
import { shareExecutions } from './shareExecutions.ts';
import { statusOfErrors } from './statusOfErrors.ts';
import { TextResponse } from './requests/textResponse.ts';
import { unavailableAnswer } from './requests/unavailable.ts';

export type Yoga = ReturnType<typeof createGraphQL>;

const goneMeanwhile = { code: 'NOT_FOUND', message: 'Something you asked for was deleted meanwhile. Ask again.' } as const;
const unexpected = { code: null, message: '' } as const;

/** GraphQL over HTTP and server-sent events at `/graphql`. The page that browsers get there is one of the client's (`serveClient.ts`). */
export function createGraphQL(log: Log, limits: SubscriptionLimits) {
  return createYoga<{ vault: GraphQLContext } & CostCounter, GraphQLContext>({
    schema,
    // Around Node's own: of a stream of another make Node throws, caught by nobody, when a listener leaves.
    fetchAPI: { Response: TextResponse, ReadableStream },
    graphqlEndpoint: '/graphql',
    landingPage: false,
    cors: false,
    multipart: false, // files come through REST; and it is a content type that any page may send
    extraParamNames: ['documentId'],
    plugins: [persistedOperations(), limitOperations(), limitSubscriptions(limits), shareExecutions(), idempotentMutations(), statusOfErrors()],
    parserAndValidationCache: { documentCache: createDocumentCache(), errorCache: noCache },
    // Ours stands in front of it (`limits/limitedBody.ts`); this one would make a stream of each body, for half of what a small query costs.
    maxRequestBodySize: false,
    logging: {
      debug: (...entries) => log.debug({ entries }, 'graphql'),
      info: (...entries) => log.debug({ entries }, 'graphql'),
      warn: (...entries) => log.warn({ entries }, 'graphql'),
      // Yoga tells of every error whose words were changed, also of those that are the caller's own.
      error: (error: unknown) => {
        if (!isMistakeOfCaller(error)) log.error({ err: error }, 'graphql');
      },
    },
    context: ({ vault }) => vault,
    graphiql: false,
    maskedErrors: {
      maskError: (error, message, isDev) => {
        // Not of an operation: of the address or the body that should have held one.
        if (error instanceof SyntaxError) return new GraphQLError('What was sent is not JSON.', { extensions: { code: 'BAD_REQUEST', http: { spec: true, status: 400 } } });
        const original = error instanceof GraphQLError ? error.cause : error;
        const { code, message: words } = refusalOf(original);
        if (code === null) return maskError(error, message, isDev);
        const located = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
        return new GraphQLError(words, { ...located, extensions: { code } });
      },
    },
  });
}

function isMistakeOfCaller(error: unknown): boolean {
  const original = error instanceof GraphQLError ? error.cause : error;
  return original instanceof SyntaxError || original instanceof DomainError || isRowGone(original);
}

function refusalOf(error: unknown): { readonly code: string | null; readonly message: string } {
  if (error instanceof DomainError) return error;
  if (isRowGone(error)) return goneMeanwhile;
  if (isNoSpace(error)) return new StorageFullError('nothing');
  return unavailableAnswer(error) ?? unexpected;
}

const noCache = { get: () => undefined, set: () => undefined };
