import type { RouteObject } from 'react-router-dom';
import type { TrashPageQuery } from '#client/__generated__/TrashPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** `/trash`: of the current space, read again on every visit. */
export const trashRoute = (preload: Preload): RouteObject => ({
  path: 'trash',
  loader: preload<TrashPageQuery>(() => import('#client/__generated__/TrashPageQuery.graphql.ts'), currentSpaceVariables, { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./TrashPage.tsx'),
});
