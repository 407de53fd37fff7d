import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * For what stands beside the page and nothing waits for: reads a query when it is first shown, and again when it is told to.
 * Answers null until it is there; what was read stays when reading again fails: the connection's own notice says that it is lost.
 */
export function useBackgroundQuery<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables']): { data: Q['response'] | null; readAgain: () => void } {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const [read, setRead] = useState<{ readonly key: string; readonly data: Q['response'] } | null>(null);
  const fetch = (fetchPolicy: 'store-or-network' | 'network-only') =>
    fetchQuery<Q>(environment, query, variables, { fetchPolicy }).subscribe({ next: (data) => setRead({ key, data }), error: () => undefined });
  const begin = useEffectEvent(() => fetch('store-or-network'));
  useEffect(() => {
    const { unsubscribe } = begin();
    return unsubscribe;
  }, [key]);
  return { data: read?.key === key ? read.data : null, readAgain: () => void fetch('network-only') };
}
