import { startTransition, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

type OpenedQueryProps<Q extends OperationType> = {
  query: GraphQLTaggedNode;
  /** Others read anew; what was there stays until that has come. */
  variables: Q['variables'];
  /** Stands until the data is there. */
  fallback: ReactNode;
  children: (data: Q['response']) => ReactNode;
};

/** For what opens over a page and needs data that no route has loaded: starts its query on opening and owns the reference. */
export function OpenedQuery<Q extends OperationType>({ query, variables, fallback, children }: OpenedQueryProps<Q>) {
  const [reference, load] = useQueryLoader<Q>(query);
  const open = useEffectEvent(() => startTransition(() => load(variables)));
  const asked = JSON.stringify(variables);
  useEffect(() => {
    open();
  }, [asked]);
  if (!reference) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Read<Q> query={query} reference={reference}>
        {children}
      </Read>
    </Suspense>
  );
}

type ReadProps<Q extends OperationType> = Pick<OpenedQueryProps<Q>, 'query' | 'children'> & { reference: PreloadedQuery<Q> };

function Read<Q extends OperationType>({ query, reference, children }: ReadProps<Q>) {
  return children(usePreloadedQuery<Q>(query, reference));
}
