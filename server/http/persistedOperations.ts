import { readFileSync } from 'node:fs';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { GraphQLError } from 'graphql';

/** The operations of the web client by the SHA-256 of their text in hexadecimal, as the Relay compiler wrote them. */
const texts = new Map(Object.entries(JSON.parse(readFileSync(new URL('../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>));

/** How long the longest of them is, in characters. */
export const longestOperation = Math.max(...[...texts.values()].map((text) => text.length));

const prefix = 'sha256:';

/**
 * The text of the operation that is asked for: the one that was sent, or the persisted one of a document id, which is
 * `sha256:` and the hash of the text (GraphQL over HTTP, Appendix A: Persisted Documents).
 * Why: docs/decisions/persisted-operations.md
 * @throws GraphQLError PERSISTED_OPERATION_NOT_FOUND for an id of none
 */
export function operationText<T extends string | null | undefined>(query: T, documentId: unknown): T | string {
  if (query || documentId === undefined || documentId === null) return query;
  const text = typeof documentId === 'string' && documentId.startsWith(prefix) ? texts.get(documentId.slice(prefix.length)) : undefined;
  if (text !== undefined) return text;
  throw new GraphQLError('This vault knows no operation of this documentId: its web client is of another version. Reload the page, or send the text of the operation as query.', {
    extensions: { code: 'PERSISTED_OPERATION_NOT_FOUND', http: { spec: true, status: 400 } },
  });
}

/**
 * Lets a request name an operation of the web client by `documentId` in place of `query`; what it names is then read as
 * if it had been sent. Where a transport knows no such parameter (GET here, WebSocket), it stands in the extensions.
 */
export function persistedOperations(): Plugin {
  return {
    onParams({ params, setParams }) {
      // Nothing is known of it yet: a body may hold anything.
      const { documentId, ...asked } = (params as Asked | null) ?? {};
      const named = documentId ?? asked.extensions?.['documentId'];
      if (named !== undefined) setParams({ ...asked, query: operationText(asked.query, named) });
    },
  };
}

type Asked = GraphQLParams<Record<string, unknown>, Record<string, unknown>> & { readonly documentId?: unknown };
