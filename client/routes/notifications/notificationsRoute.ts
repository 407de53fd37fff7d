import type { RouteObject } from 'react-router-dom';
import type { NotificationsPageQuery } from '#client/__generated__/NotificationsPageQuery.graphql.ts';
import { onlyOnNewPath } from '#client/relay/onlyOnNewPath.ts';
import type { Preload } from '#client/relay/preload.ts';

/** `/notifications`, read anew on every visit. */
export const notificationsRoute = (preload: Preload): RouteObject => ({
  path: 'notifications',
  loader: preload<NotificationsPageQuery>(() => import('#client/__generated__/NotificationsPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
  shouldRevalidate: onlyOnNewPath,
  lazy: () => import('./NotificationsPage.tsx'),
});
