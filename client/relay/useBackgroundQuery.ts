import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { waitToRetry } from './live/retryPause.ts';

/**
 * For what stands beside the page and nothing waits for: reads a query when it is first shown, and again when it is told to.
 * What is in the store shows at once and is read again meanwhile, unless it `isLive`: live events keep it up to date wherever one is.
 * Answers null until it is there: what could not be read is tried again after pauses that grow, and once the connection is back. What was read
 * stays when reading again fails: the connection's own notice says that it is lost.
 */
export function useBackgroundQuery<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables'], isLive = false): { data: Q['response'] | null; readAgain: () => void } {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const [read, setRead] = useState<{ readonly key: string; readonly data: Q['response'] } | null>(null);
  const fetch = (fetchPolicy: 'store-or-network' | 'network-only', onFailed?: () => void) =>
    fetchQuery<Q>(environment, query, variables, { fetchPolicy }).subscribe({ next: (data) => setRead({ key, data }), error: () => onFailed?.() });
  const begin = useEffectEvent(() => {
    const isThere = environment.check(createOperationDescriptor(getRequest(query), variables)).status === 'available';
    let isLeft = false;
    const begun: { unsubscribe: () => void }[] = isThere && !isLive ? [fetch('network-only')] : [];
    const read = (retries: number) => void begun.push(fetch('store-or-network', () => void waitToRetry(retries).then(() => isLeft || read(retries + 1))));
    read(0);
    return () => {
      isLeft = true;
      begun.forEach(({ unsubscribe }) => unsubscribe());
    };
  });
  useEffect(() => begin(), [key]);
  return { data: read?.key === key ? read.data : null, readAgain: () => void fetch('network-only') };
}
