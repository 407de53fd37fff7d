import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useMatches } from 'react-router-dom';
import type { RouterState } from 'react-router-dom';
import { disposeAbandoned } from './preload.ts';

/**
 * For the layout around all pages: disposes, as soon as the page that a navigation led to is shown, the references of pages
 * that never came. Not before: React may still be drawing a page that was left, and reading a query that has been ended
 * before its answer came is a failure.
 * Why: docs/decisions/route-queries.md
 *
 * @param router says where the router is, which may be further than what is shown
 */
export function useDisposeAbandoned(router: { readonly state: RouterState } | null): void {
  const environment = useRelayEnvironment();
  const shown = useMatches();
  useEffect(() => {
    if (router === null) return;
    const { initialized, navigation, loaderData } = router.state;
    if (initialized && navigation.state === 'idle' && shown.every((match) => loaderData[match.id] === match.loaderData)) disposeAbandoned(environment, loaderData);
  }, [environment, router, shown]);
}
