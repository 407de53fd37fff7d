import type { RouteObject } from 'react-router-dom';
import type { ExportPageQuery } from '#client/__generated__/ExportPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** `/export`: of the current space, read again on every visit. */
export const exportRoute = (preload: Preload): RouteObject => ({
  path: 'export',
  loader: preload<ExportPageQuery>(() => import('#client/__generated__/ExportPageQuery.graphql.ts'), currentSpaceVariables, { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./ExportPage.tsx'),
});
