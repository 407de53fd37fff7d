import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type Latest<Q extends OperationType> = { readonly key: string; readonly data: Q['response'] | null; readonly hasFailed: boolean };

/**
 * For results while somebody types: reads a query again when its variables have rested for `ms`. Answers the latest data
 * there is, also while the next is on its way, and nothing once the variables are null.
 */
export function useLatestQuery<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables'] | null, ms: number) {
  const environment = useRelayEnvironment();
  const key = variables === null ? '' : JSON.stringify(variables);
  const [latest, setLatest] = useState<Latest<Q> | null>(null);
  if (key === '' && latest !== null) setLatest(null);
  useEffect(() => {
    if (key === '') return;
    let subscription: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<Q>(environment, query, JSON.parse(key) as Q['variables'], { fetchPolicy: 'network-only' }).subscribe({
        next: (data) => setLatest({ key, data, hasFailed: false }),
        error: () => setLatest({ key, data: null, hasFailed: true }),
      });
    }, ms);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, query, key, ms]);
  return {
    data: latest?.data ?? null,
    isLoading: key !== '' && latest?.key !== key,
    hasFailed: latest?.key === key && latest.hasFailed,
  };
}
