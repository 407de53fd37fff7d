import { startTransition, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { usePreloadedQuery, useQueryLoader, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { liveEventCountIn } from './liveEventCount.ts';
import { useReload } from './useReload.ts';

/** How long after an answer that was overtaken it is asked for again. */
const OVERTAKEN_MS = 400;

type QueryLoaderProps<Q extends OperationType> = {
  query: GraphQLTaggedNode;
  /** Others read again; what was there stays until that has come. */
  variables: Q['variables'];
  /** Live events keep what it reads up to date: what is in the store is not asked for again. */
  isLive?: boolean;
  /** Stands until the data is there. */
  fallback: ReactNode;
  /** Stands when it did not come; says so and offers to try again where nothing else is given. */
  failed?: (retry: () => void) => ReactNode;
  children: (data: Q['response']) => ReactNode;
};

/**
 * For what opens over a page and needs data that no route has loaded: starts its query on opening and owns the reference.
 * What is in the store shows at once and is read again meanwhile, and so is what live events may have overtaken. A failure stays within it: the page below stays.
 */
export function QueryLoader<Q extends OperationType>({ query, variables, isLive = false, fallback, failed, children }: QueryLoaderProps<Q>) {
  const environment = useRelayEnvironment();
  const reload = useReload<Q>(query, OVERTAKEN_MS);
  const events = liveEventCountIn(environment);
  const eventsBefore = useRef(0);
  const [reference, load] = useQueryLoader<Q>(query);
  const open = useEffectEvent(() => {
    const isThere = environment.check(createOperationDescriptor(getRequest(query), variables)).status === 'available';
    eventsBefore.current = events.get();
    startTransition(() => load(variables));
    if (isThere && !isLive) reload(variables);
  });
  const onShown = () => {
    if (!isLive && events.get() !== eventsBefore.current) reload(variables);
  };
  const asked = JSON.stringify(variables);
  useEffect(() => {
    open();
  }, [asked]);
  if (!reference) return fallback;
  const retry = () => load(variables);
  return (
    <ErrorBoundary resetKey={reference} fallback={failed ? failed(retry) : <LoadFailed onRetry={retry} />}>
      <Suspense fallback={fallback}>
        <Read<Q> query={query} reference={reference} onShown={onShown}>
          {children}
        </Read>
      </Suspense>
    </ErrorBoundary>
  );
}

type ReadProps<Q extends OperationType> = Pick<QueryLoaderProps<Q>, 'query' | 'children'> & { reference: PreloadedQuery<Q>; onShown: () => void };

function Read<Q extends OperationType>({ query, reference, onShown, children }: ReadProps<Q>) {
  const isShown = useEffectEvent(onShown);
  useEffect(() => isShown(), [reference]);
  return children(usePreloadedQuery<Q>(query, reference));
}
