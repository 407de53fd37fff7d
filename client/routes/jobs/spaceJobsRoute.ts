import type { RouteObject } from 'react-router-dom';
import type { SpaceJobsPageQuery } from '#client/__generated__/SpaceJobsPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';
import { partsOf, type SpaceJobKind } from './spaceJobKind.ts';

/** A page with the jobs of one kind of the current space, read again on every visit. */
export const spaceJobsRoute = (preload: Preload, kind: SpaceJobKind, route: Pick<RouteObject, 'path' | 'lazy'>): RouteObject => ({
  ...route,
  loader: preload<SpaceJobsPageQuery>(
    () => import('#client/__generated__/SpaceJobsPageQuery.graphql.ts'),
    () => ({ ...currentSpaceVariables(), ...partsOf(kind), kinds: [kind] }),
    { fetchPolicy: 'store-and-network' },
  ),
  shouldRevalidate: revalidateOnNewPath,
});
