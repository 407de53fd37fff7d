import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import { InvalidInputError, UnauthenticatedError } from '#server/domain/errors.ts';
import { decodePublicId, encodePublicId, type PublicKind } from '#server/domain/publicId.ts';
import type { GraphQLContext } from './context.ts';
import { loadNode } from './nodes.ts';
import type PrismaTypes from '../generated/pothos.ts';
import { getDatamodel } from '../generated/pothos.ts';

/** What an id that is none stands for: a node that is never there, so that `node` answers null. */
const nothing = { typename: 'Source', id: '00000000-0000-0000-0000-000000000000' };

/** The tools of the schema; types are defined in the folder of their noun. */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext;
  PrismaTypes: PrismaTypes;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: false;
  DefaultNodeNullability: false;
  AuthScopes: { signedIn: boolean };
  Scalars: { DateTime: { Input: Date; Output: Date }; ID: { Input: string; Output: string } };
}>({
  plugins: [
    RelayPlugin, // first: the scopes then see decoded ids
    ScopeAuthPlugin, // before everything that wraps resolvers
    ErrorsPlugin, // before Prisma, so that it catches what Prisma fields throw
    PrismaPlugin,
  ],
  defaultFieldNullability: false,
  prisma: {
    client: (ctx) => ctx.db as never,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
    onUnusedQuery: null,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeTypeOptions: { description: 'Anything with a public id.' },
    idFieldOptions: { description: 'The public id.' },
    nodeQueryOptions: {
      description: 'Any object by its id; null when it is not there or not visible to you.',
      args: { id: { description: 'A public id, such as `source_01h455vb4pex5vsknk084sn02q`.' } },
      resolve: (_root, { id }, ctx) => loadNode(ctx, id),
    },
    nodesQueryOptions: {
      description: 'Several objects by their ids, in the order asked; null for each that is not there or not visible to you.',
      args: { ids: { description: 'Public ids.' } },
      resolve: (_root, { ids }, ctx) => ids.map((id) => loadNode(ctx, id)),
    },
    mutationInputArgOptions: { description: 'What to do.' },
    pageInfoTypeOptions: { description: 'Where a page lies in its list.' },
    hasNextPageFieldOptions: { description: 'Whether more follows.' },
    hasPreviousPageFieldOptions: { description: 'Whether more stands before.' },
    startCursorFieldOptions: { description: 'The cursor of the first on this page, for `before`.' },
    endCursorFieldOptions: { description: 'The cursor of the last on this page, for `after`.' },
    pageInfoFieldOptions: { description: 'Where this page lies in the list.' },
    cursorFieldOptions: { description: 'The place in the list, for `after` and `before`.' },
    firstArgOptions: { description: 'How many from the start, at most 100; 20 unless told.' },
    lastArgOptions: { description: 'How many from the end, at most 100.' },
    afterArgOptions: { description: 'Continue after this cursor (`pageInfo.endCursor` of the page before).' },
    beforeArgOptions: { description: 'Continue before this cursor (`pageInfo.startCursor` of the page after).' },
    edgesFieldOptions: { nullable: false, description: 'One for each on this page, in order.' },
    nodeFieldOptions: { nullable: false, description: 'What stands there.' },
    encodeGlobalID: (typename, id) => encodePublicId(typename as PublicKind, String(id)),
    decodeGlobalID: (globalId) => {
      const decoded = decodePublicId(globalId);
      return decoded ? { typename: decoded.kind, id: decoded.uuid } : nothing;
    },
  },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (ctx) => ({ signedIn: ctx.actor.kind !== 'anonymous' }),
    unauthorizedError: () => {
      const error = new UnauthenticatedError();
      return new GraphQLError(error.message, { extensions: { code: error.code } });
    },
  },
  errors: {
    directResult: true,
    defaultTypes: [InvalidInputError],
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName[0]?.toUpperCase()}${fieldName.slice(1)}Result`,
      description: 'What has changed, or why nothing was.',
    },
  },
});
