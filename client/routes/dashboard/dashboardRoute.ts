import type { RouteObject } from 'react-router-dom';
import type { DashboardPageQuery } from '#client/__generated__/DashboardPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';
import { dashboardVariables } from './dashboardVariables.ts';

/** `/` and `/dashboard`. Its numbers are read again on every visit. */
export const dashboardRoutes = (preload: Preload): RouteObject[] =>
  [{ index: true as const }, { path: 'dashboard' }].map((place) => ({
    ...place,
    loader: preload<DashboardPageQuery>(() => import('#client/__generated__/DashboardPageQuery.graphql.ts'), dashboardVariables, { fetchPolicy: 'store-and-network' }),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./DashboardPage.tsx'),
  }));
