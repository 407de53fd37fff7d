import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Answers a function that reads a query anew into the store, for whoever shows its records. A failure changes nothing. */
export function useReload<Q extends OperationType>(query: GraphQLTaggedNode): (variables: Q['variables']) => void {
  const environment = useRelayEnvironment();
  return (variables) => {
    fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({});
  };
}
