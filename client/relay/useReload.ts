import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Answers a function that reads a query again into the store, for whoever shows its records. A failure changes nothing there. */
export function useReload<Q extends OperationType>(query: GraphQLTaggedNode): (variables: Q['variables'], onFailed?: () => void) => void {
  const environment = useRelayEnvironment();
  return (variables, onFailed = () => undefined) => {
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({ error: onFailed });
  };
}
