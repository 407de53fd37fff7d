import type { RouteObject } from 'react-router-dom';
import type { AdministrationPageQuery } from '#client/__generated__/AdministrationPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';

/** `/admin`: the whole vault, for those who look after it. */
export const administrationRoute = (preload: Preload): RouteObject => ({
  path: 'admin',
  loader: preload<AdministrationPageQuery>(() => import('#client/__generated__/AdministrationPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./AdministrationPage.tsx'),
});
