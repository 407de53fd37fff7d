import type { RouteObject } from 'react-router-dom';
import type { FeedsPageQuery } from '#client/__generated__/FeedsPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** `/feeds`: of the current space, read again on every visit. */
export const feedsRoute = (preload: Preload): RouteObject => ({
  path: 'feeds',
  loader: preload<FeedsPageQuery>(() => import('#client/__generated__/FeedsPageQuery.graphql.ts'), currentSpaceVariables, { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./FeedsPage.tsx'),
});
