import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Answers a function that asks the server now and gives its answer: for a decision that must not rest on what was read before. */
export function useFetchNow<Q extends OperationType>(query: GraphQLTaggedNode): (variables: Q['variables']) => Promise<Q['response']> {
  const environment = useRelayEnvironment();
  return async (variables) => {
    const answer = await fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise();
    if (answer === undefined) throw new Error('The server gave no answer.');
    return answer;
  };
}
