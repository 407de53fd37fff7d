import { use, useEffect, useState } from 'react';
import { usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { LiveContext } from './live/LiveContext.ts';
import { claim } from './preload.ts';

/**
 * Reads the query that this route's loader started: suspends until it is there, throws to the route's error boundary when
 * it failed. The only place that touches a loader's reference; `useQueryLoader` adopts it, so it is disposed when the
 * loader hands in the next one and when the page leaves, also under StrictMode. When a live event has come meanwhile, the page, which
 * could not hear it, is read again.
 * Why: docs/decisions/route-queries.md
 */
export function useRouteQuery<Q extends OperationType>(query: GraphQLTaggedNode): Q['response'] {
  const loaded: PreloadedQuery<Q> = useLoaderData();
  const [owned] = useQueryLoader<Q>(query, loaded);
  const live = use(LiveContext);
  useEffect(() => {
    // All that is on the page listens by then.
    if (claim(loaded)) queueMicrotask(() => live.announceMissed());
  }, [loaded, live]);

  // In the render in which the loader hands in a new reference, `useQueryLoader` still answers the old one; reading that
  // once more would hold its data for five more minutes.
  const [adopted, setAdopted] = useState(loaded);
  const isHandover = adopted !== loaded;
  if (isHandover) setAdopted(loaded);

  return usePreloadedQuery<Q>(query, isHandover ? loaded : (owned ?? loaded));
}
