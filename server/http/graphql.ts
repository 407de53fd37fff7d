import { GraphQLError } from 'graphql';
import { createYoga, maskError } from 'graphql-yoga';
import { DomainError } from '#server/domain/errors.ts';
import { isRowGone } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import type { GraphQLContext } from '#server/schema/context.ts';
import { schema } from '#server/schema/schema.ts';
import { exampleTabs } from './graphiqlExamples.ts';

export type Yoga = ReturnType<typeof createGraphQL>;

const goneMeanwhile = { code: 'NOT_FOUND', message: 'Something you asked for was deleted meanwhile. Ask again.' } as const;
const unexpected = { code: null, message: '' } as const;

/** GraphQL over HTTP and server-sent events at `/graphql`; GraphiQL for browsers, from our own files. */
export function createGraphQL(log: Log) {
  return createYoga<{ vault: GraphQLContext }, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    cors: false,
    // Ours stands in front of it (`limitedBody.ts`); this one would make a stream of each body, for half of what a small query costs.
    maxRequestBodySize: false,
    logging: {
      debug: (...entries) => log.debug({ entries }, 'graphql'),
      info: (...entries) => log.debug({ entries }, 'graphql'),
      warn: (...entries) => log.warn({ entries }, 'graphql'),
      error: (error: unknown) => log.error({ err: error }, 'graphql'),
    },
    context: ({ vault }) => vault,
    graphiql: {
      title: 'Knowledge Vault GraphQL',
      defaultTabs: exampleTabs,
      headers: JSON.stringify({ authorization: 'Bearer ' }, null, 2),
      shouldPersistHeaders: false,
      subscriptionsProtocol: 'WS',
    },
    renderGraphiQL: async (options) => {
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
      return renderGraphiQL(options);
    },
    maskedErrors: {
      maskError: (error, message, isDev) => {
        const original = error instanceof GraphQLError ? error.originalError : error;
        const { code, message: words } = isRowGone(original) ? goneMeanwhile : original instanceof DomainError ? original : unexpected;
        if (code === null) return maskError(error, message, isDev);
        const located = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
        return new GraphQLError(words, { ...located, extensions: { code } } as never);
      },
    },
  });
}
