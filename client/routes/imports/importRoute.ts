import type { RouteObject } from 'react-router-dom';
import type { ImportPageQuery } from '#client/__generated__/ImportPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { currentSpaceVariables } from '#client/spaces/currentSpace.ts';

/** `/import`: into the current space, read again on every visit. */
export const importRoute = (preload: Preload): RouteObject => ({
  path: 'import',
  loader: preload<ImportPageQuery>(() => import('#client/__generated__/ImportPageQuery.graphql.ts'), currentSpaceVariables, { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./ImportPage.tsx'),
});
